// What Splendor's pieces say of themselves: cards, decks, nobles, gems, and what the seats have.

import type { ReactNode } from 'react'
import { NONE, UNKNOWN } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { cardAt, priceOf } from '../../../../games/splendor/actions/buy.ts'
import { OPEN_PLACES } from '../../../../games/splendor/actions/reserve.ts'
import { bonusGem, NOBLE_POINTS, POINTS, REQUIRES } from '../../../../games/splendor/components.ts'
import { countOf, GEMS, GOLD, total } from '../../../../games/splendor/gems.ts'
import { openPlace } from '../../../../games/splendor/notation.ts'
import type { State } from '../../../../games/splendor/state.ts'
import { Cameo } from '../../../art/cameo.tsx'
import { CardBack } from '../../../art/card-back.tsx'
import { Gem } from '../../../art/gem.tsx'
import type { Explanation, LegendEntry } from '../../../board/explained.ts'
import { nameTo, parts } from '../../../board/words.ts'
import type { BoardProps, Explainer } from '../../../table/face.ts'
import { CardFace } from '../card-face.tsx'
import { TOKENS, tokenCount } from '../pieces.ts'
import { bonusesLacking, handAt, reachOf } from '../reach.ts'
import { Tokens } from '../tokens.tsx'
import type { ExplainWords } from './words.ts'
import './explain.css'

type Table = BoardProps<State>

const NAMES: readonly string[] = TOKENS

