// Which choices the prompt bar shows as buttons, and which one the picks so far have settled on.

import type { Choice } from './choice.ts'
import { choosing } from './choosing.ts'

export interface Offering {
  /** The choice that what was picked means, and nothing else can. */
  readonly ready: Choice | null
  readonly buttons: readonly Choice[]
}

/** A question with so few answers, one of them nowhere on the board, is easier to read as a list. */
const SHORT_LIST = 8

export function offered(choices: readonly Choice[], picked: readonly string[]): Offering {
  const { fitting, complete } = choosing(choices, picked)
  if (picked.length === 0) return { ready: null, buttons: choices.filter((choice) => isListed(choice, choices)) }
  if (complete.length === 1 && fitting.length === 1) return { ready: complete[0], buttons: [] }
  return { ready: null, buttons: complete }
}

/** Off the board, or hard to tell apart on it: what one choice touches is only a part of what another does. */
function isListed(choice: Choice, choices: readonly Choice[]): boolean {
  const placeless = (c: Choice) => c.places.length === 0
  const isShort = choices.length <= SHORT_LIST
  const isPayment = choices.some(placeless)
  if (placeless(choice) || (isShort && isPayment)) return true
  // In a long question about the board a few such choices would only push the board away: once a place is picked they are offered.
  if (!isShort && !isPayment) return false
  return choices.some((other) => !placeless(other) && (isPart(choice, other) || isPart(other, choice)))
}

function isPart(small: Choice, large: Choice): boolean {
  return small.places.length < large.places.length && choosing([large], small.places).fitting.length > 0
}
