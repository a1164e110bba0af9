// Seats and options as a person gives them, checked against what a game offers.
import { contentOption, PRINTED, packText, readPack } from './content.ts'
import { BadConfig } from './errors.ts'
import type { Config, Game } from './game.ts'

/** A complete configuration: defaults filled in, anything the game does not offer refused. */
export function configOf(game: Game, seats: number, options: Readonly<Record<string, string>> = {}): Config {
  const { meta } = game
  const checked = { ...options }
  if (!meta.seats.includes(seats)) throw new BadConfig(`${meta.title} is for ${listOf(meta.seats)} seats, not ${seats}.`)
  for (const [key, value] of Object.entries(options)) {
    const option = meta.options.find((o) => o.key === key)
    const known = meta.options.map((o) => o.key)
    if (!option) throw new BadConfig(`${meta.title} has no option "${key}"; it has ${known.length ? listOf(known) : 'none'}.`)
    if (key === contentOption.key && value !== PRINTED) checked[key] = packText(readPack(game, value))
    else if (!option.values.includes(value)) throw new BadConfig(`Option "${key}" is ${listOf(option.values)}, not "${value}".`)
  }
  return { seats, options: { ...Object.fromEntries(meta.options.map((o) => [o.key, o.default])), ...checked } }
}

function listOf(values: readonly (string | number)[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values[values.length - 1]}`
}
