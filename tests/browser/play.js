/**
 * Makes this many decisions, and waits for those of the others. It looks seldom and touches little:
 * what is measured meanwhile is the table. Returns what the frames that took long have done.
 */
async ({ turns, seed, timeout }) => {
  const OTHER_TABS = 'nav.tabs [data-tab-of]:not([aria-current])'
  const wait = (time) => new Promise((resolve) => setTimeout(resolve, time))
  const decision = () => document.querySelector('[data-decision]')?.dataset.decision
  const over = () => document.querySelector('dialog[open] .who h2') !== null
  const things = () => [...document.querySelectorAll('[data-pick][data-state="selectable"]')]
  const seen = (thing) => thing.getClientRects().length > 0
  const prompt = () => document.querySelector('#asking')?.innerText.replaceAll(/\s+/g, ' ')
  const names = (list) => list.map(({ dataset }) => dataset.pick).join(', ') || 'nothing'
  let chance = seed
  const any = (list) => list[(chance = (chance * 48271) % 2147483647) % list.length]

  /** Do something again and again until it is over or this holds; fail after a time with `words`. */
  async function until(holds, words, step) {
    const begun = performance.now()
    while (!holds() && !over()) {
      if (performance.now() - begun > timeout) {
        throw new Error(`${words()} in ${timeout / 1000} s; the prompt says “${prompt()}”`)
      }
      await step()
    }
  }

  /** Choose a thing, where it can be seen; say yes where the table asks whether that is meant. */
  async function point() {
    const yes = document.querySelector('.sure .yes')
    const here = things().filter(seen)
    if (!yes && here.length > 0) return choose(any(here))
    if (yes) yes.click()
    else if (things().length > 0) any([...document.querySelectorAll(OTHER_TABS)])?.click()
    await wait(100)
  }

  async function choose(thing) {
    thing.scrollIntoView({ block: 'center', behavior: 'instant' })
    await wait(150)
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await wait(150)
    document.querySelector('.dock .btn.main')?.click()
    await wait(250)
  }

  const slow = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, duration, styleAndLayoutStart, scripts } = entry
      const end = startTime + duration
      slow.push({
        duration,
        script: scripts.reduce((sum, { duration }) => sum + duration, 0),
        layout: styleAndLayoutStart ? end - styleAndLayoutStart : 0,
        what: scripts.map(({ invoker, duration }) => `${invoker} ${Math.round(duration)}`),
      })
    }
  })
  observer.observe({ type: 'long-animation-frame' })

  for (let turn = 0; turn < turns && !over(); turn += 1) {
    const before = decision()
    await until(
      () => decision() !== before,
      () => `decision ${before} was not made, with ${names(things())} to choose from,`,
      point,
    )
    await until(
      () => things().length > 0,
      () => `after ${turn + 1} of ${turns} decisions nothing was asked`,
      () => wait(50),
    )
    await wait(600)
  }
  observer.disconnect()
  return slow
}
