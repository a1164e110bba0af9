// The slips of cards: bought, or reserved.
import type { ReactNode } from 'react'
import { first, kindOf } from '../../../core/action.ts'
import type { Words } from '../../../core/game.ts'
import { OPEN_PLACES } from '../../../games/splendor/actions/reserve.ts'
import { bonusGem, COLUMNS, LEVEL, POINTS } from '../../../games/splendor/components.ts'
import { countOf, GEMS, one, total } from '../../../games/splendor/gems.ts'
import { reserved, type State, tokens } from '../../../games/splendor/state.ts'
import { RESERVE } from '../../../games/splendor/vocabulary.ts'
import { CardBack } from '../../art/card-back.tsx'
import { Gem } from '../../art/gem.tsx'
import type { SlipContent, SlipMore, SlipProps } from '../../table/face.ts'
import type { Plan } from '../../table/plan.ts'
import { Change } from '../../table/slip-change.tsx'
import { CardFace } from './card-face.tsx'
import { isTooDear } from './habits.ts'
import { type Purchase, purchaseIn } from './purchase.ts'
import { reachOf } from './reach.ts'
import { visits } from './slip-cells.tsx'
import { Gems, Tokens } from './tokens.tsx'
import { phrasesOf } from './words/phrases.ts'

export function buying({ plan, board: { words } }: SlipProps<State>): SlipContent {
  const purchase = purchaseIn(plan)
  if (!purchase) return {}
  const phrases = phrasesOf(words)
  const { card, place, otherwise } = purchase
  const gem = words.name('gem', bonusGem(card))
  const had = countOf(plan.before.bonuses[plan.seat], bonusGem(card))
  const bonus = (
    <span key="bonus" className="sp-row">
      <Gem gem={GEMS[bonusGem(card)]} /> {phrases.cardsOf(gem)} <Change from={had} to={had + 1} />
    </span>
  )
  return {
    ...shown(card, words),
    title: phrases.buyCardOf(gem),
    deed: phrases.buy,
    key: (action) => (kindOf(action) === RESERVE ? 'R' : undefined),
    turnedUp: place < OPEN_PLACES ? ofDeck(place, words) : phrases.thisCard,
    cells: [
      { name: phrases.youPay, rows: paid(purchase, words) },
      { name: phrases.youGet, rows: [bonus, ...visits(plan, words)] },
    ],
    more: otherwise.length === 0 ? undefined : { name: phrases.payOtherwise, choices: otherwise.map(way) },
  }

  function way({ choice, gems, gold }: Purchase['otherwise'][number]): SlipMore['choices'][number] {
    return { choice, shows: <Tokens {...{ gems, gold, words }} /> }
  }
}

/** Gems as they are, then gold with what it stands for. */
function paid({ gems, goldFor }: Purchase, words: Words): ReactNode[] {
  const phrases = phrasesOf(words)
  const rows = [
    gems !== 0 && <Gems key="gems" {...{ gems, words }} />,
    goldFor !== 0 && (
      <span key="gold" className="sp-row">
        <Tokens gems={0} gold={total(goldFor)} words={words} /> <em>{phrases.goldFor(words.name('gems', goldFor))}</em>
      </span>
    ),
    gems + goldFor === 0 && <em key="free">{phrases.forNothing}</em>,
  ]
  return rows.filter((row) => row !== false)
}

export function reserving(props: SlipProps<State>): SlipContent {
  const { plan, board } = props
  const { words } = board
  const phrases = phrasesOf(words)
  const place = first(plan.actions[0])
  const { before, after, seat } = plan
  const rows = [
    after.gold[seat] > before.gold[seat] ? <Tokens key="gold" gems={0} gold={1} words={words} /> : <em key="none">{phrases.noGold}</em>,
  ]
  const common = { deed: phrases.reserve, cells: [{ name: phrases.youGet, rows }] }
  if (place >= OPEN_PLACES) {
    const level = place - OPEN_PLACES + 1
    const title = phrases.reserveUnseen(words.name('level', level))
    return { ...common, picture: back(level, words), title, turnedUp: phrases.toYouAlone }
  }
  const card = before.table[place]
  return {
    ...common,
    ...shown(card, words),
    title: phrases.reserveCardOf(words.name('gem', bonusGem(card))),
    turnedUp: ofDeck(place, words),
    missed: isTooDear(plan) ? { says: tooDear(plan, words), still: still(), instead: true } : undefined,
  }

  function still(): string {
    return phrases.stillReserve(after.gold[seat] - before.gold[seat], tokens(after, seat), reserved(after, seat))
  }
}

/** What is short for buying instead, beyond what gold makes up for. */
function tooDear({ before, seat, actions }: Plan<State>, words: Words): string {
  const phrases = phrasesOf(words)
  const { missing } = reachOf(before, seat, first(actions[0]))
  const gold = before.gold[seat]
  if (gold === 0) return phrases.cannotBuy(words.name('missing', missing))
  const short = total(missing) - gold
  const only = GEMS.findIndex((_, gem) => countOf(missing, gem) === total(missing))
  return phrases.cannotBuyWithGold(only < 0 ? `${short} ${phrases.tokens(short)}` : words.name('missing', short * one(only)))
}

/** The card itself, with what it is in words. */
function shown(card: number, words: Words): Pick<SlipContent, 'picture' | 'note'> {
  const phrases = phrasesOf(words)
  const points = POINTS[card] > 0 ? `, ${phrases.points(POINTS[card])}` : ''
  return {
    picture: (
      <span className="sp-card sp-on-slip">
        <CardFace card={card} reach={null} />
      </span>
    ),
    note: `${phrases.level(words.name('level', LEVEL[card]))}${points}`,
  }
}

const back = (level: number, words: Words): ReactNode => (
  <span className="sp-back" data-back={level}>
    <CardBack level={level} />
    <b>{words.name('level', level)}</b>
  </span>
)

/** The card that comes in the place of an open one. */
function ofDeck(place: number, words: Words): string {
  return phrasesOf(words).cardOfDeck(words.name('level', Math.floor(place / COLUMNS) + 1))
}