export function explainerIn(w: ExplainWords): Explainer<State> {
  return { explain, legend }

  function explain(about: string, table: Table): Explanation | null {
    const { s, you } = table
    const [sort, name = '', whose = ''] = about.split(':')
    const seat = whose === '' ? null : Number(whose)
    switch (sort) {
      case 'card':
        return card(table, cardOn(s, name), { owner: null, at: placeNamed(name) })
      case 'hand':
        return card(table, you === null ? NONE : cardAt(s, you, handAt(Number(name) - 1)), { owner: you, at: handAt(Number(name) - 1) })
      case 'reserved':
        return card(table, Number(name), { owner: seat, at: null })
      case 'blind':
        return { ...deckOf(table, Number(name)), says: w.blindSays, owner: seat ?? undefined, kind: w.cardKind, now: undefined, rule: 'K2' }
      case 'deck':
        return deckOf(table, Number(name))
      case 'noble':
        return noble(table, s.nobles[Number(name) - 1])
      case 'visitor':
        return { ...nobleFace(Number(name)), owner: seat ?? undefined, says: w.nobleStays, rule: 'N3' }
      case 'gem':
        return pile(table, NAMES.indexOf(name))
      case 'token':
        return tokens(table, NAMES.indexOf(name), seat ?? you)
      case 'bonus':
        return seat === null ? null : bonuses(table, Number(name), seat)
      default:
        return null
    }
  }

  interface Lying {
    readonly owner: Seat | null
    /** As the engine counts the places that the viewer can buy from; null for the others' cards. */
    readonly at: number | null
  }

  function card(table: Table, id: number, { owner, at }: Lying): Explanation | null {
    const { s, you, words } = table
    if (id === NONE || id === UNKNOWN || id === undefined) return null
    const gem = words.name('gem', bonusGem(id))
    const kind = parts(', ', w.cardKind, POINTS[id] > 0 && w.points(POINTS[id]))
    return {
      picture: <Card id={id} />,
      name: words.name('card', id),
      kind: parts(', ', kind, owner !== null && w.reservedBy(nameTo(table, owner))),
      owner: owner ?? undefined,
      says: w.cardSays(gem),
      now: you === null || at === null ? undefined : reach(s, you, at),
      rule: at === null ? 'R1' : 'B3',
    }

    function reach(state: State, seat: Seat, place: number): Explanation['now'] {
      const price = priceOf(state, seat, id)
      const { affordable, missing } = reachOf(state, seat, place)
      const says = (
        <>
          {w.youPay} {price === 0 ? w.forNothing : <Tokens gems={price} gold={0} words={words} />}
        </>
      )
      return { says, worth: affordable ? w.canBuy : w.short(total(missing) - state.gold[seat]) }
    }
  }

  function deckOf({ s, words }: Table, level: number): Explanation {
    return {
      picture: <Back level={level} name={words.name('level', level)} />,
      name: w.deck(words.name('level', level)),
      kind: w.deckKind,
      says: w.deckSays,
      now: { says: w.left, worth: String(s.left[level - 1]) },
      rule: 'R2',
    }
  }

  function noble({ s, you, words }: Table, id: number): Explanation | null {
    if (id === NONE || id === undefined) return null
    const short = you === null ? 0 : total(bonusesLacking(s, you, id))
    return {
      ...nobleFace(id),
      says: w.nobleSays(words.name('gems', REQUIRES[id])),
      now: you === null ? undefined : { says: <Wanted s={s} seat={you} noble={id} />, worth: short === 0 ? w.comes : w.cardsShort(short) },
      rule: 'N1',
    }
  }

  function nobleFace(id: number): Pick<Explanation, 'picture' | 'name' | 'kind'> {
    return { picture: <Cameo portrait={id} />, name: w.noble, kind: w.points(NOBLE_POINTS) }
  }

  function pile({ s, words }: Table, token: number): Explanation | null {
    if (token < 0) return null
    const isGold = token === GOLD
    return {
      picture: <Gem gem={TOKENS[token]} />,
      name: words.name('token', token),
      kind: isGold ? w.goldKind : w.pileKind,
      says: isGold ? w.goldSays : w.pileSays,
      now: { says: w.pileKind, worth: String(tokenCount(s, token, 'bank')) },
      rule: isGold ? 'R4' : 'T2',
    }
  }

  function tokens(table: Table, token: number, seat: Seat | null): Explanation | null {
    const { s, words } = table
    if (token < 0 || seat === null) return null
    return {
      picture: <Gem gem={TOKENS[token]} />,
      name: words.name('token', token),
      kind: w.tokensOf(nameTo(table, seat)),
      owner: seat,
      says: token === GOLD ? w.goldSays : w.tokenSays,
      now: { says: w.tokensOf(nameTo(table, seat)), worth: String(tokenCount(s, token, seat)) },
      rule: token === GOLD ? 'B2' : 'L1',
    }
  }

  function bonuses(table: Table, gem: number, seat: Seat): Explanation {
    const { s, words } = table
    return {
      picture: <Gem gem={GEMS[gem]} />,
      name: words.name('gem', gem),
      kind: w.bonusesOf(nameTo(table, seat)),
      owner: seat,
      says: w.bonusSays(words.name('gem', gem)),
      now: { says: w.bonusesOf(nameTo(table, seat)), worth: String(countOf(s.bonuses[seat], gem)) },
      rule: 'B3',
    }
  }

  function legend({ words }: Table): readonly LegendEntry[] {
    const { legend: says } = w
    const entry = (picture: ReactNode, [word, means]: readonly [string, string]): LegendEntry => ({ picture, word, means })
    return [
      ...GEMS.map((gem, i) => ({ picture: <Gem key={gem} gem={gem} />, word: words.name('gem', i), means: says.gem })),
      entry(<Gem gem="gold" />, says.gold),
      entry(<b className="sp-points">3</b>, says.points),
      entry(
        <span className="sp-bonus sp-in-legend">
          <Gem gem="emerald" />
        </span>,
        says.bonus,
      ),
      entry(
        <span className="sp-need sp-in-legend">
          <Gem gem="sapphire" />
          <b>4</b>
        </span>,
        says.cost,
      ),
      entry(
        <span className="sp-need sp-in-legend">
          <Gem gem="ruby" />
          <b>3</b>
          <span className="sp-short">−1</span>
        </span>,
        says.short,
      ),
      entry(
        <span className="sp-need sp-in-legend">
          <Gem gem="ruby" />
          <b>3</b>
          <span className="sp-by-gold">
            <Gem gem="gold" />
          </span>
        </span>,
        says.byGold,
      ),
      entry(<Cameo portrait={2} />, says.noble),
      entry(<Back level={2} name={words.name('level', 2)} />, says.back),
    ]
  }
}

const placeNamed = (name: string): number =>
  Array.from({ length: OPEN_PLACES }, (_, place) => place).findIndex((place) => openPlace(place) === name)
const cardOn = (s: State, name: string): number => s.table[placeNamed(name)] ?? NONE

const Card = ({ id }: { readonly id: number }): ReactNode => (
  <span className="sp-card sp-on-slip">
    <CardFace card={id} reach={null} />
  </span>
)

const Back = ({ level, name }: { readonly level: number; readonly name: string }): ReactNode => (
  <span className="sp-back" data-back={level}>
    <CardBack level={level} />
    <b>{name}</b>
  </span>
)

/** The viewer's cards beside those that a noble wants. */
function Wanted({ s, seat, noble }: { readonly s: State; readonly seat: Seat; readonly noble: number }): ReactNode {
  return GEMS.map((gem, i) => {
    const wanted = countOf(REQUIRES[noble], i)
    return (
      wanted > 0 && (
        <span key={gem} className="sp-row">
          <Gem gem={gem} /> {Math.min(wanted, countOf(s.bonuses[seat], i))}/{wanted}
        </span>
      )
    )
  })
}
