// Every step of this game. Each row stands beside its chapter; `npm run steps` writes them as switches.
import { acting } from './actions/act.ts'
import { finishingBuild } from './actions/build.ts'
import { developingAgain, developingFreely } from './actions/develop.ts'
import { discarding } from './actions/discard.ts'
import { layingSecondLink } from './actions/network.ts'
import { removing } from './actions/remove.ts'
import { takingWilds } from './actions/scout.ts'
import { finishingSale, sellingMore } from './actions/sell.ts'
import { fetchingBeer } from './consume/beer.ts'
import { fetchingCoal } from './consume/coal.ts'
import { fetchingIron } from './consume/iron.ts'
import type { Row } from './state.ts'
import type { Step } from './vocabulary.ts'

export const steps = {
  turn: acting,
  discard: discarding,
  coal: fetchingCoal,
  iron: fetchingIron,
  beer: fetchingBeer,
  secondLink: layingSecondLink,
  secondDevelop: developingAgain,
  freeDevelop: developingFreely,
  moreSales: sellingMore,
  shortfall: removing,
  finishBuild: finishingBuild,
  finishSale: finishingSale,
  takeWilds: takingWilds,
} satisfies Record<Step, Row>
