// Positions of Splendor for tests of what judges it, and a net that has learnt nothing.
import { type Actions, actionList } from '../../../core/action.ts'
import { clone, copy } from '../../../core/block.ts'
import { configOf } from '../../../core/config.ts'
import { below, type Rng } from '../../../core/rng.ts'
import { rngOf } from '../../../core/seed.ts'
import { splendor } from '../../../games/splendor/index.ts'
import { guess, redact } from '../../../games/splendor/secrets.ts'
import type { State } from '../../../games/splendor/state.ts'
import { apply, legal } from '../../../games/splendor/turn.ts'
import type { Weights } from '../weights.ts'
import { inputsFor } from './inputs.ts'
import { OUTPUTS } from './policy.ts'

/** Games of so many decisions: every one that is met is a position. */
const LONGEST = 160

/** Every position of some games for so many, played by chance; the same block and list each time. */
export function* positions(seats: number, games: number): Generator<{ s: State; choices: Actions; rng: Rng }> {
  const config = configOf(splendor, seats)
  const s = splendor.create(config)
  const choices = actionList()
  for (let game = 0; game < games; game++) {
    const rng = rngOf(`positions ${seats} ${game}`)
    splendor.setup(s, config, rng)
    for (let i = 0; i < LONGEST && !s.over; i++) {
      legal(s, s.turn, choices)
      yield { s, choices, rng }
      legal(s, s.turn, choices)
      apply(s, s.turn, choices.list[below(rng, choices.count)])
    }
  }
}

/** A state that looks the same to the seat that decides, with everything else dealt anew. */
export function seenAlike(s: State, rng: Rng): State {
  const other = clone(s)
  copy(s, other)
  redact(other, s.turn)
  guess(other, rng)
  return other
}

/** Weights by chance for a table of so many seats. */
export function untaught(seats: number): Weights {
  const shape = { inputs: inputsFor(seats), first: 32, second: 16, outputs: OUTPUTS }
  const rng = rngOf('untaught')
  const chance = () => below(rng, 2001) / 1000 - 1
  const floats = (length: number) => Float32Array.from({ length }, chance)
  return {
    ...shape,
    steps: 0,
    scales: new Float32Array(shape.first).fill(1e-6),
    firstBias: floats(shape.first),
    secondRows: floats(shape.first * shape.second),
    secondBias: floats(shape.second),
    outputRows: floats(shape.second * shape.outputs),
    outputBias: floats(shape.outputs),
    firstRows: Int16Array.from({ length: shape.inputs * shape.first }, () => 32767 * chance()),
  }
}
