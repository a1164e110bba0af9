// What the pieces of Brass say of themselves: slots and tiles, lines, cards, stacks, merchants, markets, tracks.

import type { ReactNode } from 'react'
import { action } from '../../../../core/action.ts'
import { clone, NONE } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { LINK_IDS, LOCATION_OF, TOWNS } from '../../../../games/brass-birmingham/board.ts'
import { CARD_IDS, CARD_KINDS, WILD_INDUSTRY, WILD_LOCATION } from '../../../../games/brass-birmingham/cards.ts'
import { BREWERY, CANAL, COAL, GOODS, INDUSTRIES, INDUSTRY, LEVEL } from '../../../../games/brass-birmingham/components.ts'
import { cardsHeld } from '../../../../games/brass-birmingham/hands.ts'
import { BLANK, BUYS, SPACE_LOCATION } from '../../../../games/brass-birmingham/merchants.ts'
import { SLOT_IDS, SPACE_IDS } from '../../../../games/brass-birmingham/notation.ts'
import { nextTile, pointsOf, type State } from '../../../../games/brass-birmingham/state.ts'
import { coalPrice, ironPrice, levelOf } from '../../../../games/brass-birmingham/tracks.ts'
import { problem } from '../../../../games/brass-birmingham/turn.ts'
import { BUILD } from '../../../../games/brass-birmingham/vocabulary.ts'
import { WareIcon } from '../../../art/goods.tsx'
import { IndustryIcon } from '../../../art/industry.tsx'
import { Sign } from '../../../art/sign.tsx'
import type { Explanation, LegendEntry } from '../../../board/explained.ts'
import { either, nameTo, together } from '../../../board/words.ts'
import type { BoardProps, Explainer } from '../../../table/face.ts'
import { cardName } from '../card.tsx'
import { isFarm } from '../lines.ts'
import { ROMAN } from '../mark.tsx'
import { levelsLeft } from '../mat.tsx'
import { bonusName } from '../merchant.tsx'
import { eraNow } from '../preview.ts'
import { Worth } from '../slip-cells.tsx'
import { CardChip, CardPicture, CoinPicture, LinePicture, SlotPicture, TilePicture } from '../slip-pictures.tsx'
import { industriesIn } from '../slot.tsx'
import { phrasesOf } from '../words/phrases.ts'
import type { ExplainWords } from './words.ts'
import '../slip.css'
import './explain.css'

type Table = BoardProps<State>

const NAMES: readonly string[] = INDUSTRIES

