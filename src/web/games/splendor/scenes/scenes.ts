// The end: what everybody has, counted once more from nothing.
import type { Language } from '../../../../core/words.ts'
import { bonusGem, CARDS, NOBLE_POINTS, POINTS, POINTS_TO_END } from '../../../../games/splendor/components.ts'
import { GEMS } from '../../../../games/splendor/gems.ts'
import { noblesOf, result } from '../../../../games/splendor/scoring.ts'
import type { State } from '../../../../games/splendor/state.ts'
import type { Moment } from '../../../scenes/moment.ts'
import type { Count, Scene, Source, Step, Teller } from '../../../scenes/scene.ts'
import type { SceneWords } from '../../../scenes/words/scene-words.ts'
import { cardPiece, noblePiece } from '../pieces.ts'

export const teller: Teller<State> = {
  words: (language) => WORDS[language](),
  isAmongHoldings: true,
  scenes: (moment) => (moment.lines.some(({ event }) => event === 'ends') ? [endOf(moment)] : []),
}

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

/** Cards lie by their gems, one over the other: those of a gem are counted together. */
function cardCounts(s: State, seat: number): Count[] {
  return GEMS.flatMap((_, gem): Count[] => {
    const cards = range(CARDS).filter((card) => s.owner[card] === seat && bonusGem(card) === gem && POINTS[card] > 0)
    const from = cards.map((card): Source => ({ at: [], name: ['card', card], points: POINTS[card] }))
    const points = from.reduce((sum, card) => sum + card.points, 0)
    return points === 0 ? [] : [{ seat, points, at: cards.map(cardPiece), name: ['gem', gem], from }]
  })
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

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

const WORDS: Readonly<Record<Language, () => Promise<SceneWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  uk: async () => (await import('./words/uk.ts')).uk,
  'zh-Hant': async () => (await import('./words/zh-Hant.ts')).zhHant,
}
