// Who may know what was decided. Found by trying, not by flags: where another decision would have looked and sounded the same to a
// viewer, he cannot tell which was made, and is not told its notation.
import { type Action, actionList } from '../../core/action.ts'
import { type Block, copy, equal } from '../../core/block.ts'
import { type Config, type Game, type Seat, SPECTATOR, type Viewer } from '../../core/game.ts'
import { viewers } from '../../core/view.ts'
import { listener, mayHear } from '../../core/words.ts'

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
export function knownTo(game: Game, config: Config, choice: Choice): number {
  const all = viewers(config.seats)
  const scratch: Scratch = { game, here: game.create(config), there: game.create(config) }
  const tells = (viewer: Viewer) => viewer === choice.seat || canTell(scratch, choice, viewer)
  // A spectator knows least: what he can tell, everybody can.
  const knowing = tells(SPECTATOR) ? all : all.filter((viewer) => viewer !== SPECTATOR && tells(viewer))
  return knowing.reduce((mask, viewer) => mask | bitOf(viewer), 0)
}

/** Two states to try decisions in. */
interface Scratch {
  readonly game: Game
  readonly here: Block
  readonly there: Block
}

function canTell({ game, here, there }: Scratch, { before, seat, action }: Choice, viewer: Viewer): boolean {
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
