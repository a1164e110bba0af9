// Who may know what was decided. Found by trying, not by flags: where another decision would have looked and sounded the same to a
// viewer, he cannot tell which was made, and is not told its notation.
import { type Action, actionList } from './action.ts'
import { type Block, clone, copy, equal } from './block.ts'
import { type Game, type Seat, SPECTATOR, type Viewer } from './game.ts'
import { viewers } from './view.ts'
import { listener, mayHear } from './words.ts'

/** A decision about to be made in a state. */
export interface Choice {
  readonly before: Block
  readonly seat: Seat
  readonly action: Action
}

const bitOf = (viewer: Viewer): number => 1 << (viewer - SPECTATOR)

/** Whether a mask of viewers has this one. */
export const isAmong = (mask: number, viewer: Viewer): boolean => (mask & bitOf(viewer)) !== 0

/** The viewers who can tell what was decided, as a mask. */
export function knownTo(game: Game, seats: number, choice: Choice): number {
  const all = viewers(seats)
  const scratch = scratchLike(choice.before)
  const tells = (viewer: Viewer) => canTell(game, choice, viewer, scratch)
  // A spectator knows least: what he can tell, everybody can.
  const knowing = tells(SPECTATOR) ? all : all.filter((viewer) => viewer !== SPECTATOR && tells(viewer))
  return knowing.reduce((mask, viewer) => mask | bitOf(viewer), 0)
}

/** Whether a viewer can tell what was decided: nothing else that could have been would have looked and sounded the same. */
export function canTell(game: Game, { before, seat, action }: Choice, viewer: Viewer, scratch = scratchLike(before)): boolean {
  if (viewer === seat) return true
  const { here, there } = scratch
  const after = (a: Action, into: Block) => {
    copy(before, into)
    game.apply(into, seat, a)
    game.redact(into, viewer)
    return into
  }
  const sound = (a: Action) => {
    const ear = listener(game)
    copy(before, there)
    game.apply(there, seat, a, ear.tell)
    return JSON.stringify(ear.told.filter((event) => mayHear(game, event, viewer)))
  }
  const others = actionList()
  game.legal(before, seat, others)
  after(action, here)
  for (let i = 0; i < others.count; i++) {
    const other = others.list[i]
    if (other !== action && equal(here, after(other, there)) && sound(action) === sound(other)) return false
  }
  return true
}

const scratchLike = (before: Block) => ({ here: clone(before), there: clone(before) })
