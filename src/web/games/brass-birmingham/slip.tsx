// The slip of Brass: what an action is, in a picture and a title, and what it comes to.
import { type Action, first, kindOf, second, third } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Told } from '../../../core/words.ts'
import { LOCATION_OF } from '../../../games/brass-birmingham/board.ts'
import { CARD_IDS } from '../../../games/brass-birmingham/cards.ts'
import { CANAL } from '../../../games/brass-birmingham/components.ts'
import { SLOT_IDS } from '../../../games/brass-birmingham/notation.ts'
import { nextTile, type State } from '../../../games/brass-birmingham/state.ts'
import { BUILD, DEVELOP, DISCARD, DONE, LOAN, NETWORK, PASS, REMOVE, SCOUT, SELL } from '../../../games/brass-birmingham/vocabulary.ts'
import { capital, parts } from '../../board/words.ts'
import type { SlipContent, SlipProps } from '../../table/face.ts'
import { preview } from './preview.ts'
import { cellsOf } from './slip-cells.tsx'
import { CardPicture, CoinPicture, LinePicture, SlotPicture, TilePicture } from './slip-pictures.tsx'
import { REVEALED } from './slip-revealed.ts'
import type { Weighed } from './weighed.ts'
import { phrasesOf } from './words/phrases.ts'
import './slip.css'

export function slip(props: SlipProps<State>): SlipContent {
  const { plan, board } = props
  if (plan.actions.length === 0) return beginning(props)
  const weighed = { ...props, effect: preview(plan.before, plan.seat, { actions: plan.actions, wishes: board.picked }) }
  return { ...deedOf(weighed), cells: cellsOf(weighed), turnedUp: turnedUp(weighed), label: (action) => shortLabel(weighed, action) }
}

/** The cards that a turn ends with, or those of the next era. */
function turnedUp({ plan, board: { words } }: Weighed): string | undefined {
  const { toYou, newHands } = REVEALED[phrasesOf(words).language]
  const drawn = plan.told.find(({ event, seat }) => event === 'draws' && seat === plan.seat)
  if (drawn) return toYou(words.name('cards', drawn.facts.cards))
  return plan.told.some(({ event }) => event === 'railEra') ? newHands : undefined
}

/** Card and place are on the slip already; so is that something is built. */
function shortLabel({ plan, board: { words }, label }: Weighed, action: Action): string {
  const { deeds, deed } = phrasesOf(words)
  if (kindOf(action) === SELL) return deed(deeds.sell, words.name('tile_a', plan.before.tile[first(action)]))
  if (kindOf(action) !== BUILD) return label(action)
  const tile = nextTile(plan.before, plan.seat, third(action))
  return kindOf(plan.actions[0]) === BUILD ? capital(words.name('tile', tile)) : deed(deeds.build, words.name('tile_a', tile))
}

/** What the first pick is, while nothing can be done with it alone. */
function beginning({ board, fitting }: SlipProps<State>): SlipContent {
  const { s, picked, words, you } = board
  const phrases = phrasesOf(words)
  const card = picked.map((place) => CARD_IDS.indexOf(place.replace('card:', ''))).find((each) => each >= 0)
  const slot = picked.map((place) => SLOT_IDS.indexOf(place.replace('slot:', ''))).find((each) => each >= 0)
  const isIdle = card !== undefined && !fitting.some(({ action }) => kindOf(action) === BUILD)
  return {
    picture: card !== undefined ? <CardPicture card={card} /> : slot !== undefined && <SlotPicture s={s} slot={slot} />,
    title: capital(card !== undefined ? words.name('card', card) : words.name('town', LOCATION_OF[slot ?? 0])),
    cells: [],
    missed: isIdle && you !== null ? { says: phrases.buildsNothing, rule: 'B3' } : undefined,
  }
}

/** The name and picture of an action. */
function deedOf({ plan, board, effect, ...props }: Weighed): SlipContent {
  const { words } = board
  const { before, seat, actions } = plan
  const phrases = phrasesOf(words)
  const { deeds, deed, lines, more, bare } = phrases
  const told = (...events: string[]): readonly Told[] => effect.told.filter(({ event }) => events.includes(event))
  const named = (fact: string, events: readonly Told[]) =>
    parts(', ', ...new Set(events.map(({ facts }) => words.name(fact, facts[fact.split('_')[0]]))))
  const isOffered = kindOf(actions[actions.length - 1]) === DONE
  // A reading that goes on is named by the page.
  const isWhole = props.isWhole && plan.choices.length === 0
  switch (kindOf(actions[0])) {
    case BUILD: {
      const slot = second(actions[0])
      const over = before.tile[slot]
      return {
        picture: <TilePicture tile={effect.after.tile[slot]} seat={seat} />,
        title: deed(deeds.build, named('tile_a', told('builds'))),
        note: parts(', ', phrases.inTown(words.name('town', LOCATION_OF[slot])), over !== NONE && phrases.over(words.name('tile', over))),
        ...(isWhole && { deed: deeds.build }),
      }
    }
    case NETWORK: {
      const laid = told('lays')
      const line = before.era === CANAL ? lines.canal : laid.length > 1 ? lines.rails : lines.rail
      return {
        picture: <LinePicture seat={seat} era={before.era} />,
        title: deed(deeds.network, line),
        note: parts('; ', named('link', laid), isOffered && more.link),
        ...(isWhole && { deed: deeds.network }),
      }
    }
    case DEVELOP:
      return {
        picture: <TilePicture tile={told('develops', 'developsFree')[0].facts.tile} seat={seat} />,
        title: deed(deeds.develop, named('tile_a', told('develops', 'developsFree'))),
        ...(isOffered && { note: more.develop }),
        ...(isWhole && { deed: deeds.develop }),
      }
    case SELL:
      return {
        picture: <TilePicture tile={before.tile[first(actions[0])]} seat={seat} flipped />,
        title: deed(deeds.sell, named('tile_a', told('sells'))),
        note: parts('; ', phrases.inTown(named('town', told('sells'))), isOffered && more.sale),
        ...(isWhole && { deed: deeds.sell }),
      }
    case REMOVE:
      return {
        picture: <TilePicture tile={before.tile[first(actions[0])]} seat={seat} />,
        title: deed(deeds.remove, named('tile_a', told('removes'))),
        note: phrases.inTown(named('town', told('removes'))),
        deed: deeds.remove,
      }
    case LOAN:
      return { picture: <CoinPicture says={named('money', told('borrows'))} />, title: bare.loan, deed: bare.loan }
    case SCOUT:
      return scouting(bare.scout)
    // Where a table goes on in the midst of it.
    case DISCARD:
      return told('scouts').length > 0 ? scouting(bare.scout) : {}
    case PASS:
      return { title: bare.pass, deed: bare.pass, missed: { says: phrases.nothingDone, still: phrases.cardGone, rule: 'P1' } }
    default:
      return {}
  }
}

const scouting = (name: string): SlipContent => ({
  picture: <CardPicture card={CARD_IDS.indexOf('wild-industry')} />,
  title: name,
  deed: name,
})
