// Turns side by side, the best of them kept.

/** A turn of more decisions than this is cut. */
export const LONGEST_TURN = 24

/** A few turns in the order of their worth. Each lies in a place of its own, so that only places are moved. */
export interface Beam {
  /** How many are kept at most. */
  most: number
  count: number
  /** Places by rank. */
  readonly place: Uint8Array
  readonly worth: Float64Array
  /** The hash of the position that the turn leads to: two that lead to the same are one. */
  readonly mark: Int32Array
  /** Which turn it goes on from. */
  readonly parent: Uint8Array
  /** What its actions are, without the small decisions within them and whatever their order: turns of one plan are alike. */
  readonly plan: Int32Array
  readonly length: Uint8Array
  readonly action: Int32Array
}

export function beamFor(most: number): Beam {
  return {
    most,
    count: 0,
    place: new Uint8Array(most),
    worth: new Float64Array(most),
    mark: new Int32Array(most),
    parent: new Uint8Array(most),
    plan: new Int32Array(most),
    length: new Uint8Array(most),
    action: new Int32Array(most * LONGEST_TURN),
  }
}

/** Empties a beam, and has it keep so many from now on: no more than it was made for. */
export function empty(beam: Beam, most: number): void {
  beam.count = 0
  beam.most = most
}

/** Whether a turn of that worth would be kept at all, before it is looked at more closely. */
export const isWanted = ({ most, count, place, worth }: Beam, offered: number): boolean => count < most || offered > worth[place[count - 1]]

/** A turn that is offered: its worth, mark, parent and plan, and how many of one plan may be kept. */
export const offer = { worth: 0, mark: 0, parent: 0, plan: 0, alike: 0 }

/** Keeps the turn in `offer` if it is good enough. The place it shall be written to, or −1. */
export function keep(beam: Beam): number {
  const { place, worth, mark, parent, plan, most } = beam
  let alike = 0
  let worst = -1
  for (let rank = 0; rank < beam.count; rank++) {
    const at = place[rank]
    if (mark[at] === offer.mark && worth[at] === offer.worth) return -1
    if (plan[at] !== offer.plan) continue
    alike++
    worst = rank
  }
  let free = beam.count
  let end = beam.count
  if (alike >= offer.alike || beam.count === most) {
    const rank = alike >= offer.alike ? worst : beam.count - 1
    if (offer.worth <= worth[place[rank]]) return -1
    free = place[rank]
    end = rank
  } else beam.count++
  for (; end > 0 && worth[place[end - 1]] < offer.worth; end--) place[end] = place[end - 1]
  place[end] = free
  worth[free] = offer.worth
  mark[free] = offer.mark
  parent[free] = offer.parent
  plan[free] = offer.plan
  return free
}

/** Writes the decisions of a turn: those of its parent, and one more where there is one. */
export function write(beam: Beam, at: number, before: Beam, action?: number): void {
  const length = before.length[beam.parent[at]]
  const from = beam.parent[at] * LONGEST_TURN
  const to = at * LONGEST_TURN
  for (let i = 0; i < length; i++) beam.action[to + i] = before.action[from + i]
  beam.length[at] = length
  if (action !== undefined) beam.action[to + beam.length[at]++] = action
}
