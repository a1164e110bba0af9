// What is answered when something is not done.
import { type Static, Type } from 'typebox'
import { Position } from './positions.ts'

/** The words for programs. A page says them in its reader's language, so a new one does not compile before every language has it. */
export const REFUSALS = [
  'asked',
  'bad-clock',
  'bad-decision',
  'bad-invitation',
  'bad-json',
  'bad-move',
  'bad-notation',
  'bad-request',
  'bad-seating',
  'bad-seats',
  'bad-table',
  'bad-text',
  'begun',
  'carried-over',
  'disk-full',
  'empty',
  'failed',
  'full',
  'future',
  'game-gone',
  'host-seat',
  'illegal',
  'name-taken',
  'no-ask',
  'no-chat-line',
  'no-clock',
  'no-content',
  'no-database',
  'no-holiday',
  'no-invitation',
  'no-recovery',
  'no-route',
  'no-seat',
  'no-such-seat',
  'no-table',
  'no-token',
  'not-absent',
  'not-finished',
  'not-host',
  'nothing-to-take-back',
  'over',
  'resigned',
  'rules-changed',
  'same-seats',
  'seat-taken',
  'stale',
  'stood-in',
  'too-many',
  'two-seats',
  'waiting',
] as const
export type RefusalWord = (typeof REFUSALS)[number]

/** Every 4xx and 5xx: a sentence a person can read, the rule where there is one, and the position when the move was stale. */
export const Refusal = Type.Object({
  error: Type.Enum(REFUSALS),
  says: Type.String(),
  rule: Type.Optional(Type.String()),
  position: Type.Optional(Position),
})
export type Refusal = Static<typeof Refusal>
