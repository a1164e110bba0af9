// What is paid: money, the card, and coal, iron and beer from where they come; a source that can be changed is a button beside the others.
import type { ReactNode } from 'react'
import { first, kindOf } from '../../../core/action.ts'
import type { Facts } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { LOCATION_OF, SLOTS } from '../../../games/brass-birmingham/board.ts'
import { SPACE_LOCATION } from '../../../games/brass-birmingham/merchants.ts'
import { NOTHING_OWED, OWES_DISCARD } from '../../../games/brass-birmingham/vocabulary.ts'
import type { Ware } from '../../art/goods.tsx'
import { SeatMark } from '../../art/seat-mark.tsx'
import type { Choice } from '../../table/choice.ts'
import type { Foretold, Preview } from './preview.ts'
import { CardChip } from './slip-pictures.tsx'
import { Wares } from './wares.tsx'
import type { Weighed } from './weighed.ts'
import { phrasesOf } from './words/phrases.ts'

interface Paid {
  readonly money: number
  readonly cards: readonly number[]
  /** Cards that are still to be chosen. */
  readonly missing: number
}

function paidIn({ plan, effect }: Weighed): Paid {
  const step = owed(plan.after.pending, NOTHING_OWED)
  return {
    money: effect.spent[1] - effect.spent[0],
    cards: effect.told.flatMap(({ event, facts }) => (event === 'discards' ? [facts.card] : [])),
    missing: kindOf(step) === OWES_DISCARD ? first(step) : 0,
  }
}

export function isPriced(weighed: Weighed): boolean {
  const { money, cards, missing } = paidIn(weighed)
  return money + cards.length + missing > 0
}

/** The money and the cards. */
export function Price(weighed: Weighed): ReactNode {
  const { words } = weighed.board
  const phrases = phrasesOf(words)
  const { money, cards, missing } = paidIn(weighed)
  return (
    <span className="bb-price-row">
      {money > 0 && <b>{words.name('money', money)}</b>}
      {money > 0 && cards.length > 0 && <em>{phrases.andCard}</em>}
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards may be alike
        <CardChip key={i} card={card} words={words} />
      ))}
      {missing > 0 && <span className="bb-chip bb-chip-open">{missing > 1 ? phrases.chooseCards(missing) : phrases.chooseCard}</span>}
    </span>
  )
}

/** Where the cubes and barrels come from. */
export function Sources(weighed: Weighed): ReactNode {
  return (
    <span className="bb-sources">
      {together(weighed.effect.told).map((told, i) =>
        told.source ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: sources may be alike, and never move
          <Chosen key={i} {...weighed} told={told} source={told.source} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: sources may be alike, and never move
          <Given key={i} {...weighed} told={told} />
        ),
      )}
    </span>
  )
}

const WARE: Readonly<Record<string, Ware>> = {
  takesCoal: 'coal',
  buysCoal: 'coal',
  takesIron: 'iron',
  buysIron: 'iron',
  takesBeer: 'beer',
  drinks: 'beer',
}

export const isFetching = ({ told }: Preview): boolean => told.some(({ event }) => event in WARE)

/** What comes from one source is one entry. */
function together(told: readonly Foretold[]): Foretold[] {
  const entries: Foretold[] = []
  for (const each of told.filter(({ event }) => event in WARE)) {
    const at = entries.findIndex((other) => isAlike(each, other))
    if (at < 0) entries.push(each)
    else entries[at] = { ...entries[at], facts: sumOf(entries[at].facts, each.facts, [WARE[each.event], 'money']) }
  }
  return entries
}

function sumOf(one: Facts, other: Facts, counted: readonly string[]): Facts {
  return { ...one, ...Object.fromEntries(counted.filter((fact) => fact in one).map((fact) => [fact, one[fact] + other[fact]])) }
}

const isAlike = (one: Foretold, other: Foretold): boolean =>
  !one.source && !other.source && one.event === other.event && one.facts.town === other.facts.town && one.facts.other === other.facts.other

interface SourceProps extends Weighed {
  readonly told: Foretold
}

/** A source that nobody can choose. */
function Given({ board, told: { event, facts, way } }: SourceProps): ReactNode {
  const { words } = board
  const phrases = phrasesOf(words)
  const ware = WARE[event]
  const isBought = event.startsWith('buys')
  return (
    <span className="bb-source">
      <Wares ware={ware} count={facts[ware] ?? 1} />
      {isBought ? phrases.fromMarket : words.name('town', facts.town ?? facts.merchant)}
      {facts.other !== undefined && <Owner seat={facts.other} />}
      {isBought && <em>{words.name('money', facts.money)}</em>}
      {way.length > 0 && <em>{phrases.links(way.length)}</em>}
    </span>
  )
}

/** One that was chosen, or is usual, among others. */
function Chosen({ plan, board, pick, told, source }: SourceProps & { readonly source: NonNullable<Foretold['source']> }): ReactNode {
  const { words } = board
  const name = ({ action }: Choice) => {
    const at = first(action)
    return words.name('town', at < SLOTS ? LOCATION_OF[at] : SPACE_LOCATION[at - SLOTS])
  }
  return (
    <span className="bb-source">
      <Wares ware={WARE[told.event]} count={1} />
      {source.choices.map((choice) => {
        const isMade = choice.action === source.made
        return (
          <button key={choice.action} type="button" aria-pressed={isMade} onClick={() => !isMade && pick(choice.places[0])}>
            {name(choice)}
            {first(choice.action) < SLOTS && <Owner seat={plan.before.owner[first(choice.action)]} />}
          </button>
        )
      })}
    </span>
  )
}

function Owner({ seat }: { readonly seat: number }): ReactNode {
  return (
    <span className="bb-whose" data-seat={seat}>
      <SeatMark seat={seat} />
    </span>
  )
}
