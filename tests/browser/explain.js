/** What of the drawn boards has no explanation: text and art outside every known subject. */
(known) => {
  const PLACES = '.place.board, .place.mine, .place.others'
  /** What is no thing of the game: ways around the page, controls, words for ears, scenery. */
  const APART = 'nav, .sr, .sprite, [data-decor], button:not([data-pick]):not([data-subject])'
  const ART = 'use, path, rect, circle, ellipse, polygon, polyline, line, img'
  const explained = new Set(known)

  function isKnown(subject) {
    const parts = subject.split(':')
    return parts.some((_, at) => explained.has(parts.slice(0, parts.length - at).join('-')))
  }
  function isSeen(element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0.5 || height > 0.5
  }
  const name = (element) =>
    [...Array(4).keys()]
      .reduce((path, _) => (path[0]?.parentElement ? [path[0].parentElement, ...path] : path), [element])
      .map((at) => `${at.localName}.${(at.getAttribute('class') ?? '').split(' ')[0]}`)
      .join(' > ')

  const missing = new Set()
  for (const place of document.querySelectorAll(PLACES)) {
    for (const { dataset } of place.querySelectorAll('[data-subject]')) {
      if (!isKnown(dataset.subject)) missing.add(`no explanation of ${dataset.subject}`)
    }
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const isText = node.nodeType === Node.TEXT_NODE
      const element = isText ? node.parentElement : node
      if (isText ? node.data.trim() === '' : !element.matches(ART)) continue
      if (element.closest('[data-subject]') || element.closest(APART) || !isSeen(element)) continue
      if (element.closest('title, style, defs, symbol, option')) continue
      missing.add(`${isText ? `“${node.data.trim()}” in ` : ''}${name(element)}`)
    }
  }
  return [...missing].sort()
}
