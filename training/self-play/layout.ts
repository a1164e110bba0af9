// What the trainer must know of a game's rows: how long the parts are, and which places may be exchanged without changing what a position means.

import { CARD, inputsFor, NEAR, NOBLE_FACTS, OWN, RIVAL, rivalAt } from '../../src/bots/net/splendor/inputs.ts'
import { OUTPUTS, POLICY, SHARES, STARTS } from '../../src/bots/net/splendor/policy.ts'
import { COLUMNS, LEVELS } from '../../src/games/splendor/components.ts'
import { SEATS } from '../../src/games/splendor/state.ts'
import { BUY, NOBLE, RESERVE } from '../../src/games/splendor/vocabulary.ts'
import { rowsFor } from './rows.ts'

/** The inputs and outputs of one place. */
interface Place {
  readonly inputs: readonly number[]
  readonly outputs: readonly number[]
}

/** The layout of rows for these numbers of seats, as JSON has it. */
export function layoutOf(seats: readonly number[]): object {
  const most = Math.max(...seats)
  const rivals = Array.from({ length: most - 1 }, (_, i) => rivalAt(i + 1))
  const range = (at: number, length: number) => Array.from({ length }, (_, i) => at + i)

  function column(place: number): Place {
    const near = rivals.flatMap((at) => range(at + RIVAL.at.table + place * NEAR.size, NEAR.size))
    const inputs = [...range(OWN.at.table + place * CARD.size, CARD.size), OWN.at.paysFor + place, ...near]
    return { inputs, outputs: [STARTS[RESERVE] + place, STARTS[BUY] + place] }
  }
  function noble(place: number): Place {
    const near = rivals.map((at) => at + RIVAL.at.nobles + place)
    return { inputs: [...range(OWN.at.nobles + place * NOBLE_FACTS.size, NOBLE_FACTS.size), ...near], outputs: [STARTS[NOBLE] + place] }
  }
  return {
    width: rowsFor(most).width,
    inputs: inputsFor(most),
    policy: POLICY,
    shares: SHARES,
    outputs: OUTPUTS,
    seats: SEATS,
    exchangeable: [
      ...range(0, LEVELS).map((level) => range(level * COLUMNS, COLUMNS).map(column)),
      range(0, Math.min(...seats) + 1).map(noble),
    ],
  }
}
