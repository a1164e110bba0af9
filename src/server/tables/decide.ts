// From a move to an entry: refused by the rules, or ready to be committed.
import { type Decision, legalActions, outcomeOf } from '../../core/decision.ts'
import type { Seat } from '../../core/game.ts'
import { knownTo } from '../../core/known.ts'
import { cannotRedo, cannotUndo } from '../../core/line.ts'
import type { Move } from '../../wire/moves.ts'
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
  if (move.undo) {
    if (live.undo?.seat !== seat) throw cannotUndo()
    return undone(live, line, { stands: live.undo.stands, key })
  }
  if (move.redo) {
    if (live.redoer !== seat) throw cannotRedo()
    return made(live, line, { ...line.undone[line.undone.length - 1], kind: 'redo', key })
  }
  const action = move.text === undefined ? Number(move.action) : game.parse(move.text)
  return made(live, line, { seat, action, kind: 'play', key })
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

/** An entry that makes a decision, for the first time or again. */
function made(live: Live, line: Line, { seat, action, kind, key }: Decision & Pick<Draft, 'kind' | 'key'>): Decided {
  const { game, config, table } = live
  const before = stateOf(live, snapshotAt(line))
  const { after, told } = outcomeOf(game, before, { seat, action })
  return {
    draft: {
      seq: table.seq + 1,
      kind,
      seat,
      action,
      decisions: line.standing.length + 1,
      snapshot: after.bytes,
      told,
      knownTo: knownTo(game, config.seats, { before, seat, action }),
      key,
      rules: game.meta.rulesVersion,
    },
    actors: game.actors(after),
  }
}

/** An entry that takes an action back: so many decisions stand afterwards. */
export function undone(live: Live, line: Line, { stands: decisions, key }: { stands: number; key: string | null }): Decided {
  const { game } = live
  const snapshot = snapshotAt(line, decisions)
  const { seat, action, knownTo } = line.standing[decisions]
  return {
    draft: {
      seq: live.table.seq + 1,
      kind: 'undo',
      seat,
      action,
      decisions,
      snapshot,
      told: [],
      knownTo,
      key,
      rules: game.meta.rulesVersion,
    },
    actors: game.actors(stateOf(live, snapshot)),
  }
}
