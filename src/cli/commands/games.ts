// tassel games: what can be played, and how sure we are of it.
import type { Meta } from '../../core/game.ts'
import { games } from '../../games/index.ts'
import { type Command, SHARED } from '../command.ts'
import { say, sayJson } from '../io.ts'

/** Lists the games. */
export const listGames: Command = {
  name: 'games',
  operands: '',
  least: 0,
  most: 0,
  says: 'what can be played: seats, options, where the values come from',
  flags: { json: SHARED.json },
  run(args, io) {
    const metas = games.map((game) => game.meta)
    if (args.has('json')) sayJson(io, metas)
    else say(io, metas.map(card).join('\n\n'))
    return 0
  },
}

function card(meta: Meta): string {
  const { provenance } = meta
  return [
    `${meta.id}`,
    `  ${meta.title} (${meta.year}) by ${meta.designers.join(', ')}; boardgamegeek.com/boardgame/${meta.bgg}`,
    `  seats          ${meta.seats.join(', ')}`,
    ...optionLines(meta),
    `  rules          version ${meta.rulesVersion}: ${provenance.rulebook}`,
    `  components     ${provenance.components}`,
    `  reconstructed  ${provenance.reconstructed.join('; ') || 'nothing: every value is known'}`,
  ].join('\n')
}

function optionLines({ options }: Meta): string[] {
  if (options.length === 0) return ['  options        none']
  return options.map((o) => `  option         ${o.key}=${o.values.join('|')} (else ${o.default}): ${o.says}`)
}