export function explainerIn(w: ExplainWords): Explainer<State> {
  return { explain, legend }

  function explain(about: string, table: Table): Explanation | null {
    const [sort, name = '', whose = ''] = about.split(':')
    const seat = whose === '' ? table.you : Number(whose)
    switch (sort) {
      case 'slot':
        return slot(table, SLOT_IDS.indexOf(name))
      case 'link':
        return line(table, LINK_IDS.indexOf(name))
      case 'card':
        return card(table, CARD_IDS.indexOf(name))
      case 'stack':
        return seat === null ? null : stackOf(table, seat, NAMES.indexOf(name))
      case 'merchant':
        return merchant(table, SPACE_IDS.indexOf(name))
      case 'market':
        return market(table, name === 'coal' ? 'coal' : 'iron')
      case 'action':
        return bare(table, name)
      case 'amount':
        return seat === null ? null : amount(table, name, seat)
      case 'order':
        return { picture: <Sign sign="flip" />, name: w.order, says: w.orderSays, rule: 'R8' }
      default:
        return null
    }
  }

  function slot(table: Table, at: number): Explanation | null {
    if (at < 0) return null
    return table.s.tile[at] === NONE ? freeSlot(table, at) : tile(table, at)
  }

  function tile({ s, seats, words }: Table, at: number): Explanation {
    const [id, owner] = [s.tile[at], s.owner[at]]
    const industry = INDUSTRY[id]
    const sort = industry < GOODS ? 'goods' : industry === COAL ? 'coal' : industry === BREWERY ? 'brewery' : 'iron'
    const isFlipped = s.flipped[at] === 1
    return {
      picture: <SlotPicture s={s} slot={at} />,
      name: words.name('tile', id),
      kind: w.tileOf(seats[owner].name, words.name('town', LOCATION_OF[at])),
      owner,
      says: isFlipped ? w.flippedSays : w.tileSays[sort],
      now: { says: <Worth tile={id} words={words} /> },
      rule: isFlipped ? 'E3' : { goods: 'V1', coal: 'C1', iron: 'I1', brewery: 'A1' }[sort],
    }
  }

  function freeSlot({ s, you, words }: Table, at: number): Explanation {
    const phrases = phrasesOf(words)
    const town = LOCATION_OF[at]
    const names = industriesIn(at).map((industry) => words.name('industry', NAMES.indexOf(industry)))
    const cards = you === null ? [] : buildersOf(s, you, at)
    return {
      picture: <SlotPicture s={s} slot={at} />,
      name: words.name('town', town),
      kind: w.slotKind,
      says: isFarm(town) ? w.farmSays : w.slotSays(words.name('town', town), either(phrases.language, names)),
      now: you === null ? undefined : { says: cards.length > 0 ? chips(cards) : `${w.yourCards} ${w.noCard}` },
      rule: isFarm(town) ? 'B4' : 'B1',
    }

    function chips(some: readonly number[]): ReactNode {
      return some.map((each) => <CardChip key={each} card={each} words={words} />)
    }
  }

  function line(table: Table, link: number): Explanation | null {
    if (link < 0) return null
    const { s, you, words } = table
    const owner = s.link[link]
    const isFree = owner === NONE
    const seat = isFree ? you : owner
    return {
      picture: <LinePicture seat={seat ?? 0} era={s.era} />,
      name: words.name('link', link),
      kind: isFree ? w.lineKind : w.lineOf(nameTo(table, owner)),
      owner: isFree ? undefined : owner,
      says: w.lineSays[s.era === CANAL ? 'canal' : 'rail'],
      now: seat === null ? undefined : { says: w.linkScores, worth: w.points(worthOf(s, seat, link)) },
      rule: 'E2',
    }
  }

  function card({ words }: Table, id: number): Explanation | null {
    if (id < 0) return null
    const [says, rule] =
      id < TOWNS
        ? [w.townCardSays(words.name('town', id)), 'B1']
        : id === WILD_LOCATION
          ? [w.wildTownSays, 'B2']
          : id === WILD_INDUSTRY
            ? [w.wildIndustrySays, 'B4']
            : [w.industryCardSays, 'B3']
    return { picture: <CardPicture card={id} />, name: cardName(words, id), kind: w.cardKind, says: `${says} ${w.anyAction}`, rule }
  }

  function stackOf(table: Table, seat: Seat, industry: number): Explanation {
    const { s, words } = table
    const next = nextTile(s, seat, industry)
    const levels = levelsLeft(s, seat, industry).map(({ tile: id, count }) => `${ROMAN[LEVEL[id]]}${count > 1 ? `×${count}` : ''}`)
    return {
      picture: next === NONE ? <IndustryIcon industry={INDUSTRIES[industry]} /> : <TilePicture tile={next} seat={seat} />,
      name: next === NONE ? words.name('industry', industry) : words.name('tile', next),
      kind: w.nextOf(nameTo(table, seat)),
      owner: seat,
      says: w.stackSays,
      now: { says: next === NONE ? w.left : <Worth tile={next} words={words} />, worth: levels.join(' ') || '–' },
      rule: 'B6',
    }
  }

  function merchant({ s, words }: Table, space: number): Explanation | null {
    if (space < 0) return null
    const face = s.merchant[space]
    const name = words.name('merchant', SPACE_LOCATION[space])
    const picture = <CoinPicture says={name.slice(0, 1)} />
    if (face === NONE || face === BLANK) return { picture, name, kind: w.merchantKind, says: w.merchantBlank, rule: 'Q2' }
    const goods = INDUSTRIES.flatMap((_, industry) => (BUYS[face] & (1 << industry) ? [words.name('industry', industry)] : []))
    return {
      picture: (
        <span className="bb-explain-goods">
          {INDUSTRIES.filter((_, industry) => BUYS[face] & (1 << industry)).map((each) => (
            <IndustryIcon key={each} industry={each} />
          ))}
        </span>
      ),
      name,
      kind: w.merchantKind,
      says: w.merchantSays(together(phrasesOf(words).language, goods), bonusName(words, space)),
      now: { says: w.barrel, worth: s.barrel[space] ? w.yes : w.no },
      rule: 'V6',
    }
  }

  function market({ s, words }: Table, kind: 'coal' | 'iron'): Explanation {
    const phrases = phrasesOf(words)
    const price = kind === 'coal' ? coalPrice(s.coalMarket, 1) : ironPrice(s.ironMarket, 1)
    return {
      picture: <WareIcon ware={kind} />,
      name: kind === 'coal' ? phrases.coalMarket : phrases.ironMarket,
      says: w.marketSays[kind],
      now: { says: w.nextCube, worth: words.name('money', price) },
      rule: 'M2',
    }
  }

  function bare({ words }: Table, name: string): Explanation | null {
    if (name !== 'loan' && name !== 'scout' && name !== 'pass') return null
    const phrases = phrasesOf(words)
    const picture = <CoinPicture says={name === 'loan' ? '£30' : name === 'scout' ? '3→2' : '–'} />
    return { picture, name: phrases.bare[name], says: w.actions[name], rule: { loan: 'L1', scout: 'U1', pass: 'P1' }[name] }
  }

  function amount({ s, seats, words }: Table, name: string, seat: Seat): Explanation | null {
    const phrases = phrasesOf(words)
    const { name: who } = seats[seat]
    if (name === 'income')
      return {
        picture: <Sign sign="income" />,
        name: phrases.income,
        kind: who,
        owner: seat,
        says: w.incomeSays,
        now: { says: phrases.incomeAt(words.name('level', levelOf(s.income[seat])), s.income[seat]) },
        rule: 'G2',
      }
    if (name === 'points') {
      const { industries, links, total } = eraNow(s)[seat]
      return {
        picture: <Sign sign="points" />,
        name: phrases.points,
        kind: w.points(pointsOf(s, seat)),
        owner: seat,
        says: w.pointsSays,
        now: { says: phrases.eraNow(industries, links), worth: w.points(total) },
        rule: 'E2',
      }
    }
    return {
      picture: <Sign sign={s.era === CANAL ? 'canal' : 'rail'} />,
      name: s.era === CANAL ? phrases.canals : phrases.rails,
      kind: who,
      owner: seat,
      says: w.linksSays,
      rule: 'N9',
    }
  }

  function legend({ s, you, words }: Table): readonly LegendEntry[] {
    const { legend: says } = w
    const entry = (picture: ReactNode, [word, means]: readonly [string, string]): LegendEntry => ({ picture, word, means })
    const seat = you ?? 0
    return [
      ...INDUSTRIES.map((industry, i) => ({
        picture: <IndustryIcon industry={industry} />,
        word: words.name('industry', i),
        means: says.industries[industry],
      })),
      entry(<WareIcon ware="coal" />, says.coal),
      entry(<WareIcon ware="iron" />, says.iron),
      entry(<WareIcon ware="beer" />, says.beer),
      entry(<Sign sign="points" />, says.points),
      entry(<Sign sign="income" />, says.income),
      entry(<Sign sign="link" />, says.link),
      entry(<TilePicture tile={nextTile(s, seat, COAL) === NONE ? 0 : nextTile(s, seat, COAL)} seat={seat} />, says.level),
      entry(<TilePicture tile={0} seat={seat} flipped={true} />, says.flipped),
      entry(<Sign sign="canal" />, says.canal),
      entry(<Sign sign="rail" />, says.rail),
      entry(<Sign sign="bulb" />, says.bulb),
      entry(<Sign sign="develop" />, says.develop),
      entry(<Sign sign="cards" />, says.cards),
    ]
  }
}

/** The cards in hand that could build in a slot now. */
function buildersOf(s: State, seat: Seat, slot: number): number[] {
  const held = cardsHeld(s, seat)
  return Array.from({ length: CARD_KINDS }, (_, card) => card).filter(
    (card) =>
      held & (1 << card) &&
      industriesIn(slot).some((industry) => problem(s, seat, action(BUILD, card, slot, NAMES.indexOf(industry))) === null),
  )
}

/** What a link of a seat on this line scores if the era ended now. */
function worthOf(s: State, seat: Seat, link: number): number {
  const [without, laid] = [clone(s), clone(s)]
  without.link[link] = NONE
  laid.link[link] = seat
  return eraNow(laid)[seat].links - eraNow(without)[seat].links
}
