// Content packs: the values printed on somebody's own copy, in place of those we reconstructed.
// A pack travels as the option `content` of a table, so that records, servers and bots carry it like any other option.
import type { Fields, Layout } from './block.ts'
import { BadConfig } from './errors.ts'
import type { Config, Content, Game, Option, Values } from './game.ts'
import { fieldIn, isObject, misfit, type ObjectSchema } from './schema.ts'

/** A file of overrides. */
export interface ContentPack {
  readonly game: string
  /** Shown at the table: "our copy, second printing". */
  readonly name: string
  /** Only what differs; lists are given whole. */
  readonly values: Values
}

/** The value of the option for the values that we ship. */
export const PRINTED = 'printed'
/** The option that every game with content lists. */
export const contentOption: Option = {
  key: 'content',
  says: 'values as we have them, or a content pack with the values printed on your copy',
  values: [PRINTED],
  default: PRINTED,
}
/** No pack is larger, so that nobody fills a server with one. */
export const PACK_LIMIT = 32_768

/** The JSON Schema of a whole pack file of a game. */
export function packSchema(game: Game): ObjectSchema {
  const { id, title } = game.meta
  return {
    type: 'object',
    description: `A content pack for ${title}: the values printed on your copy.`,
    properties: {
      $schema: { type: 'string', minLength: 1, maxLength: 500, description: 'Where this schema lies, for your editor.' },
      game: { type: 'string', enum: [id] },
      name: { type: 'string', minLength: 1, maxLength: 60, description: 'Shown at the table.' },
      values: contentOf(game).schema,
    },
    required: ['game', 'name', 'values'],
    additionalProperties: false,
  }
}

/** The pack that a text holds; throws BadConfig naming the field that is wrong. */
export function readPack(game: Game, text: string): ContentPack {
  const content = contentOf(game)
  if (text.length > PACK_LIMIT) throw new BadConfig(`A content pack has at most ${PACK_LIMIT} characters; this one has ${text.length}.`)
  const pack = parsed(text)
  const wrong = misfit(pack, packSchema(game), '') ?? content.problem?.(valuesOf(content, pack)) ?? null
  if (wrong) throw new BadConfig(`The content pack does not fit ${game.meta.title}: ${wrong}`)
  return pack
}

/** A pack as the option's value: one line. */
export function packText({ game, name, values }: ContentPack): string {
  return JSON.stringify({ game, name, values })
}

/** What an option's value is called: the pack's name for the content option, else the value itself. */
export function optionText(key: string, value: string): string {
  return key === contentOption.key && value !== PRINTED ? parsed(value).name : value
}

/** One value that a pack changes. */
export interface Change {
  readonly field: string
  readonly ours: unknown
  readonly theirs: unknown
}

/** What a pack changes, value by value. */
export function changesOf({ printed }: Content, { values }: ContentPack): Change[] {
  return differences('', printed, merged(printed, values))
}

function differences(field: string, ours: unknown, theirs: unknown): Change[] {
  if (typeof ours !== 'object' || typeof theirs !== 'object' || ours === null || theirs === null)
    return ours === theirs ? [] : [{ field, ours, theirs }]
  const [left, right] = [ours, theirs] as readonly Values[]
  const under = (key: string) => (Array.isArray(ours) ? `${field}[${key}]` : fieldIn(field, key))
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].flatMap((key) => differences(under(key), left[key], right[key]))
}

/** Complete values: ours, with those of a pack in their places. */
export function valuesOf<V extends object>({ printed }: Content<V>, pack?: ContentPack): V {
  return (pack ? merged(printed, pack.values) : printed) as V
}

/**
 * The layouts of a game with content. The rules read compiled tables as constants of the state: `s.tables.cost[noble]`.
 * One layout serves all tables that play with the same values.
 */
export function layoutsBy<F extends Fields, V extends object, T extends object>(
  layout: Layout<F>,
  content: Content<V>,
  compile: (values: V) => T,
): (config: Config) => Layout<F, { readonly tables: T }> {
  const made = new Map<string, Layout<F, { readonly tables: T }>>()
  const printed = layout.having({ tables: compile(content.printed) })
  return ({ options }) => {
    const text = options[contentOption.key] ?? PRINTED
    if (text === PRINTED) return printed
    const found = made.get(text) ?? layout.having({ tables: compile(valuesOf(content, parsed(text))) })
    if (made.size >= KEPT) made.clear()
    made.set(text, found)
    return found
  }
}
/** So many packs' tables are kept compiled. */
const KEPT = 64

function contentOf(game: Game): Content {
  if (!game.content) throw new BadConfig(`${game.meta.title} takes no content pack: every value of it is known.`)
  return game.content
}

/** The pack in a text that is checked elsewhere. */
function parsed(text: string): ContentPack {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value as unknown as ContentPack
  } catch (error) {
    throw new BadConfig(`The content pack is not JSON: ${(error as Error).message}`)
  }
  throw new BadConfig('The content pack is not a JSON object.')
}

function merged(ours: unknown, theirs: unknown): unknown {
  if (theirs === undefined) return ours
  if (!isObject(ours) || !isObject(theirs)) return theirs
  return Object.fromEntries(
    Object.entries(ours).map(([key, value]) => [key, merged(value, Object.hasOwn(theirs, key) ? theirs[key] : undefined)]),
  )
}
