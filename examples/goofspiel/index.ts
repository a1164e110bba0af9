// Goofspiel: the Game object. Read RULES.md beside the files of the same chapters.
import type { Game } from '../../src/core/game.ts'
import { audit } from './audit.ts'
import { meta } from './meta.ts'
import { describe, format, kinds, parse } from './notation.ts'
import { result } from './scoring.ts'
import { guess, redact } from './secrets.ts'
import { create, setup, sheet } from './setup.ts'
import type { State } from './state.ts'
import { actors, apply, legal, problem } from './turn.ts'
import { EVENTS } from './vocabulary.ts'
import { en } from './words/en.ts'
import { translations } from './words/translations.ts'

export const goofspiel: Game<State> = {
  meta,
  kinds,
  events: EVENTS,
  words: en,
  translations,
  create,
  setup,
  sheet,
  actors,
  isMidAction: () => false, // a bid is a whole action
  legal,
  apply,
  problem,
  redact,
  guess,
  result,
  audit,
  format,
  parse,
  describe,
}
