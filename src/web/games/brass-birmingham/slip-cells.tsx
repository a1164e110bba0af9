// What an action comes to, cell by cell: the price, the gain, what flips, what others gain, and what is left.

import type { ReactNode } from 'react'
import { kindOf, second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Words } from '../../../core/game.ts'
import { BREWERY, COAL, GOODS, INCOME, INDUSTRY, LINK_POINTS, POINTS } from '../../../games/brass-birmingham/components.ts'
import { handSize } from '../../../games/brass-birmingham/hands.ts'
import { nextTile, type State } from '../../../games/brass-birmingham/state.ts'
import { salePrice } from '../../../games/brass-birmingham/tracks.ts'
import { BUILD, NETWORK } from '../../../games/brass-birmingham/vocabulary.ts'
import type { Ware } from '../../art/goods.tsx'
import { SeatMark } from '../../art/seat-mark.tsx'
import { Sign } from '../../art/sign.tsx'
import { punctuated, together } from '../../board/words.ts'
import type { SlipCell } from '../../table/face.ts'
import { Change } from '../../table/slip-change.tsx'
import { locationsOf } from './lines.ts'
import { eraNow, type Foretold } from './preview.ts'
import { isFetching, isPriced, Price, Sources } from './slip-price.tsx'
import { nextOrder } from './strip.tsx'
import { Wares } from './wares.tsx'
import type { Weighed } from './weighed.ts'
import { phrasesOf } from './words/phrases.ts'

export function cellsOf(weighed: Weighed): SlipCell[] {
  const { effect, plan, board } = weighed
  const phrases = phrasesOf(board.words)
  const mine = effect.told.filter(({ event, seat }) => event === 'flips' && seat === plan.seat)
  const flipped = mine.length === 1 ? phrases.flipsNow(board.words.name('tile', mine[0].facts.tile)) : phrases.flipMany(mine.length)
  const cells = [
    {
      name: phrases.youPay,
      rows: [
        ...(isPriced(weighed) ? [<Price key="price" {...weighed} />] : []),
        ...(isFetching(effect) ? [<Sources key="sources" {...weighed} />] : []),
      ],
    },
    { name: phrases.youGet, rows: gainsOf(weighed) },
    { name: flipped, rows: flipsOf(weighed, mine) },
    { name: phrases.others, rows: othersOf(weighed) },
    { name: phrases.thenYouHave, rows: leftOf(weighed) },
  ]
  return cells.filter(({ rows }) => rows.length > 0)
}

function gainsOf(weighed: Weighed): ReactNode[] {
  const { plan, effect, board } = weighed
  const { words } = board
  const phrases = phrasesOf(words)
  const kind = kindOf(plan.actions[0])
  if (kind === BUILD) return yieldOf(weighed, second(plan.actions[0]))
  if (kind === NETWORK) return linkGains(weighed)
  return effect.told.flatMap(({ event, facts }) => {
    const gain = (says: string) => [
      <b key={event} className="up">
        {says}
      </b>,
    ]
    switch (event) {
      case 'borrows':
      case 'gainsMoney':
      case 'removes':
        return gain(`+${words.name('money', facts.money)}`)
      case 'gainsPoints':
        return gain(`+${words.name('points', facts.points)}`)
      case 'gainsIncome':
        return gain(punctuated(`${phrases.income}: ${words.name('spaces', facts.spaces)}`))
      case 'develops':
      case 'developsFree': {
        const next = nextTile(effect.after, plan.seat, INDUSTRY[facts.tile])
        return [<em key={event}>{phrases.thenNext(next === NONE ? phrases.stackEmpty : words.name('tile', next))}</em>]
      }
      case 'scouts':
        return gain(phrases.bothWilds)
      default:
        return []
    }
  })
}

/** What a new tile brings: cubes that the market takes, those that stay on it, and what it is worth once it flips. */
function yieldOf({ effect, plan, board }: Weighed, slot: number): ReactNode[] {
  const { words } = board
  const phrases = phrasesOf(words)
  const { after } = effect
  const tile = after.tile[slot]
  const industry = INDUSTRY[tile]
  const ware: Ware = industry === BREWERY ? 'beer' : industry === COAL ? 'coal' : 'iron'
  const sale = effect.told.find(({ event }) => event === 'sellsCoal' || event === 'sellsIron')
  const rows: ReactNode[] = []
  if (sale) {
    const count = sale.facts[ware]
    const full = ware === 'coal' ? plan.before.coalMarket : plan.before.ironMarket
    const prices = Array.from({ length: count }, (_, i) => salePrice(industry, full + i))
    rows.push(
      <span key="sold">
        <Wares ware={ware} count={count} /> {phrases.soldAtOnce} <b className="up">+{words.name('money', sale.facts.money)}</b>{' '}
        {count > 1 && <em className="bb-prices">({prices.join(' + ')})</em>}
      </span>,
    )
  }
  if (industry >= GOODS && after.cubes[slot] > 0)
    rows.unshift(
      <span key="left">
        <Wares ware={ware} count={after.cubes[slot]} /> <em>{phrases.onTile}</em>
      </span>,
    )
  if (!after.flipped[slot] && !sale)
    rows.push(
      <em key="worth">
        {industry < GOODS ? phrases.onceSold : phrases.onceEmpty} <Worth tile={tile} words={words} />
      </em>,
    )
  return rows
}

