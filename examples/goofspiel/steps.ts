// Every step of this game. Each row stands beside its chapter; `npm run steps` writes them as switches.
import { bidding } from './bid.ts'
import type { Row } from './state.ts'
import type { Step } from './vocabulary.ts'

export const steps = { turn: bidding } satisfies Record<Step, Row>
