// From version to version: how games that were begun under an older one go on.
import { contentOption, PRINTED, repacked } from '../../core/content.ts'
import type { Forward, Values } from '../../core/game.ts'

/**
 * Version 2 asks before the Vault takes, also where there is one token (M18). What version 1 stored means the same: a Vault that still chooses may decline now,
 * and one that has taken without being asked has taken. Which sides of the boards are up (`sides`, at the end of the block) was not stored: all as they were dealt.
 */
const fromOne: Forward = {}

/** Version 3 scores bridges with own structures at both ends (V5). What version 2 began keeps its reading, which is the option `bridges: either`. */
const fromTwo: Forward = {
  replays: true,
  options: (options) => ({
    ...options,
    bridges: 'either',
    content: repacked(options[contentOption.key] ?? PRINTED, withEitherEnd),
  }),
}

/** The points that a pack of version 2 gives a bridge are those of its reading. */
function withEitherEnd(values: Values): Values {
  const { panoramas } = values as { readonly panoramas?: { readonly bridges?: { readonly points?: number } } }
  if (panoramas?.bridges?.points === undefined) return values
  const { points, ...bridges } = panoramas.bridges
  return { ...values, panoramas: { ...panoramas, bridges: { ...bridges, eitherEnd: points } } }
}

export const forward: Readonly<Record<number, Forward>> = { 1: fromOne, 2: fromTwo }
