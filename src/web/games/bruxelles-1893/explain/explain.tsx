// What the pieces of Bruxelles say of themselves: spaces, columns, Brussels, nobles, art, compass, tracks, houses, Belle Époque.
import type { ReactNode } from 'react'
import { NONE } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { pawnsFor } from '../../../../games/bruxelles-1893/actions/brussels.ts'
import {
  ACTIONS,
  AROUND,
  type ArtNouveauAction,
  COLOURS,
  COLUMNS,
  CUBES,
  columnOf,
  IRIS_IDS,
  NEUTRAL,
  NOBLE_IDS,
  NOBLE_KINDS,
  PLACES,
  REVEALED,
  ROWS,
  SPACE_IDS,
  TRACKS,
  WILD,
} from '../../../../games/bruxelles-1893/components.ts'
import { nobleAt } from '../../../../games/bruxelles-1893/nobles.ts'
import { colourNames } from '../../../../games/bruxelles-1893/notation.ts'
import { isBelleEpoque, levelPlace, type State } from '../../../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../../../games/bruxelles-1893/tracks.ts'
import { columnName } from '../../../../games/bruxelles-1893/words/places.ts'
import { SeatMark } from '../../../art/seat-mark.tsx'
import type { Explanation, LegendEntry } from '../../../board/explained.ts'
import { parts } from '../../../board/words.ts'
import type { BoardProps, Explainer } from '../../../table/face.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import { Portrait } from '../art/portrait.tsx'
import { artIcon } from '../art-icons.ts'
import { auctionOf } from '../auction.ts'
import { tileSaid } from '../belle-epoque/tile-said.ts'
import { auctionSaid, cardSaid } from '../column.tsx'
import { freeActionSaid } from '../foresight.ts'
import { House, Pavilion } from '../pieces.tsx'
import { ROW_ICONS } from '../rows.tsx'
import { nameOf, type Scene, sceneOf } from '../scene.ts'
import { buildingPoints, rowPoints } from '../worth.ts'
import type { ExplainWords } from './words.ts'
import './explain.css'

const NOBLES: readonly string[] = NOBLE_IDS
const MATERIALS: readonly string[] = CUBES
const STRATEGY: readonly string[] = ROWS
const LEVELS: readonly string[] = TRACKS

/** What is asked about: its name, and whose it is. */
interface About {
  readonly name: string
  readonly seat: Seat | null
}

type Explained = (scene: Scene, about: About) => Explanation | null

