import { describe, expect, test } from 'vitest'
import { pathOf, type Route, routeOf } from './router.ts'

const routes: Route[] = [
  { page: 'home' },
  { page: 'new', game: '' },
  { page: 'new', game: 'splendor' },
  { page: 'join', code: '' },
  { page: 'join', code: 'a b/c' },
  { page: 'table', id: 'local-7f' },
  { page: 'replay', id: 'x1', move: null },
  { page: 'replay', id: 'x1', move: 12 },
  { page: 'table', id: 'x1', watch: 'k7' },
  { page: 'replay', id: 'x1', move: 3, watch: 'k7' },
  { page: 'result', id: 'x1' },
  { page: 'result', id: 'x1', watch: 'k7' },
  { page: 'records' },
  { page: 'record', id: 'ab12', move: null },
  { page: 'record', id: 'ab12', move: 7 },
  { page: 'settings' },
  { page: 'seats' },
  { page: 'recover', key: 'ab12' },
  { page: 'about', game: 'bruxelles-1893' },
  { page: 'rules', game: '' },
  { page: 'rules', game: 'skyrise' },
  { page: 'rules', game: 'skyrise', rule: 'V4' },
  { page: 'card', game: 'splendor' },
]

describe('An address', () => {
  test.each(routes)('means the page it was made of: %j', (route) => {
    expect(routeOf(pathOf(route))).toEqual(route)
  })
  test.each(['/t', '/t/x/y', '/games', '/new/x', '/nothing', '/t/x/replay/3', '/card', '/rules//V4', '/rules/x/V4/y', '/%E0%A4%A'])(
    'that is none of ours is lost: %s',
    (path) => {
      expect(routeOf(path)).toEqual({ page: 'lost' })
    },
  )
  test('with a move that is no number shows the whole game', () => {
    expect(routeOf('/t/x/replay?move=-1')).toEqual({ page: 'replay', id: 'x', move: null })
  })
})
