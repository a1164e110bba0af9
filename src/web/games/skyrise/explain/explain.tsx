// What Skyrise's pieces say of themselves: districts and what stands in them, numbers, masterpieces, tracks, panoramas, keys, patrons.
import type { ReactNode } from 'react'
import { NONE, UNKNOWN } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { DISTRICT_IDS, PLATFORM_OF } from '../../../../games/skyrise/board.ts'
import {
  AWARD,
  BIG_KEY_POINTS,
  BUILDINGS,
  COLOURS,
  CONTROL_POINTS,
  FIRST_PATRON,
  HEIGHTS,
  LETTERS,
  MASTERPIECES,
  OBJECTIVE_POINTS,
  PANORAMAS,
  SMALL_KEY_POINTS,
  TOKENS,
  WILD,
} from '../../../../games/skyrise/components.ts'
import { isIn, numberOf } from '../../../../games/skyrise/districts.ts'
import { structuresIn } from '../../../../games/skyrise/objectives.ts'
import { EVERYWHERE, panoramaPoints } from '../../../../games/skyrise/panoramas.ts'
import { cardOf, ownerOf, type State, structureOf } from '../../../../games/skyrise/state.ts'
import { trackOf } from '../../../../games/skyrise/tokens.ts'
import { SeatMark } from '../../../art/seat-mark.tsx'
import type { Explanation, LegendEntry } from '../../../board/explained.ts'
import { nameTo, parts } from '../../../board/words.ts'
import type { BoardProps, Explainer } from '../../../table/face.ts'
import { freeDistricts } from '../card-face.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { valuesOf } from '../panel.tsx'
import { heightNameOf, isMasterpiece, numberToBeat, seatsOf } from '../pieces.ts'
import { BuildingPicture, DiscPicture } from '../slip-rows.tsx'
import { TokenDisc } from '../token.tsx'
import { phrasesOf } from '../words/phrases.ts'
import { worthOver } from '../worth.ts'
import type { ExplainWords } from './words.ts'
import './explain.css'

type Table = BoardProps<State>

const CARDS: readonly string[] = MASTERPIECES
const NAMES: readonly string[] = COLOURS

