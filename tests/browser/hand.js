/**
 * A hand before the screen: it sees what can be pointed at, and finds the spot at which a pointer
 * hits it. The pointer itself is the browser's own, so that what is covered cannot be chosen.
 */
globalThis.hand = (() => {
  const END = 'dialog[open] .who h2'
  const SELECTABLE = '[data-pick][data-state="selectable"]'
  /** Milliseconds after which a gesture that changed nothing is taken for one of the board's own. */
  const SETTLED = 1500
  /** Milliseconds after which a thing is where it stays. */
  const STILL = 150

  const all = (selector) => [...document.querySelectorAll(selector)]
  const asking = () => document.querySelector('[data-decision]')
  const decision = () => asking()?.dataset.decision ?? null

  /** What a gesture changes. */
  function scene() {
    const taken = all('[data-pick][data-state="taken"]').map(({ dataset }) => dataset.pick)
    const dock = document.querySelector('.dock .say')?.textContent ?? ''
    const sure = all('.sure .yes:not([disabled])').length
    return [decision(), taken.join(' '), all(SELECTABLE).length, dock, sure].join('|')
  }

  /** The first thing that `look` finds; it looks again after whatever changes. */
  function wait(look, timeout, words) {
    return new Promise((resolve, reject) => {
      const begun = performance.now()
      let frame = 0
      const again = () => (frame ||= requestAnimationFrame(step))
      const observer = new MutationObserver(again)
      const timer = setInterval(again, 100)
      const step = () => {
        frame = 0
        const waited = performance.now() - begun
        const found = look(waited)
        if (!found && waited < timeout) return
        observer.disconnect()
        clearInterval(timer)
        if (found) resolve(found)
        else reject(new Error(`${words()}: ${scene()}`))
      }
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      step()
    })
  }

  /** Where a pointer would hit this element, if it can. */
  function spot(element) {
    const at = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = width > 0 && height > 0 ? document.elementFromPoint(x, y) : null
      return element.contains(hit) ? { x, y } : null
    }
    const now = at()
    if (now || element.getClientRects().length === 0) return now
    element.scrollIntoView({ block: 'center', inline: 'center' })
    return at()
  }

  const touch = () => matchMedia('(pointer: coarse)').matches

  /** The first of these elements that a pointer would hit, and where. */
  function first(elements) {
    for (const element of elements) {
      const found = spot(element)
      if (found) return { ...found, pick: element.dataset.pick ?? '', touch: touch() }
    }
    return null
  }

  /** What is selectable, beginning with one by chance: what is liked first, what is shunned last. */
  function lights(roll, like, shun) {
    const rank = ({ dataset: { pick } }) =>
      Number(shun.some((name) => pick.startsWith(name))) -
      Number(like.some((name) => pick.startsWith(name)))
    const selectable = all(SELECTABLE)
    const begin = Math.floor(roll * selectable.length)
    return [...selectable.slice(begin), ...selectable.slice(0, begin)].sort((a, b) => rank(a) - rank(b))
  }

  /** Where to press for a move that is made only when it is confirmed, as soon as that is possible. */
  function doubted() {
    const found = first(all('.sure .yes:not([disabled])'))
    return found && { ...found, pick: 'yes', scene: scene() }
  }

  /** Where to point next, by chance, when the scene is another than `before`; or that it is over. */
  function choose({ before, roll, like, shun, timeout }) {
    const look = (waited) => {
      if (document.querySelector(END)) return { over: true }
      if (!asking() || asking().ariaBusy === 'true') return null
      if (scene() === before && waited < SETTLED) return null
      if (document.querySelector('.sure')) return doubted()
      const selectable = lights(roll, like, shun)
      const found =
        first(all('.dock .btn.main')) ??
        first(selectable) ??
        first(all('.report header button')) ??
        (selectable.length > 0 ? first(all('nav.tabs [data-tab-of]:not([aria-current])')) : null)
      return found && { ...found, scene: scene() }
    }
    return wait(look, timeout, () => 'nothing can be pointed at')
  }

  /**
   * Where the thing of a pick is, to be pointed at; nowhere if the board has taken it itself. A
   * board is drawn in stages, so the thing must have stood still.
   */
  function find({ pick, timeout }) {
    let seen = { since: 0 }
    const look = (waited) => {
      const found = all(`[data-pick="${pick}"]`)
      // another thing may lead there too, as a storage takes the option that leads to it; what a
      // sheet offers stands for the thing itself
      const isOwn = (at) => at === pick || at.startsWith('offered:')
      const own = found.filter(({ dataset }) => isOwn(dataset.at ?? pick))
      const things = own.length > 0 ? own : found
      if (things.some(({ dataset }) => dataset.state === 'taken')) return { pick, taken: true }
      const spot = first(things.filter(({ dataset }) => dataset.state === 'selectable'))
      if (spot?.x !== seen.x || spot?.y !== seen.y) seen = { ...spot, since: waited }
      return spot && waited - seen.since >= STILL ? spot : null
    }
    const covers = () => all(`[data-pick="${pick}"]`).map((one) => one.outerHTML.slice(0, 200))
    return wait(look, timeout, () => `${pick} cannot be pointed at, ${covers().join()}`)
  }

  /** That another decision is asked for than this one, after these picks; or where to confirm it. */
  const answered = ({ before, picks = [], timeout }) =>
    wait(
      () => (decision() !== before ? { answered: true } : doubted()),
      timeout,
      () => `decision ${before} stands, ${picks.join()}`,
    )

  /** How many moves are offered in words, or none when the game is over. */
  function moves({ before, timeout }) {
    const look = () => {
      if (document.querySelector(END)) return { over: true, count: 0 }
      const count = all('button.move:not([disabled])').length
      return count > 0 && decision() !== before ? { over: false, count } : null
    }
    return wait(look, timeout, () => 'no moves')
  }

  /** What is selectable and smaller than this, one way or the other. */
  const small = (least) =>
    all(SELECTABLE)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width * height > 0 && Math.min(width, height) < least
      })
      .map((element) => element.outerHTML.slice(0, 160))

  return { choose, find, answered, moves, small, decision }
})()