/** What a tile is worth once it has flipped, in the signs of the mat. */
export function Worth({ tile, words }: { readonly tile: number; readonly words: Words }): ReactNode {
  return (
    <span className="bb-slip-worth">
      <span className="art-said">{phrasesOf(words).worth(POINTS[tile], INCOME[tile], LINK_POINTS[tile])}</span>
      <span aria-hidden="true">
        <Sign sign="points" /> {POINTS[tile]} <Sign sign="income" /> {INCOME[tile]} <Sign sign="link" /> {LINK_POINTS[tile]}
      </span>
    </span>
  )
}

/** What links are worth if the era ended now, and where they lead. */
function linkGains({ effect, plan, board }: Weighed): ReactNode[] {
  const { words } = board
  const phrases = phrasesOf(words)
  const { before, seat } = plan
  const worth = eraNow(effect.after)[seat].links - eraNow(before)[seat].links
  const reached = locationsOf(effect.after.network[seat] & ~before.network[seat]).map((town) => words.name('town', town))
  return [
    worth > 0 ? (
      <b key="worth" className="up">
        {phrases.linkWorth(words.name('points', worth))}
      </b>
    ) : (
      <em key="worth">{phrases.linkWorthless}</em>
    ),
    ...(reached.length > 0 ? [<em key="reached">{phrases.reaches(together(phrases.language, reached))}</em>] : []),
  ]
}

function flipsOf({ effect, board }: Weighed, mine: readonly Foretold[]): ReactNode[] {
  if (mine.length === 0) return []
  const { words } = board
  const phrases = phrasesOf(words)
  const sum = (of: Uint8Array) => mine.reduce((all, { facts }) => all + of[facts.tile], 0)
  const spaces = mine.reduce((all, { facts }) => all + facts.spaces, 0)
  const level = (n: number) => words.name('level', n)
  return [
    <span key="points">
      <b className="up">{words.name('points', sum(POINTS))}</b> {sum(LINK_POINTS) > 0 && phrases.linkPoints(sum(LINK_POINTS))}
    </span>,
    <span key="income" className="bb-flip-income">
      {phrases.income} <Change from={level(effect.income[0])} to={level(effect.income[1])} says={words.name('spaces', spaces)} />
    </span>,
  ]
}

/** Whose tile flips, or is taken off the board. */
function othersOf({ effect, plan, board }: Weighed): ReactNode[] {
  const { words, seats } = board
  const phrases = phrasesOf(words)
  return effect.told.flatMap(({ event, seat, facts }, i) => {
    const who = event === 'overbuilds' ? facts.other : seat
    if ((event !== 'flips' && event !== 'overbuilds') || who === plan.seat) return []
    return [
      // biome-ignore lint/suspicious/noArrayIndexKey: events have no name of their own, and never move
      <span key={i} className="bb-whose" data-seat={who}>
        <SeatMark seat={who} /> {seats[who].name}{' '}
        <em>{event === 'flips' ? phrases.flipsNow(words.name('tile', facts.tile)) : `− ${words.name('tile', facts.tile)}`}</em>
      </span>,
    ]
  })
}

function leftOf({ effect, plan, board }: Weighed): ReactNode[] {
  const { words } = board
  const { before, seat } = plan
  const phrases = phrasesOf(words)
  const pounds = (n: number) => words.name('money', n)
  const place = (s: State) => nextOrder(s).indexOf(seat) + 1
  const places = [place(before), place(effect.after)]
  const isLoan = effect.income[1] < effect.income[0]
  const cards = words.name('cards', handSize(effect.after, seat))
  const comma = punctuated(`${cards}, `).slice(cards.length)
  return [
    <span key="money">
      {effect.money[0] === effect.money[1] ? (
        <b>{pounds(effect.money[0])}</b>
      ) : (
        <Change from={pounds(effect.money[0])} to={pounds(effect.money[1])} isGain={effect.money[1] > effect.money[0]} />
      )}
      {effect.spent[0] !== effect.spent[1] && (
        <>
          {' '}
          <em>{phrases.spent}</em> <Change from={pounds(effect.spent[0])} to={pounds(effect.spent[1])} isGain={false} />
        </>
      )}
    </span>,
    <span key="rest">
      {cards}
      {places[0] !== places[1] && (
        <>
          {comma}
          <Change from={places[0]} to={places[1]} isGain={false} says={phrases.turnOrderPlace} />
        </>
      )}
      {isLoan && (
        <>
          {comma}
          {phrases.income} <Change from={words.name('level', effect.income[0])} to={words.name('level', effect.income[1])} isGain={false} />
        </>
      )}
    </span>,
    ...(before.debt > 0 ? [debt()] : []),
  ]

  function debt(): ReactNode {
    const worth = effect.told.find(({ event }) => event === 'removes')?.facts.money ?? 0
    return (
      <span key="debt">
        {phrases.stillShort} <Change from={pounds(before.debt)} to={pounds(Math.max(0, before.debt - worth))} />
      </span>
    )
  }
}
