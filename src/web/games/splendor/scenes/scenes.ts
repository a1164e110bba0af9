// The end: what everybody has, counted once more from nothing.
import { CARDS, NOBLE_POINTS, POINTS, POINTS_TO_END } from '../../../../games/splendor/components.ts'
import { noblesOf, result } from '../../../../games/splendor/scoring.ts'
import type { State } from '../../../../games/splendor/state.ts'
import type { Moment } from '../../../scenes/moment.ts'
import type { Count, Scene, Step, Teller } from '../../../scenes/scene.ts'
import { cardPiece, noblePiece } from '../pieces.ts'

export const teller: Teller<State> = { scenes: (moment) => (moment.lines.some(({ event }) => event === 'ends') ? [endOf(moment)] : []) }

function endOf({ after: s }: Moment<State>): Scene {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const done = seats.filter((seat) => s.points[seat] >= POINTS_TO_END)
  const steps: Step[] = [
    {
      id: 'lastRound',
      rule: 'E1',
      counts: done.map((seat) => ({
        seat,
        points: 0,
        at: [],
        shows: String(s.points[seat]),
        told: { event: 'lastRound', seat, facts: { points: s.points[seat] } },
      })),
    },
    { id: 'cards', rule: 'E1', parts: ['cards'], counts: seats.flatMap((seat) => cardCounts(s, seat)) },
    { id: 'nobles', rule: 'N1', parts: ['nobles'], counts: seats.flatMap((seat) => nobleCounts(s, seat)) },
  ]
  return { id: 'end', steps: [...steps, ...tieBreak(s)], board: s, isRecount: true }
}

function cardCounts(s: State, seat: number): Count[] {
  const counts: Count[] = []
  for (let card = 0; card < CARDS; card++)
    if (s.owner[card] === seat && POINTS[card] > 0) counts.push({ seat, points: POINTS[card], at: [cardPiece(card)], name: ['card', card] })
  return counts
}

const nobleCounts = (s: State, seat: number): Count[] =>
  noblesOf(s, seat).map((noble) => ({ seat, points: NOBLE_POINTS, at: [noblePiece(noble)], name: ['noble', noble] }))

/** E3: only where the most points are held by several. */
function tieBreak(s: State): Step[] {
  const { scores } = result(s)
  const most = Math.max(...scores.map(({ total }) => total))
  const tied = scores.filter(({ total }) => total === most)
  if (tied.length < 2) return []
  return [{ id: 'tieBreak', rule: 'E3', counts: tied.map(({ seat }) => ({ seat, points: 0, at: [], shows: String(s.bought[seat]) })) }]
}
