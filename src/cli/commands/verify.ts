// tassel verify: whether records are what they say. Every file is looked at, also after a bad one.
import { BadRecord } from '../../core/errors.ts'
import { readRecord } from '../../core/record.ts'
import { commitment } from '../../core/seed.ts'
import type { Table } from '../../core/table.ts'
import { games } from '../../games/index.ts'
import { type Command, SHARED } from '../command.ts'
import { BadInput } from '../errors.ts'
import { textOf } from '../files.ts'
import { type Io, say, sayJson } from '../io.ts'
import { outcome } from '../outcome.ts'

/** What was found in one file; `line` is where a record stops being true, null when the file is no text at all. */
type Finding =
  | { file: string; ok: true; game: string; seats: number; decisions: number; shuffle: string; marks: boolean; result: number[] | null }
  | { file: string; ok: false; line: number | null; says: string }

/** Checks records. */
export const verify: Command = {
  name: 'verify',
  operands: '<file>…',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  says: 'whether records are true: the shuffle matches its commitment, every line is legal, the result is right',
  flags: { json: SHARED.json },
  run(args, io) {
    const findings = args.operands.map((file) => finding(io, file))
    if (args.has('json')) sayJson(io, findings)
    else for (const found of findings) tellOf(io, found)
    return findings.every((found) => found.ok) ? 0 : 1
  },
}

function finding(io: Io, file: string): Finding {
  try {
    const text = textOf(io, file)
    const table = readRecord(text, { games })
    const { game, config, decisions } = table
    const marks = decisions.length === 0 || /#[0-9a-f]{8}\s*$/.test(text)
    const facts = { game: game.meta.id, seats: config.seats, decisions: decisions.length, result: outcome(table) }
    return { file, ok: true, ...facts, shuffle: shuffleOf(table, text), marks }
  } catch (error) {
    if (error instanceof BadRecord) return { file, ok: false, line: error.line, says: error.says }
    if (error instanceof BadInput) return { file, ok: false, line: null, says: error.message }
    throw error
  }
}

/** A mismatch was refused before; what is left to say is whether there was anything to match. */
function shuffleOf({ origin }: Table, text: string): string {
  const promise = (seed: string) => (text.includes(commitment(seed)) ? 'matches its commitment' : 'has no commitment')
  const shuffle = 'seed' in origin ? `the shuffle ${promise(origin.seed)}` : 'dealt by hand'
  const forks = (origin.forks ?? []).map(({ at, seed }) => `; forked after ${at} decisions, the fresh deal ${promise(seed)}`)
  return shuffle + forks.join('')
}

function tellOf(io: Io, found: Finding): void {
  if (!found.ok) {
    io.stderr.write(`tassel: ${found.file}: ${found.line === null ? '' : `line ${found.line}: `}${found.says}\n`)
    return
  }
  const result = found.result ? `result ${found.result.join(' ')}` : 'not finished'
  const marks = found.marks ? '' : '; no check marks'
  say(io, `${found.file}: ok; ${found.game}, ${found.seats} seats, ${found.decisions} decisions, ${result}; ${found.shuffle}${marks}`)
}
