/** Where we are: the path of the page, changed by links and by the browser's own buttons. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; of: 'table' | 'record'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'overview'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'about' }
  | { page: 'me' }
  | { page: 'lost' }

export function routeOf(path: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (!first) return { page: 'lobby' }
  if (first === 'table' && second && !third) return { page: 'table', id: second }
  if (first === 'table' && second && third === 'replay')
    return { page: 'replay', of: 'table', id: second }
  if (first === 'record' && second) return { page: 'replay', of: 'record', id: second }
  if (first === 'rules' && second) return { page: 'rules', game: second }
  if (first === 'overview' && second && !third) return { page: 'overview', game: second }
  if (first === 'learn') return { page: 'learn', game: second ?? '', lesson: third ?? '' }
  if (first === 'about' && !second) return { page: 'about' }
  if (first === 'me' && !second) return { page: 'me' }
  return { page: 'lost' }
}

class Place {
  path = $state(location.pathname)
  search = $state(location.search)
  hash = $state(location.hash)
}

export const place = new Place()

function read(): void {
  place.path = location.pathname
  place.search = location.search
  place.hash = location.hash
}

/** Go to another page of ours. */
export function go(to: string): void {
  history.pushState(null, '', to)
  read()
  scrollTo(0, 0)
}

/** Say where we are now without a new step back. */
export function restate(to: string): void {
  history.replaceState(null, '', to)
  read()
}

/** Links to our own pages do not load the page again. */
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.download) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    if (link.hash && link.pathname === location.pathname) {
      restate(link.href)
      const target = document.getElementById(link.hash.slice(1))
      target?.scrollIntoView()
      target?.focus({ preventScroll: true })
    } else go(link.href)
  }
  addEventListener('popstate', read)
  addEventListener('click', click)
  return () => {
    removeEventListener('popstate', read)
    removeEventListener('click', click)
  }
}
