// Every step of this game. Each row stands beside its chapter; `npm run steps` writes them as switches.
import { bidding } from './actions/act.ts'
import { choosing } from './actions/choose.ts'
import { choosingInnovator } from './actions/innovator.ts'
import { taking } from './actions/take.ts'
import { placingWild } from './actions/wild.ts'
import { cardEffect } from './masterpieces.ts'
import type { Row } from './state.ts'
import type { Step } from './vocabulary.ts'

export const steps = {
  turn: bidding,
  choose: choosing,
  innovator: choosingInnovator,
  wild: placingWild,
  take: taking,
  card: cardEffect,
} satisfies Record<Step, Row>
