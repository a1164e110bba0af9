// Which page an address means, and the way back. The history API is all the router there is.
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'table'; readonly id: string; readonly watch?: string }
  | { readonly page: 'replay'; readonly id: string; readonly move: number | null; readonly watch?: string }
  | { readonly page: 'result'; readonly id: string; readonly watch?: string }
  | { readonly page: 'records' }
  /** A record that was opened in this browser, by the name it is kept under. */
  | { readonly page: 'record'; readonly id: string; readonly move: number | null }
  | { readonly page: 'settings' }
  /** A link that gives a seat to this device. */
  | { readonly page: 'recover'; readonly key: string }
  /** One's own seats, with such links. */
  | { readonly page: 'seats' }
  | { readonly page: 'about'; readonly game: string }
  /** All lessons, and one of them by the folders of its game and its own. */
  | { readonly page: 'learn' }
  | { readonly page: 'lesson'; readonly id: string }
  /** The rules of a game, at one of them where it is named; of which games there are some, where none is. */
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  /** A game on one page. */
  | { readonly page: 'card'; readonly game: string }
  | { readonly page: 'lost' }

/** The page that a path with its query means; what is none of ours is `lost`, never a guess. */
export function routeOf(address: string): Route {
  const url = new URL(address, 'http://tassel.invalid')
  const [first = '', second = '', third = '', ...more] = url.pathname.split('/').slice(1).map(decoded)
  if (more.length > 0) return { page: 'lost' }
  if (first === '') return { page: 'home' }
  if (first === 'new' && second === '') return { page: 'new', game: url.searchParams.get('game') ?? '' }
  if (first === 'join' && third === '') return { page: 'join', code: second }
  const move = moveOf(url.searchParams.get('move'))
  if (first === 'replay' && second === '') return { page: 'records' }
  if (first === 'replay' && third === '') return { page: 'record', id: second, move }
  if ((first === 'settings' || first === 'seats') && second === '') return { page: first }
  if (first === 'recover' && second && third === '') return { page: 'recover', key: second }
  const read = readRoute(first, second, third)
  if (read) return read
  if (first === 't' && second) return tableRoute({ id: second, part: third, move, watch: url.searchParams.get('watch') })
  return lessonRoute(first, second, third)
}

/** The lessons, or one of them. */
function lessonRoute(first: string, game: string, name: string): Route {
  if (first === 'learn' && game === '') return { page: 'learn' }
  return first === 'learn' && name !== '' ? { page: 'lesson', id: `${game}/${name}` } : { page: 'lost' }
}

/** The pages about a game. */
function readRoute(first: string, game: string, third: string): Route | null {
  if (first === 'games' && game && third === '') return { page: 'about', game }
  if (first === 'rules' && (game || !third)) return { page: 'rules', game, ...(third ? { rule: third } : {}) }
  return first === 'card' && game && third === '' ? { page: 'card', game } : null
}

interface TableAddress {
  readonly id: string
  readonly part: string
  readonly move: number | null
  readonly watch: string | null
}

function tableRoute({ id, part, move, watch }: TableAddress): Route {
  const watching = watch === null ? {} : { watch }
  switch (part) {
    case '':
      return { page: 'table', id, ...watching }
    case 'replay':
      return { page: 'replay', id, move, ...watching }
    case 'result':
      return { page: 'result', id, ...watching }
    default:
      return { page: 'lost' }
  }
}

/** The address of a page. */
export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/'
    case 'new':
      return withQuery('/new', { game: route.game || undefined })
    case 'join':
      return route.code ? `/join/${encodeURIComponent(route.code)}` : '/join'
    case 'table':
      return withQuery(`/t/${encodeURIComponent(route.id)}`, { watch: route.watch })
    case 'replay':
      return withQuery(`/t/${encodeURIComponent(route.id)}/replay`, { move: route.move?.toString(), watch: route.watch })
    case 'result':
      return withQuery(`/t/${encodeURIComponent(route.id)}/result`, { watch: route.watch })
    case 'record':
      return withQuery(`/replay/${encodeURIComponent(route.id)}`, { move: route.move?.toString() })
    case 'records':
      return '/replay'
    case 'settings':
      return '/settings'
    case 'seats':
      return '/seats'
    case 'recover':
      return `/recover/${encodeURIComponent(route.key)}`
    case 'about':
      return `/games/${encodeURIComponent(route.game)}`
    case 'learn':
      return '/learn'
    case 'lesson':
      return `/learn/${route.id.split('/').map(encodeURIComponent).join('/')}`
    case 'rules':
      return ['/rules', ...[route.game, route.rule].flatMap((part) => (part ? encodeURIComponent(part) : []))].join('/')
    case 'card':
      return `/card/${encodeURIComponent(route.game)}`
    case 'lost':
      return '/lost'
  }
}

/** Goes to a page; `replace` leaves no step behind for the back button. */
export function go(route: Route, replace = false): void {
  const path = pathOf(route)
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  for (const listener of listeners) listener()
  if (!replace) window.scrollTo(0, 0)
}

/** The page that is shown now. */
export function useRoute(): Route {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  return routeOf(address)
}

/** A path with those parts of a query that there are. */
export function withQuery(path: string, parts: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function moveOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
