// From version to version: how games that were begun under an older one go on.
import type { Forward } from '../../core/game.ts'

/**
 * Version 2 asks before the Vault takes, also where there is one token (M18). What version 1 stored means the same: a Vault that still chooses may decline now,
 * and one that has taken without being asked has taken. Which sides of the boards are up (`sides`, at the end of the block) was not stored: all as they were dealt.
 */
const fromOne: Forward = {}

/** Version 3 scores bridges with own structures at both ends (V5). What version 2 began keeps its reading, which is an option now. */
const fromTwo: Forward = { replays: true, options: (options) => ({ ...options, bridges: 'either' }) }

export const forward: Readonly<Record<number, Forward>> = { 1: fromOne, 2: fromTwo }
