const RELOADED = 'coalface-reloaded'
/** Milliseconds in which a page is reloaded once: what is missing then is missing for good. */
const AGAIN_AFTER = 10_000

/**
 * Reload the page when a part of it cannot be loaded: the server was updated since the page was
 * opened, and its files have new names.
 */
export function reloadWhenOutdated(page: Window): void {
  page.addEventListener('vite:preloadError', () => {
    const last = Number(page.sessionStorage.getItem(RELOADED))
    if (Date.now() - last < AGAIN_AFTER) return
    page.sessionStorage.setItem(RELOADED, String(Date.now()))
    page.location.reload()
  })
}
