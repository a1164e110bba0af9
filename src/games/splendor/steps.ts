// Every step of this game. Each row stands beside its chapter; `npm run steps` writes them as switches.
import { acting } from './actions/act.ts'
import { choosingNoble } from './actions/noble.ts'
import { paying } from './actions/pay.ts'
import { returning } from './actions/return.ts'
import type { Row } from './state.ts'
import type { Step } from './vocabulary.ts'

export const steps = { turn: acting, pay: paying, return: returning, noble: choosingNoble } satisfies Record<Step, Row>
