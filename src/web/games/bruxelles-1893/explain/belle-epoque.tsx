// Belle Époque: cards, tiles, pavilions.
import { NONE } from '../../../../core/block.ts'
import { COLUMNS } from '../../../../games/bruxelles-1893/components.ts'
import type { Explanation } from '../../../board/explained.ts'
import { capital, nameTo, parts } from '../../../board/words.ts'
import { tileSaid } from '../belle-epoque/tile-said.ts'
import { Pavilion } from '../pieces.tsx'
import type { Scene } from '../scene.ts'
import { type About, type Chapter, Marks, plain } from './pieces.tsx'
import type { ExplainWords } from './words.ts'

export function belleEpoque(w: ExplainWords): Chapter {
  return { card, tile, pavilion }

  function card(scene: Scene, { name, seat }: About): Explanation | null {
    const words = scene.phrases.cards[Number(name) - 1]
    if (!words) return null
    return plain('card', words[0], {
      kind: parts(' ', w.cardKind, seat !== null && w.ofPlayer(nameTo(scene, seat))),
      owner: seat ?? undefined,
      says: parts('. ', capital(words[1]), w.cardSays),
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
}
