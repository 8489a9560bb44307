/** Notes every piece that flies: for tests in `flights`, for a trace from when to when it moves. */
;(() => {
  const { animate } = Element.prototype
  globalThis.flights = []
  Element.prototype.animate = function (frames, options) {
    const motion = animate.call(this, frames, options)
    const [from, to] = [frames[0], frames.at(-1)].map(({ transform }) => transform)
    flights.push({ piece: this.firstChild.getAttribute('href'), from, to })
    document.documentElement.dataset.flights = flights.length
    const { delay = 0, duration } = options
    motion.ready.then(({ startTime }) =>
      performance.measure(`flight ${duration}`, { start: startTime + delay, duration }),
    )
    return motion
  }
})()
