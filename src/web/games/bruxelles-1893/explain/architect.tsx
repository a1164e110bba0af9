// An architect’s own board: tracks, houses, strategy rows, francs and pawns.

import { ROWS, TRACKS } from '../../../../games/bruxelles-1893/components.ts'
import { levelPlace } from '../../../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../../../games/bruxelles-1893/tracks.ts'
import type { Explanation } from '../../../board/explained.ts'
import { nameTo } from '../../../board/words.ts'
import { House } from '../pieces.tsx'
import { ROW_ICONS } from '../rows.tsx'
import type { Scene } from '../scene.ts'
import { buildingPoints, rowPoints } from '../worth.ts'
import { type About, type Chapter, type Explained, MANY, plain } from './pieces.tsx'
import type { ExplainWords } from './words.ts'

const STRATEGY: readonly string[] = ROWS
const LEVELS: readonly string[] = TRACKS

export function architect(w: ExplainWords): Chapter {
  const francs: Explained = (scene) => plain('francs', scene.phrases.francsUnit(MANY), { says: w.francsSays, rule: 'R4' })
  return {
    track,
    houses,
    row,
    pawns: (scene) => plain('anyPawn', scene.phrases.pawnsInHand(MANY), { says: w.pawnsSays, rule: 'T5' }),
    francs,
    purse: francs,
  }

  function track(scene: Scene, { name, seat }: About): Explanation | null {
    const { s, phrases } = scene
    const which = LEVELS.indexOf(name)
    if (which < 0 || seat === null) return null
    const number = trackNumber(s, seat, which)
    const isPoints = TRACKS[which] !== 'crown'
    return plain(TRACKS[which], phrases.tracks[TRACKS[which]], {
      kind: w.ofPlayer(nameTo(scene, seat)),
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
      kind: w.ofPlayer(nameTo(scene, seat)),
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
      ...(owner === null ? {} : { kind: w.ofPlayer(nameTo(scene, owner)), owner }),
      says: w.rowSays,
      now: owner === null ? undefined : { says: w.worthNow, worth: w.points(rowPoints(s, owner, at)) },
      rule: 'G6',
    })
  }
}
