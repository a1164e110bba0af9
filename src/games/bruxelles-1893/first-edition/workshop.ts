// W2, W3: the blind draw of the first edition. Drawn tiles stay counted in their stacks until one is kept, so that all others see the same table.
import { type Action, type Actions, action, first, second } from '../../../core/action.ts'
import { NONE, UNKNOWN } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { below } from '../../../core/rng.ts'
import { mayLeave } from '../actions/leave.ts'
import { takeArt } from '../art.ts'
import { isRedacted } from '../chance.ts'
import { BRIGHT, COLOURS } from '../components.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { DRAW, NOTHING_OWED, OWES_DRAWN, SKIP, TAKE } from '../vocabulary.ts'

export const keepingDrawn = {
  first: 'drawnFirst',
  legal: legalDrawn,
  answers: { take: { apply: (s, seat, a, tell) => keepDrawn(s, seat, first(a), tell), problem: drawnProblem } },
  settle: settleDrawn,
} satisfies Row

/** Whether a coloured tile is left to draw, below the shop's top tiles too. */
export function canDraw(s: State): boolean {
  for (let colour = 0; colour < BRIGHT; colour++) if (s.stacks[colour] > 0 || s.covered[colour] > 0) return true
  return false
}

export function legalDraw(s: State, via: number, out: Actions): void {
  out.push(DRAW)
  if (mayLeave(s, via)) out.push(SKIP)
}

/** One tile, and one for each exhibition tile. */
export function draw(s: State, seat: Seat, tell?: Tell): void {
  const via = second(owed(s.pending, NOTHING_OWED))
  const isHidden = isRedacted(s)
  settle(s.pending)
  owe(s.pending, action(OWES_DRAWN, seat, via))
  s.drawer = seat
  s.drawn.fill(isHidden ? UNKNOWN : 0)
  let left = brightLeft(s)
  let wanted = 1 + s.firstPasses[seat]
  if (left < wanted) {
    // all that is left is drawn before the stack is made anew
    if (!isHidden) for (let colour = 0; colour < BRIGHT; colour++) s.drawn[colour] = s.stacks[colour]
    wanted -= left
    rebuildStacks(s, seat, tell)
    left = brightLeft(s) - left
    wanted = Math.min(wanted, left)
  }
  tell?.('draws', seat, Math.min(1 + s.firstPasses[seat], brightLeft(s)))
  if (isHidden) return
  for (; wanted > 0; wanted--) s.drawn[pick(s, left--)]++
  if (tell) for (let colour = 0; colour < BRIGHT; colour++) for (let i = 0; i < s.drawn[colour]; i++) tell('drew', seat, colour)
}

/** Keeps the tile without asking when all that were drawn are of one colour; false when the seat must choose. */
function settleDrawn(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  let only = NONE
  for (let colour = 0; colour < BRIGHT; colour++) {
    if (s.drawn[colour] === 0) continue
    if (s.drawn[colour] === UNKNOWN || only !== NONE) return false
    only = colour
  }
  keepDrawn(s, seat, only, tell)
  return true
}

function legalDrawn(s: State, _seat: Seat, out: Actions): void {
  for (let colour = 0; colour < BRIGHT; colour++) if (s.drawn[colour] > 0 && s.drawn[colour] !== UNKNOWN) out.push(action(TAKE, colour))
}

function drawnProblem(s: State, _seat: Seat, a: Action): Problem | null {
  const art = first(a)
  return art < BRIGHT && s.drawn[art] > 0 && s.drawn[art] !== UNKNOWN ? null : because('notDrawn', { art })
}

function keepDrawn(s: State, seat: Seat, colour: number, tell?: Tell): void {
  settle(s.pending)
  s.drawn.fill(0)
  s.drawer = NONE
  takeArt(s, seat, colour, tell)
}

/** W3: both stacks are made anew of what lies below the shop's top tiles. */
export function rebuildStacks(s: State, seat: Seat, tell?: Tell): void {
  let moved = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    moved += s.covered[colour]
    s.stacks[colour] += s.covered[colour]
    s.covered[colour] = 0
  }
  if (moved > 0) tell?.('refillsStacks', seat)
}

function brightLeft(s: State): number {
  let left = 0
  for (let colour = 0; colour < BRIGHT; colour++) left += s.stacks[colour]
  return left
}

/** A random tile among the `left` ones of the stack that are not drawn yet. */
function pick(s: State, left: number): number {
  let at = below(s.rng, left)
  for (let colour = 0; colour < BRIGHT; colour++) {
    at -= s.stacks[colour] - s.drawn[colour]
    if (at < 0) return colour
  }
  return NONE
}
