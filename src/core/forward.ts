// Tables outlive versions of their rules. One goes on from the state that was stored, brought forward step by step to the present version: what was decided by
// older rules is not decided again. Where the present version has an option for the older rules, the table goes on with that option.
import type { Block } from './block.ts'
import type { Config, Forward, Game, Options } from './game.ts'

/** A state as some version of the rules stored it. */
export interface Stored {
  readonly rules: number
  readonly bytes: Uint8Array
}

/** Whether what a version stored can be played on by the present one. */
export function goesOn<S extends Block>(game: Game<S>, rules: number): boolean {
  for (const step of stepsSince(game, rules)) if (!step) return false
  return rules <= game.meta.rulesVersion
}

/** Whether the present version, with the options brought forward, replays what another one played. */
export function replays<S extends Block>(game: Game<S>, rules: number): boolean {
  for (const step of stepsSince(game, rules)) if (!step?.replays) return false
  return rules <= game.meta.rulesVersion
}

/** Options that were chosen under some version, as the present one has them. */
export function optionsForward<S extends Block>(game: Game<S>, rules: number, options: Options): Options {
  let now = options
  for (const step of stepsSince(game, rules)) now = step?.options?.(now) ?? now
  return now
}

/** The bytes of a stored state as the present version has them; null where they cannot be had. Those of the present version are the same ones. */
export function broughtForward<S extends Block>(game: Game<S>, config: Config, { rules, bytes }: Stored): Uint8Array | null {
  if (!goesOn(game, rules)) return null
  let now = bytes
  for (const step of stepsSince(game, rules)) now = step?.bytes?.(now, config) ?? now
  return now
}

/** The steps from a version to the present one, with gaps where a game has none. One by one, because a record may name any version. */
function* stepsSince<S extends Block>({ meta, forward = {} }: Game<S>, rules: number): Generator<Forward | undefined> {
  for (let version = rules; version < meta.rulesVersion; version++) yield forward[version]
}
