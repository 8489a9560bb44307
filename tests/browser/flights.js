/**
 * Notes every piece that flies: for tests in `flights`, for a trace from when to when it moves, also
 * where its way is cut short; and in `awaited` those that are hidden where they will arrive.
 */
;(() => {
  const { animate } = Element.prototype
  globalThis.flights = []
  globalThis.awaited = []
  Element.prototype.animate = function (frames, options) {
    const motion = animate.call(this, frames, options)
    const piece = this.querySelector('use')?.getAttribute('href')
    if (!this.classList.contains('bd-flying')) {
      // it only stays unseen, or sails
      awaited.push(piece)
      return motion
    }
    const [from, to] = [frames[0], frames.at(-1)].map(({ transform }) => transform)
    flights.push({ piece, from, to, size: Number.parseFloat(this.style.width) })
    document.documentElement.dataset.flights = flights.length
    const { delay = 0, duration } = options
    motion.ready.then(({ startTime }) => {
      const start = startTime + delay
      const note = () => {
        const flown = Math.min(duration, performance.now() - start)
        if (flown > 0) performance.measure(`flight ${flown}`, { start, duration: flown })
      }
      motion.finished.then(note, note)
    })
    return motion
  }
})()
