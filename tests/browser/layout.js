/**
 * What a reader of the screen stumbles over: text on text, cut text, words on two lines, text under
 * something else, a page wider than the screen, a prompt without room.
 */
globalThis.layout = (() => {
  /** Where capitals begin and end in the box of a line, as parts of its height (Noto Sans). */
  const CAP = 0.26
  const BASE = 0.785
  /** Pixels by which letters may touch, and by which a box may be too small. */
  const TOUCH = 1.5
  const CUT = 1.5
  /** Pixels between two letters of a word on one line, one above the other, at most. */
  const APART = 4
  /** Drawings from this width on are scenes, which may go on behind their frame. */
  const LARGE = 120
  /** From this width on the whole table is on the screen, if the prompt has one row. */
  const DESK = 1280
  /** Pixels beside the prompt in which whose turn it is could be written. */
  const TURN = 140
  const HIDES = new Set(['hidden', 'clip'])
  const SCROLLS = new Set(['auto', 'scroll'])
  const LAYERS = new Set(['fixed', 'sticky'])
  const PAINTED = '.sign, .btn, .chip, .turn, .pill, .badge, .bd-card, .space'
  /** What may be cut: names and lines that people type, and what stands elsewhere in full. */
  const TYPED = '[data-typed]'

  let styles = new Map()
  function style(element) {
    let found = styles.get(element)
    if (!found) styles.set(element, (found = getComputedStyle(element)))
    return found
  }

  /** Whether an element is there for those who see. */
  function shown(element) {
    if (element.closest('.sr, option, title, desc, symbol, defs, script, style')) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let one = element; one; one = one.parentElement) {
      if (style(one).clipPath === 'inset(50%)') return false
    }
    return true
  }

  /** The nearest thing that floats above the page, or the page. */
  function layerOf(element) {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (one.matches('dialog, [data-layer]') || LAYERS.has(style(one).position)) return one
    }
    return document.body
  }

  /** The lines of text, each with the box of its letters. */
  function lines() {
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      if (!node.data.trim() || !shown(element)) continue
      range.selectNodeContents(node)
      const layer = layerOf(element)
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue
        found.push({
          node,
          element,
          layer,
          text: node.data.trim(),
          left: box.left,
          right: box.right,
          top: box.top + box.height * CAP,
          bottom: box.top + box.height * BASE,
        })
      }
    }
    return found
  }

  /** Signs, pieces and flags, as boxes like those of letters. */
  function drawings() {
    return [...document.body.querySelectorAll('svg:has(> use)')]
      .filter((element) => shown(element))
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const text = element.querySelector('use')?.getAttribute('href') ?? element.classList.value
        return { element, layer: layerOf(element), text, left, right, top, bottom }
      })
      .filter(({ left, right }) => right - left > 1 && right - left < LARGE)
  }

  /** A short name of an element, to find it by. */
  function name(element) {
    const parts = []
    for (let one = element; one && one !== document.body && parts.length < 4; ) {
      const classes = [...one.classList].filter((each) => !each.startsWith('svelte-'))
      parts.unshift([one.localName, ...classes].join('.'))
      one = one.parentElement
    }
    return parts.join(' > ')
  }

  const say = (what, line, more = '') => `${what}: “${line.text}” (${name(line.element)})${more}`

  /** Cut a line down to what the things that scroll or shorten it show; null if that is nothing. */
  function visible(line) {
    let { left, right, top, bottom } = line
    for (let one = line.element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = style(one)
      const shortens = one.matches(TYPED) && HIDES.has(overflowX)
      if (!SCROLLS.has(overflowX) && !SCROLLS.has(overflowY) && !shortens) continue
      const box = one.getBoundingClientRect()
      ;[left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      ;[top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return right - left < 1 || bottom - top < 1 ? null : { ...line, left, right, top, bottom }
  }

  /** Text that a box with a hard edge, a drawing or the screen cuts off. */
  function cut(line) {
    if (line.element.closest(TYPED)) return null
    for (let one = line.element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, display } = style(one)
      if (SCROLLS.has(overflowX) || SCROLLS.has(overflowY)) return null
      if (display === 'inline') continue
      const drawn = one.namespaceURI.endsWith('svg')
      if (drawn && one.localName !== 'svg') continue
      const box = one.getBoundingClientRect()
      const wide = line.left < box.left - CUT || line.right > box.right + CUT
      const high = line.top < box.top - CUT || line.bottom > box.bottom + CUT
      if ((HIDES.has(overflowX) && wide) || (HIDES.has(overflowY) && high)) return one
    }
    const width = document.documentElement.clientWidth
    return line.left < -CUT || line.right > width + CUT ? document.body : null
  }

  /** Text that stands out of the sign or button that it is written on. */
  function spilt(line) {
    const box = line.element.closest(PAINTED)
    if (!box) return false
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const wide = line.left < left - CUT || line.right > right + CUT
    return wide || line.top < top - CUT || line.bottom > bottom + CUT
  }

  /** Where a letter of a text is; that of a hyphen before it counts to the one before. */
  function top(node, at) {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return [...range.getClientRects()].at(-1)?.top ?? 0
  }

  /** The words of texts that lie on two lines. */
  function* broken(nodes) {
    const range = document.createRange()
    for (const node of nodes) {
      range.selectNodeContents(node)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue
      for (const found of node.data.matchAll(/[^\s\-–—/\u00ad\u200b]{2,}/g)) {
        const last = found.index + found[0].length - 1
        const drop = top(node, last) - top(node, found.index)
        if (drop > APART) yield { node, word: found[0] }
      }
    }
  }

  /** Pairs of lines whose letters lie on each other. */
  function* overlaps(all) {
    const sorted = [...all].sort((a, b) => a.top - b.top)
    for (const [at, one] of sorted.entries()) {
      for (let next = at + 1; next < sorted.length; next += 1) {
        const other = sorted[next]
        if (other.top > one.bottom - TOUCH) break
        if (other.node === one.node || other.layer !== one.layer) continue
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - other.top
        if (wide > TOUCH && high > TOUCH) yield [one, other]
      }
    }
  }

  /** Whether an element hides what is below it. */
  function opaque(element) {
    const { backgroundColor, fill, fillOpacity } = style(element)
    if (!element.checkVisibility({ opacityProperty: true })) return false
    if (element.namespaceURI.endsWith('svg') && element.localName !== 'svg') {
      return fill !== 'none' && Number(fillOpacity) > 0.5 && !/, 0\)|\/ 0\)/.test(fill)
    }
    return backgroundColor !== 'rgba(0, 0, 0, 0)' && !/, 0\.[0-4]|\/ 0\.[0-4]/.test(backgroundColor)
  }

  /** Where a line of text or a drawing is looked at, as parts of its width. */
  const SPOTS = [0.25, 0.5, 0.75]

  /** What lies on a line of text or a drawing, if anything does. */
  function cover(line) {
    for (const part of SPOTS) {
      const x = line.left + (line.right - line.left) * part
      const y = (line.top + line.bottom) / 2
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
      const stack = document.elementsFromPoint(x, y)
      const at = stack.indexOf(line.element)
      const found = at < 0 ? null : stack.slice(0, at).find((one) => hides(one, line))
      if (found) return found
    }
    return null
  }

  const hides = (one, { element, layer }) =>
    !element.contains(one) &&
    !one.contains(element) &&
    !belongs(one, element.closest('svg')) &&
    layerOf(one) === layer &&
    opaque(one)

  /** Whether something stands beside a drawing, as the number on a piece does. */
  const belongs = (one, drawing) =>
    drawing && one.closest('svg, b, span, i')?.parentElement === drawing.parentElement

  /** Whether buttons stand in rows that would have room in one, from where they begin. */
  function stacked(choices) {
    const boxes = [...(choices?.children ?? [])].map((button) => button.getBoundingClientRect())
    if (new Set(boxes.map(({ top }) => top)).size < 2) return false
    const gaps = (boxes.length - 1) * parseFloat(getComputedStyle(choices).columnGap)
    const needed = boxes.reduce((sum, { width }) => sum + width, gaps)
    return needed <= choices.parentElement.getBoundingClientRect().right - boxes[0].left
  }

  /** What is wrong with the prompt. */
  function* prompt(all) {
    const asked = document.querySelector('#asking h1')
    const own = all.filter(({ element }) => asked?.contains(element))
    if (own.length === 0) yield 'the prompt has no words on the screen'
    if (asked && asked.getBoundingClientRect().width < 40) yield 'the prompt has no width'
    const turn = [...document.querySelectorAll('#asking .turn span, #asking .over')]
    const free = (asked?.clientWidth ?? 0) - Math.max(...own.map(({ left, right }) => right - left))
    if (innerWidth >= DESK && turn.length > 0 && turn.every((words) => !words.offsetWidth) && free > TURN) {
      yield 'whose turn it is is not written though there is room'
    }
    if (innerWidth >= DESK && stacked(document.querySelector('#asking .choices'))) {
      yield 'the buttons of the prompt stand in two rows though there is room'
    }
    for (const line of own) {
      if (line.top < 0 || line.bottom > innerHeight) yield say('the prompt is not on the screen', line)
    }
  }

  /** Everything that is wrong with what is on the screen now. */
  function measure() {
    styles = new Map()
    const found = new Set()
    const every = lines()
    const pictures = drawings()
    for (const line of [...every, ...pictures]) {
      const edge = cut(line)
      if (edge) found.add(say('cut', line, ` by ${name(edge)}`))
    }
    for (const line of every) if (spilt(line)) found.add(say('spilt', line))
    for (const { node, word } of broken(new Set(every.map(({ node }) => node)))) {
      found.add(`broken: “${word}” (${name(node.parentElement)})`)
    }
    const seen = every.map(visible).filter(Boolean)
    for (const [one, other] of overlaps(seen)) {
      found.add(say('overlap', one, ` and “${other.text}” (${name(other.element)})`))
    }
    for (const line of [...seen, ...pictures]) {
      const over = cover(line)
      if (over) found.add(say('covered', line, ` by ${name(over)}`))
    }
    for (const words of prompt(every)) found.add(words)
    const wide = document.documentElement.scrollWidth - innerWidth
    if (wide > 0) found.add(`the page is ${wide} pixels wider than the screen`)
    const bar = document.querySelector('#asking')?.closest('header')?.offsetHeight ?? 0
    const row = 3.5 * Number.parseFloat(style(document.documentElement).fontSize)
    const high = Math.floor(document.documentElement.scrollHeight - innerHeight - Math.max(0, bar - row))
    if (innerWidth >= DESK && high > CUT) found.add(`the table is ${high} pixels too high`)
    return [...found]
  }

  /** Milliseconds without a change after which a page is taken for drawn. */
  const STILL = 120

  /** When the board of the decision with this number or a later one is drawn, and stands still. */
  function still(timeout) {
    return new Promise((resolve, reject) => {
      const begun = performance.now()
      let changed = begun
      const observer = new MutationObserver(() => (changed = performance.now()))
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      const look = () => {
        const now = performance.now()
        const drawn = document.querySelector('#asking') && document.querySelector('[data-pick]')
        const late = now - begun > timeout
        if (!late && !(drawn && now - changed > STILL)) return void setTimeout(look, 20)
        observer.disconnect()
        if (late) reject(new Error('the board is not drawn'))
        else void document.fonts.ready.then(resolve)
      }
      look()
    })
  }

  return { measure, still }
})()
