// The legend of icons.
import type { ReactNode } from 'react'
import { isBelleEpoque, type State } from '../../../../games/bruxelles-1893/state.ts'
import type { LegendEntry } from '../../../board/explained.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import { House, Pavilion } from '../pieces.tsx'
import type { ExplainWords } from './words.ts'

/** Every icon of the game, in the order of use. */
export function legendOf({ legend: says }: ExplainWords, s: State): readonly LegendEntry[] {
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
