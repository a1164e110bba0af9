// What only tables with Belle Époque tell and refuse: a language's file of these is loaded for them alone.
import type { Sentences } from '../speak.ts'

type BelleEpoqueEvent =
  | 'buildsPavilion'
  | 'gainsCard'
  | 'usesCard'
  | 'toTile'
  | 'sendsTravellers'
  | 'takesTraveller'
  | 'travellersReturn'
  | 'takesWhite'
  | 'sellsWhite'
  | 'returnsArt'
  | 'removesNoble'
  | 'recalls'
  | 'givesCube'
  | 'givesArt'
  | 'turnsWhite'
  | 'dismisses'
  | 'anotherTurn'
  | 'takesOther'
  | 'countsDouble'
  | 'withdraws'
  | 'visits'
  | 'choosesRow'
  | 'scoresTile'
  | 'gainsByTile'
type BelleEpoqueReason =
  | 'cardFirst'
  | 'openTileFirst'
  | 'travellersFirst'
  | 'soldAsFirst'
  | 'whiteArtFirst'
  | 'returnArtFirst'
  | 'removeNobleFirst'
  | 'recallFirst'
  | 'giveFirst'
  | 'takeCubesFirst'
  | 'flipFirst'
  | 'dismissFirst'
  | 'standFirst'
  | 'otherColumnFirst'
  | 'doubleFirst'
  | 'rowFirst'
  | 'whiteDisplayed'
  | 'pavilionTaken'
  | 'glassMissing'
  | 'cardNotHeld'
  | 'cardTurned'
  | 'cardNotNow'
  | 'mustUseCard'
  | 'tileTaken'
  | 'noSuchTile'
  | 'travellersOutOfReach'
  | 'nothingDisplayed'
  | 'noSaleThen'
  | 'removeAtLeastOne'
  | 'noPawnThere'
  | 'noFrancsThere'
  | 'nothingToGive'
  | 'noWhiteArt'
  | 'nobleNotUsed'
  | 'nobodyToStand'
  | 'extraTurnNoPass'
  | 'columnNotOutside'
  | 'noPawnOnTile'

export interface BelleEpoqueSentences {
  readonly log: Pick<Sentences['log'], BelleEpoqueEvent>
  readonly why: Pick<Sentences['why'], BelleEpoqueReason>
}

/** All the rest. */
export type BaseSentences = Omit<Sentences, 'log' | 'why'> & {
  readonly log: Omit<Sentences['log'], BelleEpoqueEvent>
  readonly why: Omit<Sentences['why'], BelleEpoqueReason>
}

/** A language whole. */
export function whole(base: BaseSentences, { log, why }: BelleEpoqueSentences): Sentences {
  return { ...base, log: { ...base.log, ...log }, why: { ...base.why, ...why } }
}
