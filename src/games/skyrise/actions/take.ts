// M18: the Vault may take one more district or wild token, from a free district of its platform.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { FIRST_DISTRICT } from '../board.ts'
import { WILD } from '../components.ts'
import { platformOf } from '../districts.ts'
import { isFree, type Row, type State, type Tell } from '../state.ts'
import { takeTokenOf } from '../tokens.ts'
import { because, DECLINE, NOTHING_OWED, OWES_TAKE, TAKE } from '../vocabulary.ts'

export const taking = {
  first: 'takeFirst',
  unasked: 'nothingToTake',
  legal: (s, _seat, out) => legalTakes(s, out),
  answers: {
    take: { apply: applyTake, problem: (s, _seat, a) => takeProblem(s, a) },
    decline: { apply: applyDecline, problem: () => null },
  },
} satisfies Row

function legalTakes(s: State, out: Actions): void {
  const platform = vaultPlatform(s)
  for (let district = next(s, platform, 0); district !== NONE; district = next(s, platform, district + 1)) out.push(action(TAKE, district))
  out.push(action(DECLINE))
}

function applyTake(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  takeTokenOf(s, seat, first(a), tell)
}

function applyDecline(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  settle(s.pending)
  tell?.('declines', seat)
}

function takeProblem(s: State, a: Action): Problem | null {
  const district = first(a)
  const platform = vaultPlatform(s)
  if (platformOf(district) !== platform) return because('otherPlatform', { district, platform })
  if (!isFree(s, district)) return because('notFreeToTake', { district })
  const token = s.token[district]
  if (token === NONE) return because('noTokenThere', { district })
  return token > WILD ? because('notDistrictToken', { token }) : null
}

/** The Vault is built in a district: the seat is asked, if there is anything to take. */
export function openVault(s: State, district: number): void {
  const platform = platformOf(district)
  if (next(s, platform, 0) !== NONE) owe(s.pending, action(OWES_TAKE, platform))
}

const vaultPlatform = (s: State): number => first(owed(s.pending, NOTHING_OWED))

/** The first district of a platform, from a number on, that the Vault can take from, or NONE. */
function next(s: State, platform: number, from: number): number {
  const end = FIRST_DISTRICT[platform + 1]
  for (let district = Math.max(from, FIRST_DISTRICT[platform]); district < end; district++)
    if (s.token[district] <= WILD && isFree(s, district)) return district
  return NONE
}
