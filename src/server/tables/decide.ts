// From a move to an entry: refused by the rules, or ready to be committed.

import { type Action, actionList, listed } from '../../core/action.ts'
import { type Block, clone } from '../../core/block.ts'
import { IllegalAction } from '../../core/errors.ts'
import type { Game, Seat } from '../../core/game.ts'
import { knownTo } from '../../core/known.ts'
import { type Decision, refusal } from '../../core/refusal.ts'
import { listener } from '../../core/words.ts'
import type { Move } from '../api.ts'
import { Refused } from '../refused.ts'
import type { Draft } from '../store/append.ts'
import { type Entry, type Line, snapshotAt } from './line.ts'
import { type Live, stateOf } from './live.ts'

/** An entry, and who owes a decision after it. */
export interface Decided {
  readonly draft: Draft
  readonly actors: number
}

/** What a seat's move makes of a table; throws IllegalAction, BadNotation or Refused. */
export function decide(live: Live, seat: Seat, move: Move): Decided {
  const { line, game } = live
  if (!line) throw new Refused(409, 'waiting', 'The game has not begun: the table still waits for people.')
  const key = move.key ?? null
  const asked = [move.action, move.text, move.undo, move.redo].filter((way) => way !== undefined)
  if (asked.length !== 1) throw new Refused(400, 'bad-move', 'A move has exactly one of "action", "text", "undo" and "redo".')
  if (move.undo) return undone(live, line, seat, key)
  if (move.redo) return redone(live, line, seat, key)
  return played(live, line, { seat, action: move.text === undefined ? Number(move.action) : game.parse(move.text) }, key)
}

/**
 * Whether a decision that answers an earlier position answers this one too, as where several seats decide at once: the seat owed it then
 * and owes it now, with the same choices, and since then others have decided and nothing else has happened. One who has decided himself,
 * in another window, has answered; what was taken back may have been what he answered to.
 */
export function isStillOwed(live: Live, seat: Seat, { seq, undo, redo }: Move): boolean {
  const seen = live.entries[seq]
  const since = live.entries.slice(seq + 1)
  if (!seen || undo || redo || since.some((entry) => entry.kind !== 'play' || entry.seat === seat)) return false
  const choices = ({ snapshot }: Entry) => legalActions(live.game, stateOf(live, snapshot), seat).join()
  return choices(seen) !== '' && choices(seen) === choices(live.entries[live.entries.length - 1])
}

function played(live: Live, line: Line, choice: Decision, key: string | null): Decided {
  return made(live, line, choice, { kind: 'play', key })
}

function redone(live: Live, line: Line, seat: Seat, key: string | null): Decided {
  const last = line.undone[line.undone.length - 1]
  if (!last || live.redoer !== seat) throw new IllegalAction('undo', 'There is nothing to make again.')
  return made(live, line, last, { kind: 'redo', key })
}

function made(live: Live, line: Line, { seat, action }: Decision, { kind, key }: Pick<Draft, 'kind' | 'key'>): Decided {
  const { game, config, table } = live
  const before = stateOf(live, snapshotAt(line))
  if (!legalActions(game, before, seat).includes(action)) throw refusal(game, before, { seat, action })
  const after = clone(before)
  const ear = listener(game)
  game.apply(after, seat, action, ear.tell)
  return {
    draft: {
      seq: table.seq + 1,
      kind,
      seat,
      action,
      decisions: line.standing.length + 1,
      snapshot: after.bytes,
      told: ear.told,
      knownTo: knownTo(game, config.seats, { before, seat, action }),
      key,
    },
    actors: game.actors(after),
  }
}

function undone(live: Live, line: Line, seat: Seat, key: string | null): Decided {
  if (live.undoer !== seat)
    throw new IllegalAction('undo', 'Nothing can be taken back: others have decided since, or something was revealed.')
  const decisions = line.standing.length - 1
  const snapshot = snapshotAt(line, decisions)
  const { action, knownTo } = line.standing[decisions]
  return {
    draft: { seq: live.table.seq + 1, kind: 'undo', seat, action, decisions, snapshot, told: [], knownTo, key },
    actors: live.game.actors(stateOf(live, snapshot)),
  }
}

/** What a seat may decide in a state. */
export function legalActions(game: Game, s: Block, seat: Seat): Action[] {
  const out = actionList()
  game.legal(s, seat, out)
  return listed(out)
}
