/** Which part of a page can be seen, between what stays at its top and at its end. */

/** How much of the screen the rows of a board take that stay below the prompt bar (`data-held`). */
export function heldHeight(): number {
  return [...document.querySelectorAll('[data-held]')]
    .filter((row) => getComputedStyle(row).position === 'sticky')
    .reduce((sum, row) => sum + row.getBoundingClientRect().height, 0)
}

/** Where the part of the page begins that can be seen: below the prompt bar and those rows. */
export function topInSight(): number {
  const bar = document.querySelector('header.top')?.getBoundingClientRect().bottom ?? 0
  return bar + heldHeight()
}

/** Where it ends: above the tabs of a narrow screen. */
export function endInSight(): number {
  const tabs = document.querySelector('nav.tabs')?.getBoundingClientRect()
  return tabs && tabs.height > 0 ? tabs.top : innerHeight
}
