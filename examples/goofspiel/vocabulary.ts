// The verbs, steps, events and reasons of this game. The engine's integers come from these lists; every language must have a word for each.
import type { EventKind } from '../../src/core/game.ts'
import { all, becauseOf, own } from '../../src/core/vocabulary.ts'

export const KINDS = ['bid'] as const
export type Kind = (typeof KINDS)[number]
export const BID = KINDS.indexOf('bid')

/** What can be owed: a bid is all that a turn is. */
export const STEPS = ['turn'] as const
export type Step = (typeof STEPS)[number]
export const stepOf = (name: Step): number => STEPS.indexOf(name)
export const TURN = stepOf('turn')

export const EVENTS = {
  hasBid: all(),
  bids: own('card'),
  shows: all('card'),
  wins: all('points'),
  ties: all('points'),
  turnsUp: all('prize'),
  ends: all(),
} satisfies Record<string, EventKind>
export type EventName = keyof typeof EVENTS

/** Why not: each reason with the rule it stands on. */
export const REASONS = { gameOver: 'E3', alreadyBid: 'B3', cardGone: 'B2' } as const
export type Reason = keyof typeof REASONS

/** A refusal with its rule. */
export const because = becauseOf(REASONS)
