// From version to version: how a stored state goes on by later rules.
import type { Forward } from '../../core/game.ts'

/**
 * Version 2 asks before the Vault takes, also where there is one token (M18). What version 1 stored means the same: a Vault that still chooses may decline now,
 * and one that has taken without being asked has taken. Which sides of the boards are up (`sides`, at the end of the block) was not stored: all as they were dealt.
 */
const fromOne: Forward = (bytes) => bytes

export const forward: Readonly<Record<number, Forward>> = { 1: fromOne }
