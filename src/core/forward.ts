// Tables outlive versions of their rules. One goes on from the state that was stored, brought forward step by step to the present version: what was decided by
// older rules is not decided again.
import type { Block } from './block.ts'
import type { Config, Game } from './game.ts'

/** A state as some version of the rules stored it. */
export interface Stored {
  readonly rules: number
  readonly bytes: Uint8Array
}

/** Whether what a version stored can be played on by the present one. */
export function goesOn<S extends Block>({ meta, forward = {} }: Game<S>, rules: number): boolean {
  for (let version = rules; version < meta.rulesVersion; version++) if (!forward[version]) return false
  return rules <= meta.rulesVersion
}

/** The bytes of a stored state as the present version has them; null where they cannot be had. Those of the present version are the same ones. */
export function broughtForward<S extends Block>(game: Game<S>, config: Config, { rules, bytes }: Stored): Uint8Array | null {
  if (!goesOn(game, rules)) return null
  let now = bytes
  for (let version = rules; version < game.meta.rulesVersion; version++) now = game.forward?.[version]?.(now, config) ?? now
  return now
}
