// tassel games: what can be played, and how sure we are of it. Also checks a content pack, and prints what one may hold.
import { changesOf, packSchema } from '../../core/content.ts'
import type { Meta } from '../../core/game.ts'
import { gameOf, games } from '../../games/index.ts'
import { type Args, type Command, packIn, SHARED } from '../command.ts'
import { BadInput } from '../errors.ts'
import { textOf } from '../files.ts'
import { type Io, say, sayJson } from '../io.ts'

/** Lists the games. */
export const listGames: Command = {
  name: 'games',
  operands: '',
  least: 0,
  most: 0,
  says: 'what can be played: seats, options, where the values come from; or a check of a content pack',
  flags: {
    content: { says: 'check this content pack and say what it changes', takes: 'FILE' },
    schema: { says: "print the JSON schema of this game's content packs", takes: 'GAME' },
    printed: { says: 'print the values we play this game with, as a content pack to begin from', takes: 'GAME' },
    json: SHARED.json,
  },
  run(args, io) {
    const [content, schema, printed] = [args.text('content'), args.text('schema'), args.text('printed')]
    if (content !== undefined) checkPack(content, args, io)
    else if (schema !== undefined) sayJson(io, packSchema(gameOf(schema)))
    else if (printed !== undefined) sayJson(io, printedPack(printed))
    else if (args.has('json')) sayJson(io, metas())
    else say(io, metas().map(card).join('\n\n'))
    return 0
  },
}

const metas = (): Meta[] => games.map((game) => game.meta)

function checkPack(file: string, args: Args, io: Io): void {
  const game = gameOf(gameIn(io, file))
  const pack = packIn(io, file, game)
  const changes = game.content ? changesOf(game.content, pack) : []
  if (args.has('json')) return sayJson(io, { game: pack.game, name: pack.name, changes })
  const lines = changes.map(({ field, ours, theirs }) => `  ${field}: ${JSON.stringify(ours)} → ${JSON.stringify(theirs)}`)
  const count = changes.length === 1 ? '1 value' : `${changes.length} values`
  say(io, [`"${pack.name}" fits ${game.meta.title} and changes ${count}.`, ...lines].join('\n'))
}

/** Which game a pack is for. */
function gameIn(io: Io, file: string): string {
  const text = textOf(io, file)
  try {
    const { game } = JSON.parse(text)
    if (typeof game === 'string') return game
  } catch {
    throw new BadInput(`${file}: The content pack is not JSON.`)
  }
  throw new BadInput(`${file}: The content pack has no "game"; it names one of ${games.map(({ meta }) => meta.id).join(', ')}.`)
}

function printedPack(id: string) {
  const { content, meta } = gameOf(id)
  if (!content) throw new BadInput(`${meta.title} takes no content pack: every value of it is known.`)
  return { game: meta.id, name: meta.title, values: content.printed }
}

function card(meta: Meta): string {
  const { provenance } = meta
  return [
    `${meta.id}`,
    `  ${meta.title} (${meta.year}) by ${meta.designers.join(', ')}${meta.bgg === null ? '' : `; boardgamegeek.com/boardgame/${meta.bgg}`}`,
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