export function explainerIn(w: ExplainWords): Explainer<State> {
  const sorts: Readonly<Record<string, Explained>> = {
    space,
    iris,
    column,
    choice: town,
    noble: (scene, { name }) => noble(scene, nobleAt(scene.s, name === 'deck' ? REVEALED : Number(name)), null),
    'own-noble': (scene, { name, seat }) => noble(scene, NOBLES.indexOf(name), seat ?? scene.you),
    stack,
    shop: (scene) => plain('art', scene.phrases.onDisplay, { says: w.shopSays, rule: 'M5' }),
    art: (scene) => plain('art', scene.phrases.rows.art, { says: w.artSays, rule: 'M1' }),
    market: (scene) => plain('art', scene.phrases.artMarket, { says: w.marketSays, rule: 'M2' }),
    cell: (scene) => plain('art', scene.phrases.artMarket, { says: w.marketSays, rule: 'M4' }),
    compass: (scene) => plain('architect', scene.phrases.compass, { says: w.compassSays, rule: 'H2' }),
    hand: (scene) => plain('architect', scene.phrases.compass, { says: w.compassSays, rule: 'H5' }),
    supply: cube,
    cube,
    courthouse: (scene) => plain('courthouse', scene.phrases.courthouse, { says: w.courthouseSays, rule: 'L1' }),
    train: (scene) => plain('train', scene.phrases.train, { says: w.trainSays, rule: 'BE7' }),
    'first-pass': (scene) => plain('manneken', scene.phrases.firstPass, { says: w.firstPassSays, rule: 'Z4' }),
    track,
    houses,
    row,
    pawns: (scene) =>
      plain('anyPawn', scene.phrases.pawnsInHand(scene.you === null ? 0 : scene.s.pawns[scene.you]), { says: w.pawnsSays, rule: 'T5' }),
    francs: (scene) =>
      plain('francs', scene.phrases.francs(scene.you === null ? 0 : scene.s.money[scene.you]), { says: w.francsSays, rule: 'R4' }),
    purse: (scene) =>
      plain('francs', scene.phrases.francs(scene.you === null ? 0 : scene.s.money[scene.you]), { says: w.francsSays, rule: 'R4' }),
    card,
    tile,
    pavilion,
  }
  return {
    explain(about, table) {
      const [sort, name = '', whose = ''] = about.split(':')
      return sorts[sort]?.(sceneOf(table), { name, seat: whose === '' ? null : Number(whose) }) ?? null
    },
    legend,
  }

  function plain(icon: IconName, name: string, rest: Omit<Explanation, 'name'>): Explanation {
    return { picture: <Icon icon={icon} />, name, ...rest }
  }

  function space(scene: Scene, { name }: About): Explanation | null {
    const { s, phrases, words } = scene
    const at = SPACE_IDS.indexOf(name)
    if (at < 0) return null
    const action = ACTIONS[s.actionAt[at]]
    const house = s.house[at]
    const gains = freeActionSaid(scene, at)
    return {
      picture: <Painted action={action} />,
      name: phrases.actions[action],
      kind: parts(', ', words.name('space', at), house === NONE ? w.spaceKind : phrases.houseOf(nameOf(scene, house))),
      owner: house === NONE ? undefined : house,
      says: house === NONE ? w.spaceSays[action] : `${w.spaceSays[action]} ${w.houseHere}`,
      now: gains === null ? { says: auctionSaid(scene, auctionOf(s, columnOf(at))) } : { says: gains },
      rule: { workshop: 'W1', sale: 'M1', nobles: 'N1', materials: 'C1', construction: 'H1' }[action],
    }
  }

  function iris({ s, you }: Scene, { name }: About): Explanation {
    const number = IRIS_IDS.indexOf(name)
    const pawns = Array.from(s.pawn).filter((pawn, at) => pawn !== NONE && AROUND[number] & (1 << at))
    return plain('iris', w.iris, {
      says: w.irisSays,
      now: {
        says: (
          <>
            {w.irisPawns}: {pawns.length}/4 <Marks pawns={pawns} />
          </>
        ),
        ...(you === null ? {} : { worth: w.points(trackNumber(s, you, TRACKS.indexOf('iris'))) }),
      },
      rule: 'I1',
    })
  }

  function column(scene: Scene, { name }: About): Explanation {
    const { s, phrases } = scene
    const at = Number(name) - 1
    const said = cardSaid(scene, s.columnCard[at])
    return plain('card', phrases.column(columnName(at)), {
      kind: w.columnKind,
      says: said === phrases.cardGone ? w.noCard : w.columnSays(said),
      now: { says: auctionSaid(scene, auctionOf(s, at)) },
      rule: 'J1',
    })
  }

  function town({ s, phrases }: Scene, { name }: About): Explanation | null {
    const place = PLACES.find((each) => each === name)
    if (place === undefined) return null
    return {
      picture: <Icon icon={place} className="bx-explain-scene" />,
      name: phrases.places[place],
      kind: w.placeKind,
      says: `${w.placeSays[place]} ${w.dearer}`,
      now: { says: phrases.costsPawns(pawnsFor(s, PLACES.indexOf(place))) },
      rule: { market: 'X2', exchange: 'X3', park: 'X4', 'grand-place': 'X5' }[place],
    }
  }

  function noble(scene: Scene, id: number, seat: Seat | null): Explanation | null {
    const { s, phrases, words } = scene
    if (id < 0 || id >= NOBLE_KINDS) return null
    return {
      picture: <Portrait noble={NOBLE_IDS[id]} />,
      name: words.name('noble', id),
      kind: seat === null ? w.nobleKind : `${w.nobleKind} ${w.ofPlayer(nameOf(scene, seat))}`,
      owner: seat ?? undefined,
      says: w.nobleSays(phrases.effects[NOBLE_IDS[id]]),
      now: { says: w.salary, worth: phrases.francs(s.tables.salary[id]) },
      rule: 'N3',
    }
  }

  function stack({ s, phrases, words }: Scene, { name }: About): Explanation | null {
    const colour = colourNames(s.edition).indexOf(name)
    if (colour < 0) return null
    const at = s.cursor * COLOURS.length + colour
    return plain(artIcon(s.edition, colour), words.name('art', colour), {
      kind: w.stackKind,
      says: w.stackSays,
      now: { says: w.brings, worth: `${phrases.francs(s.tables.saleFrancs[at])}, ${w.points(s.tables.salePoints[at])}` },
      rule: 'M4',
    })
  }

  function cube({ s, phrases }: Scene, { name }: About): Explanation | null {
    const at = MATERIALS.indexOf(name)
    if (at < 0) return null
    return plain(CUBES[at], phrases.cubes[CUBES[at]], {
      says: at === WILD ? w.wildSays : w.supplySays,
      now: { says: w.left, worth: String(s.supply[at]) },
      rule: at === WILD ? 'H3' : 'G4',
    })
  }

  function track(scene: Scene, { name, seat }: About): Explanation | null {
    const { s, phrases } = scene
    const which = LEVELS.indexOf(name)
    if (which < 0 || seat === null) return null
    const number = trackNumber(s, seat, which)
    const isPoints = TRACKS[which] !== 'crown'
    return plain(TRACKS[which], phrases.tracks[TRACKS[which]], {
      kind: w.ofPlayer(nameOf(scene, seat)),
      owner: seat,
      says: w.trackSays[TRACKS[which]],
      now: {
        says: phrases.level(s.level[levelPlace(seat, which)], number),
        ...(isPoints ? { worth: TRACKS[which] === 'architect' ? w.points(buildingPoints(s, seat)) : w.points(number) } : {}),
      },
      rule: 'T6',
    })
  }

  function houses(scene: Scene, { seat }: About): Explanation | null {
    if (seat === null) return null
    const { s, phrases } = scene
    return {
      picture: <House seat={seat} />,
      name: phrases.houses,
      kind: w.ofPlayer(nameOf(scene, seat)),
      owner: seat,
      says: w.housesSays,
      now: { says: phrases.built(s.built[seat]), worth: w.points(buildingPoints(s, seat)) },
      rule: 'H1',
    }
  }

  function row(scene: Scene, { name, seat }: About): Explanation | null {
    const { s, phrases } = scene
    const at = STRATEGY.indexOf(name)
    if (at < 0) return null
    const owner = seat ?? scene.you
    return plain(ROW_ICONS[at], phrases.rows[ROWS[at]], {
      ...(owner === null ? {} : { kind: w.ofPlayer(nameOf(scene, owner)), owner }),
      says: w.rowSays,
      now: owner === null ? undefined : { says: w.worthNow, worth: w.points(rowPoints(s, owner, at)) },
      rule: 'G6',
    })
  }

  function card(scene: Scene, { name, seat }: About): Explanation | null {
    const words = scene.phrases.cards[Number(name) - 1]
    if (!words) return null
    return plain('card', words[0], {
      kind: parts(' ', w.cardKind, seat !== null && w.ofPlayer(nameOf(scene, seat))),
      owner: seat ?? undefined,
      says: `${words[1]} ${w.cardSays}`,
      rule: `BC${name}`,
    })
  }

  function tile(scene: Scene, { name }: About): Explanation | null {
    const id = scene.s.tile[Number(name) - 1]
    if (id === undefined || !scene.phrases.tiles[id]) return null
    return plain('tileBack', tileSaid(scene, id), { kind: w.tileKind, says: w.tileSays, rule: `BT${id + 1}` })
  }

  function pavilion({ s, you, phrases }: Scene, { name }: About): Explanation {
    const at = Number(name) - 1
    const pawns = Array.from(s.pawn.subarray(at * COLUMNS, (at + 1) * COLUMNS)).filter((pawn) => pawn !== NONE)
    return {
      picture: <Pavilion seat={you ?? 0} />,
      name: phrases.pavilion(at + 1),
      says: w.pavilionSays,
      now: { says: <Marks pawns={[...new Set(pawns)]} />, worth: w.points(new Set(pawns).size) },
      rule: 'BP4',
    }
  }

  function legend({ s }: BoardProps<State>): readonly LegendEntry[] {
    const { legend: says } = w
    const entry = (icon: IconName, [word, means]: readonly [string, string]): LegendEntry => ({
      picture: <Icon icon={icon} />,
      word,
      means,
    })
    const isGrand = isBelleEpoque(s)
    const picture: ReactNode = <House seat={0} />
    return [
      entry('wood', says.wood),
      entry('iron', says.iron),
      entry('stone', says.stone),
      ...(isGrand ? [entry('glass', says.glass)] : []),
      entry('wild', says.wild),
      entry('francs', says.francs),
      entry('points', says.points),
      entry('iris', says.iris),
      entry('crown', says.crown),
      entry('architect', says.architect),
      entry('anyPawn', says.pawn),
      entry('pawnFreed', says.freed),
      entry('manneken', says.manneken),
      entry('art', says.art),
      entry('noble', says.noble),
      { picture, word: says.house[0], means: says.house[1] },
      ...(isGrand
        ? [
            entry('traveller', says.traveller),
            entry('artWhite', says.artWhite),
            entry('tileBack', says.tileBack),
            { picture: <Pavilion seat={0} />, word: says.pavilion[0], means: says.pavilion[1] },
          ]
        : []),
    ]
  }
}

/** A scene in the colours of its action. */
const Painted = ({ action }: { readonly action: ArtNouveauAction }): ReactNode => (
  <span className="bx-explain-space" data-action={action}>
    <Icon icon={action} className="bx-explain-scene" />
  </span>
)

/** Whose pawns; neutral ones have no mark. */
function Marks({ pawns }: { readonly pawns: readonly number[] }): ReactNode {
  return pawns.map((pawn, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pawns of a seat are alike
    return pawn === NEUTRAL ? <Icon key={i} icon="anyPawn" /> : <SeatMark key={i} seat={pawn} />
  })
}
