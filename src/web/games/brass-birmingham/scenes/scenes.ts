// The end of an era, on the map: income, links, tiles; then what leaves the board.
import type { Language } from '../../../../core/words.ts'
import type { SceneWords } from '../../../scenes/words/scene-words.ts'
import './scenes.css'
import { NONE, UNKNOWN } from '../../../../core/block.ts'
import { FIRST_SLOT, LINK_ENDS, LINKS, LOCATION_OF, LOCATIONS, SLOT_LOCATIONS, SLOTS } from '../../../../games/brass-birmingham/board.ts'
import { LEVEL, LINK_POINTS, POINTS } from '../../../../games/brass-birmingham/components.ts'
import { LASTING } from '../../../../games/brass-birmingham/era.ts'
import { MERCHANT_LINK_POINTS, SPACE_LOCATION, SPACES } from '../../../../games/brass-birmingham/merchants.ts'
import {
  AGAIN_POINTS,
  handPlace,
  INCOME_POINTS,
  INDUSTRY_PARTS,
  LINK_PARTS,
  MONEY_POINTS,
  PARTS,
  type State,
} from '../../../../games/brass-birmingham/state.ts'
import type { Moment } from '../../../scenes/moment.ts'
import type { Count, Scene, Source, Step, Teller } from '../../../scenes/scene.ts'
import { linkPlace, slotPlace, spacePlace } from '../places.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

export const teller: Teller<State> = {
  words: (language) => WORDS[language](),
  counting: ['bonuses', 'shortfall', 'canalLinks', 'canalIndustries', 'railLinks', 'railIndustries'],

  // The discarded card is always named; what else is in a hand does not matter.
  reveal(s, lines) {
    for (const { event, seat, facts } of lines)
      if (event === 'discards')
        for (let place = handPlace(seat, 0); place < handPlace(seat, s.cards[seat]); place++)
          if (s.hand[place] === UNKNOWN) s.hand[place] = facts.card
  },
  scenes: (moment) => (moment.lines.some(({ event }) => event === 'scoresLinks') ? [eraOf(moment)] : []),
}

function eraOf(moment: Moment<State>): Scene {
  const board = moment.when('scoresLinks')
  const told = (event: string) => moment.lines.some((line) => line.event === event)
  const [links, tiles] = [PARTS[LINK_PARTS[board.era]], PARTS[INDUSTRY_PARTS[board.era]]]
  const steps: Step[] = [
    { id: 'links', rule: 'E2', parts: [links], counts: linkCounts(board) },
    { id: 'tiles', rule: 'E3', parts: [tiles], counts: tileCounts(board, 1) },
  ]
  if (told('railEra')) {
    const cleared: Step = { id: 'cleared', rule: 'E4', counts: [], isCleared: true }
    return {
      id: 'canal',
      steps: [incomeStep(moment), ...steps, cleared],
      board,
      leaves: leaving(board),
      alsoLeave: board.link.filter((seat) => seat !== NONE).length,
    }
  }
  if (!told('scoresMoney')) return { id: 'rail', steps, board }
  const bySeat = (event: string, part: number): Step => ({ id: event, rule: 'F4', parts: [PARTS[part]], counts: toldCounts(moment, event) })
  const again: Step = { id: 'scoresAgain', rule: 'F4', parts: [PARTS[AGAIN_POINTS]], counts: tileCounts(board, LASTING) }
  return { id: 'end', steps: [...steps, bySeat('scoresMoney', MONEY_POINTS), bySeat('scoresIncome', INCOME_POINTS), again], board }
}

function incomeStep({ lines }: Moment<State>): Step {
  const counts = lines
    .filter(({ event }) => event === 'receives' || event === 'pays')
    .map((told): Count => ({ seat: told.seat, points: 0, at: [], shows: ['money', told.facts.money], told }))
  return { id: 'income', rule: 'G1', counts }
}

function toldCounts({ lines }: Moment<State>, event: string): Count[] {
  return lines.filter((line) => line.event === event).map(({ seat, facts }) => ({ seat, points: facts.points, at: [] }))
}

/** Links, seat by seat in the order of turns, each with the points at its ends. */
function linkCounts(s: State): Count[] {
  return inOrder(
    s,
    range(LINKS)
      .filter((link) => s.link[link] !== NONE)
      .map((link) => {
        const from = range(LOCATIONS).flatMap((location) => (LINK_ENDS[link] & (1 << location) ? [endOf(s, location)] : []))
        const points = from.reduce((sum, end) => sum + end.points, 0)
        return { seat: s.link[link], points, at: [linkPlace(link)], name: ['link', link], from }
      }),
  )
}

/** What a location is worth to a link. */
function endOf(s: State, location: number): Source {
  if (location >= SLOT_LOCATIONS) {
    const at = range(SPACES).flatMap((space) => (SPACE_LOCATION[space] === location ? [spacePlace(space)] : []))
    return { at, name: ['town', location], points: MERCHANT_LINK_POINTS }
  }
  const slots = range(FIRST_SLOT[location + 1] - FIRST_SLOT[location]).map((i) => FIRST_SLOT[location] + i)
  const points = slots.reduce((sum, slot) => sum + (s.flipped[slot] ? LINK_POINTS[s.tile[slot]] : 0), 0)
  return { at: slots.map(slotPlace), name: ['town', location], points }
}

function tileCounts(s: State, level: number): Count[] {
  return inOrder(
    s,
    range(SLOTS)
      .filter((slot) => s.flipped[slot] && LEVEL[s.tile[slot]] >= level)
      .map((slot) => ({
        seat: s.owner[slot],
        points: POINTS[s.tile[slot]],
        at: [slotPlace(slot)],
        name: ['tile', s.tile[slot]],
        from: [{ at: [slotPlace(slot)], name: ['town', LOCATION_OF[slot]], points: POINTS[s.tile[slot]] }],
      })),
  )
}

function inOrder(s: State, counts: readonly Count[]): Count[] {
  return Array.from(s.order.subarray(0, s.seats)).flatMap((seat) => counts.filter((count) => count.seat === seat))
}

/** E4: the tiles that the rail era begins without. */
function leaving(s: State): string[] {
  return range(SLOTS)
    .filter((slot) => s.tile[slot] !== NONE && LEVEL[s.tile[slot]] < LASTING)
    .map(slotPlace)
}

const WORDS: Readonly<Record<Language, () => Promise<SceneWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  uk: async () => (await import('./words/uk.ts')).uk,
  'zh-Hant': async () => (await import('./words/zh-Hant.ts')).zhHant,
}
