// A decision as a row of bytes, which the trainer reads: inputs, visits of each policy output, shares, final points, seats.

import { features } from '../../src/bots/net/splendor/features.ts'
import { inputsFor } from '../../src/bots/net/splendor/inputs.ts'
import { outputOf, POLICY } from '../../src/bots/net/splendor/policy.ts'
import { type Actions, actionList } from '../../src/core/action.ts'
import type { Seat } from '../../src/core/game.ts'
import { SEATS, type State } from '../../src/games/splendor/state.ts'
import { legal } from '../../src/games/splendor/turn.ts'
import type { Found } from './tree.ts'

const ROOM = 1 << 14

/** Rows of one width, filled game by game. */
export interface Rows {
  readonly inputs: number
  readonly width: number
  count: number
  readonly bytes: Uint8Array
}

/** Rows for tables of at most so many seats. */
export function rowsFor(seats: number): Rows {
  const inputs = inputsFor(seats)
  const width = inputs + POLICY + 2 * SEATS + SEATS + 1
  return { inputs, width, count: 0, bytes: new Uint8Array(width * ROOM) }
}

const choices: Actions = actionList()
const parts = new Float64Array(POLICY)

/** Adds the position of a decision; with visits only where the search was a full one. A legal output is at least 1. */
export function addDecision(rows: Rows, s: State, { found, isFull }: { found: Found; isFull: boolean }): void {
  const at = rows.count++ * rows.width
  rows.bytes.fill(0, at, at + rows.width)
  features(s, s.turn, rows.bytes.subarray(at, at + rows.inputs))
  if (!isFull) return
  legal(s, s.turn, choices)
  parts.fill(-1)
  let sum = 0
  for (let i = 0; i < found.count; i++) sum += found.visits[i]
  for (let i = 0; i < found.count; i++) {
    const output = outputOf(found.actions[i], choices)
    parts[output] = Math.max(0, parts[output]) + found.visits[i] / sum
  }
  for (let output = 0; output < POLICY; output++)
    if (parts[output] >= 0) rows.bytes[at + rows.inputs + output] = 1 + Math.round(254 * parts[output])
}

/** Writes what came of it: shares and points, mover first. */
export function addOutcome(rows: Rows, row: number, { s, seat, shares }: { s: State; seat: Seat; shares: Float64Array }): void {
  const at = row * rows.width + rows.inputs + POLICY
  for (let i = 0; i < s.seats; i++) {
    const other = (seat + i) % s.seats
    const share = Math.round(shares[other] * 65535)
    rows.bytes[at + 2 * i] = share & 255
    rows.bytes[at + 2 * i + 1] = share >> 8
    rows.bytes[at + 2 * SEATS + i] = s.points[other]
  }
  rows.bytes[at + 3 * SEATS] = s.seats
}
