// Brussels: its four actions, nobles, art, compass, supply, Courthouse and train.

import type { Seat } from '../../../../core/game.ts'
import { pawnsFor } from '../../../../games/bruxelles-1893/actions/brussels.ts'
import { COLOURS, CUBES, NOBLE_IDS, NOBLE_KINDS, PLACES, REVEALED, WILD } from '../../../../games/bruxelles-1893/components.ts'
import { nobleAt } from '../../../../games/bruxelles-1893/nobles.ts'
import { colourNames } from '../../../../games/bruxelles-1893/notation.ts'
import type { Explanation } from '../../../board/explained.ts'
import { nameTo, parts } from '../../../board/words.ts'
import { Icon } from '../art/icon.tsx'
import { Portrait } from '../art/portrait.tsx'
import { artIcon } from '../art-icons.ts'
import type { Scene } from '../scene.ts'
import { type About, type Chapter, plain } from './pieces.tsx'
import type { ExplainWords } from './words.ts'

const NOBLES: readonly string[] = NOBLE_IDS
const MATERIALS: readonly string[] = CUBES

export function brussels(w: ExplainWords): Chapter {
  return {
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
      kind: seat === null ? w.nobleKind : `${w.nobleKind} ${w.ofPlayer(nameTo(scene, seat))}`,
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
      now: { says: w.brings, worth: parts(', ', phrases.francs(s.tables.saleFrancs[at]), w.points(s.tables.salePoints[at])) },
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
}