export function explainerIn(w: ExplainWords): Explainer<State> {
  return { explain, legend }

  function explain(about: string, table: Table): Explanation | null {
    const { s, you } = table
    const [sort, name = '', whose = ''] = about.split(':')
    const seat = whose === '' ? you : Number(whose)
    switch (sort) {
      case 'district':
        return district(table, DISTRICT_IDS.indexOf(name))
      case 'building':
        return seat === null ? null : number(table, seat, structureWith(s, seat, Number(name)))
      case 'tower':
        return seat === null ? null : number(table, seat, Number(name))
      case 'masterpiece':
      case 'card':
        return card(table, CARDS.indexOf(name), seat)
      case 'track':
        return seat === null || !NAMES.includes(name) ? null : track(table, NAMES.indexOf(name), seat)
      case 'panorama':
        return panorama(table, Number(name))
      case 'control':
        return { picture: <Sign name="chains" />, name: w.control, kind: w.points(CONTROL_POINTS), says: w.controlSays, rule: 'P1' }
      case 'key':
        return key(table, name === 'small')
      case 'patron':
        return patron(table, Number(name))
      case 'token':
        return token(table, Number(name), seat)
      case 'objective':
        return seat === null ? null : objective(table, seat)
      case 'action':
        return name === 'pass' ? { picture: <Sign name="gavel" />, name: w.pass, says: w.passSays, rule: 'B4' } : null
      default:
        return null
    }
  }

  function district(table: Table, at: number): Explanation | null {
    if (at < 0) return null
    return table.s.piece[at] === NONE ? freeDistrict(table, at) : structure(table, at)
  }

  function freeDistrict({ s, you, words }: Table, at: number): Explanation {
    const colour = s.tables.colour[at]
    const faction = phrasesOf(words).factions[COLOURS[colour]]
    const lying = s.token[at]
    return {
      picture: <DiscPicture token={lying === NONE ? COLOURS[colour] : TOKENS[lying]} />,
      name: w.district(words.name('district', at)),
      kind: parts(', ', faction, words.name('platform', PLATFORM_OF[at])),
      says: lying === NONE ? w.noToken : `${w.takesToken(words.name('token', lying))} ${meaning(lying)}`,
      now: you === null ? undefined : { says: w.worthHere(faction), worth: w.points(worthOn(s, you, colour)) },
      rule: 'A8',
    }
  }

  function structure(table: Table, at: number): Explanation | null {
    const { s, words } = table
    const [owner, which] = [ownerOf(s.piece[at]), structureOf(s.piece[at])]
    const isBid = isIn(s.bids, at)
    const name = nameTo(table, owner)
    const by = isBid ? w.bidOf(name) : w.buildingOf(name)
    const kind = parts(', ', by, w.district(words.name('district', at)))
    const picture = <BuildingPicture {...{ s, seat: owner, structure: which }} />
    if (isMasterpiece(which)) {
      const shown = card(table, cardOf(s, owner, which), owner)
      return shown && { ...shown, picture, kind }
    }
    if (isBid) return { picture, name: String(numberOf(s, owner, which)), kind, owner, says: w.bidSays, rule: 'A6' }
    const phrases = phrasesOf(words)
    const colour = s.tables.colour[at]
    return {
      picture,
      name: phrases.building[heightNameOf(s, owner, which)],
      kind,
      owner,
      says: w.buildingSays,
      now: { says: phrases.factions[COLOURS[colour]], worth: w.points(worthOn(s, owner, colour)) },
      rule: 'P1',
    }
  }

  function number({ s, seats, words }: Table, seat: Seat, structure: number): Explanation | null {
    if (structure < 0) return null
    const height = HEIGHTS[s.tables.height[s.set[seat] * BUILDINGS + structure]]
    const beaten = numberToBeat(s)
    return {
      picture: <BuildingPicture {...{ s, seat, structure }} />,
      name: String(s.tables.number[s.set[seat] * BUILDINGS + structure]),
      kind: parts(', ', seats[seat].name, phrasesOf(words).heights[height], w.number),
      owner: seat,
      says: w.numberSays[height],
      now: beaten === null ? undefined : { says: w.toBeat, worth: String(beaten) },
      rule: 'B1',
    }
  }

  function card(table: Table, id: number, seat: Seat | null): Explanation | null {
    if (id < 0 || id >= CARDS.length) return null
    const { s, words } = table
    const phrases = phrasesOf(words)
    const chosen = seat === null ? -1 : s.chosen.subarray(seat * 2, seat * 2 + 2).indexOf(id)
    const isBuilt = chosen >= 0 && seat !== null && s.piece.includes((seat << 4) | (BUILDINGS + chosen))
    const worth = seat === null || isBuilt ? null : worthOver(s, seat, id, freeDistricts(s))
    return {
      picture: seat === null ? <Sign name="masterpiece" /> : <BuildingPicture {...{ s, seat, structure: BUILDINGS }} />,
      name: words.name('card', id),
      kind: parts(', ', phrases.cardNumber(id + 1), seat !== null && w.masterpieceOf(nameTo(table, seat)), chosen < 0 && w.inHand),
      owner: seat ?? undefined,
      says: `${phrases.effect(MASTERPIECES[id], s.tables.masterpieces)} ${w.masterpieceSays}`,
      now: worth ? { says: w.panoramaScores, worth: phrases.worth(worth.least, worth.most) } : undefined,
      rule: `M${id + 1}`,
    }
  }

  function track(table: Table, colour: number, seat: Seat): Explanation {
    const { s, words } = table
    const faction = phrasesOf(words).factions[COLOURS[colour]]
    const structures = structuresIn(s, seat, colour)
    const worth = worthOn(s, seat, colour)
    return {
      picture: <DiscPicture token={COLOURS[colour]} />,
      name: w.track(faction),
      kind: w.trackOf(nameTo(table, seat)),
      owner: seat,
      says: w.trackSays,
      now: { says: phrasesOf(words).each(worth, structures), worth: w.points(worth * structures) },
      rule: 'F7',
    }
  }

  function panorama({ s, words }: Table, id: number): Explanation {
    return {
      picture: <Sign name={PANORAMAS[id]} />,
      name: words.name('panorama', id),
      kind: w.panoramaKind,
      says: phrasesOf(words).panorama(PANORAMAS[id], valuesOf(s, id)),
      now: {
        says: seatsOf(s).map((seat) => (
          <span key={seat}>
            <SeatMark seat={seat} /> {panoramaPoints(s, seat, id, EVERYWHERE)}
          </span>
        )),
      },
      rule: `V${['airships', 'windmills', 'lakes', 'bridges', 'chains'].indexOf(PANORAMAS[id]) + 2}`,
    }
  }

  function key({ words }: Table, isSmall: boolean): Explanation {
    const phrases = phrasesOf(words)
    return {
      picture: <Sign name="key" />,
      name: isSmall ? phrases.smallKey : phrases.bigKey,
      kind: w.points(isSmall ? SMALL_KEY_POINTS : BIG_KEY_POINTS),
      says: w.keySays,
      rule: isSmall ? 'E6' : 'E5',
    }
  }

  function patron({ s, you }: Table, letter: number): Explanation {
    const tile = s.patrons[letter]
    const held = you === null ? 0 : s.patronage[you * LETTERS.length + letter]
    const value = tile === UNKNOWN ? null : s.tables.patrons[tile]
    return {
      picture: <DiscPicture token={LETTERS[letter]} />,
      name: w.patron(LETTERS[letter]),
      kind: w.patronKind,
      says: w.patronSays,
      now: { says: `×${held}`, worth: value === null ? w.unknown : w.points(value * held) },
      rule: 'F3',
    }
  }

  function token(table: Table, id: number, seat: Seat | null): Explanation {
    return {
      picture: <DiscPicture token={TOKENS[id]} />,
      name: table.words.name('token', id),
      kind: seat === null ? '' : w.onInnovator(nameTo(table, seat)),
      owner: seat ?? undefined,
      says: meaning(id),
      rule: id >= FIRST_PATRON ? 'F3' : id === AWARD ? 'F6' : 'F4',
    }
  }

  function objective({ s, seats, words }: Table, seat: Seat): Explanation | null {
    const id = s.objective[seat]
    if (id === UNKNOWN) return null
    const phrases = phrasesOf(words)
    const [colour, of] = [s.tables.objectiveColour[id], s.tables.objectiveStructures[id]]
    return {
      picture: <DiscPicture token={COLOURS[colour]} />,
      name: phrases.objective,
      kind: parts(', ', seats[seat].name, w.objectiveKind),
      owner: seat,
      says: phrases.objectiveSays(of, words.name('colour_of', colour), OBJECTIVE_POINTS),
      now: {
        says: phrases.progress(structuresIn(s, seat, colour), of),
        worth: structuresIn(s, seat, colour) >= of ? w.points(OBJECTIVE_POINTS) : '0',
      },
      rule: 'F2',
    }
  }

  function meaning(lying: number): string {
    const { tokenMeans } = w
    if (lying === WILD) return tokenMeans.wild
    if (lying === AWARD) return tokenMeans.award
    return lying >= FIRST_PATRON ? tokenMeans.patron : tokenMeans.district
  }

  function legend({ s, words }: Table): readonly LegendEntry[] {
    const { legend: says } = w
    const phrases = phrasesOf(words)
    const entry = (picture: ReactNode, [word, means]: readonly [string, string]): LegendEntry => ({ picture, word, means })
    const tall = Array.from({ length: BUILDINGS }, (_, structure) => structure).find((each) => heightNameOf(s, 0, each) === 'tall') ?? 0
    return [
      ...COLOURS.map((colour) => ({
        picture: <TokenDisc token={colour} />,
        word: phrases.factions[colour],
        means: says.faction(colour),
      })),
      entry(<TokenDisc token="wild" />, says.wild),
      entry(<TokenDisc token="award" />, says.award),
      entry(<TokenDisc token="A" />, says.patron),
      entry(<BuildingPicture s={s} seat={0} structure={tall} />, says.low),
      entry(<BuildingPicture s={s} seat={0} structure={BUILDINGS} />, says.masterpiece),
      entry(<span className="sr-dashed">57</span>, says.bid),
      entry(<Icon name="windmills" />, says.windmill),
      entry(<Icon name="lakes" />, says.lake),
      entry(<Icon name="airships" />, says.airship),
      entry(<Icon name="bridges" />, says.bridge),
      entry(<Icon name="chains" />, says.chain),
      entry(<Icon name="key" />, says.key),
      entry(<Icon name="gavel" />, says.gavel),
    ]
  }
}

const Sign = ({ name }: { readonly name: IconName }): ReactNode => (
  <span className="sr-pictured-sign">
    <Icon name={name} />
  </span>
)

/** What each structure of a seat in districts of a colour is worth now. */
const worthOn = (s: State, seat: Seat, colour: number): number => trackOf(s)[s.track[seat * COLOURS.length + colour]]

/** A seat's structure by its number, or −1. */
function structureWith(s: State, seat: Seat, number: number): number {
  return Array.from({ length: BUILDINGS }, (_, structure) => structure).findIndex(
    (each) => s.tables.number[s.set[seat] * BUILDINGS + each] === number,
  )
}
