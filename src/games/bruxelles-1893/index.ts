// Bruxelles 1893, first and revised edition: two Game objects over one set of rules. Read RULES.md beside the files of the same chapters.
import type { Game } from '../../core/game.ts'
import { audit } from './audit.ts'
import { FIRST, REVISED } from './components.ts'
import { firstContent, revisedContent } from './content.ts'
import { sheet } from './deal-sheet.ts'
import { EVENTS } from './events.ts'
import { firstMeta, revisedMeta } from './meta.ts'
import { notationOf } from './notation.ts'
import { result } from './scoring.ts'
import { guess, redact } from './secrets.ts'
import { createFirst, createRevised, setup } from './setup.ts'
import type { State } from './state.ts'
import { actors, apply, isMidAction, legal, problem } from './turn.ts'
import { en } from './words/en.ts'

const shared = { events: EVENTS, setup, sheet, actors, isMidAction, legal, apply, problem, redact, guess, result, audit }

export const bruxelles1893: Game<State> = {
  ...shared,
  ...notationOf(FIRST),
  meta: firstMeta,
  words: en.first,
  content: firstContent,
  create: createFirst,
}

export const bruxelles1893Revised: Game<State> = {
  ...shared,
  ...notationOf(REVISED),
  meta: revisedMeta,
  words: en.revised,
  content: revisedContent,
  create: createRevised,
}
