// Skyrise: the Game object. Read RULES.md beside the files of the same chapters.
import type { Game } from '../../core/game.ts'
import { audit } from './audit.ts'
import { content } from './content.ts'
import { sheet } from './deal-sheet.ts'
import { forward } from './forward.ts'
import { meta } from './meta.ts'
import { describe, format, kinds, parse } from './notation.ts'
import { result } from './scoring.ts'
import { guess, redact } from './secrets.ts'
import { create, setup } from './setup.ts'
import type { State } from './state.ts'
import { actors, apply, isMidAction, legal, problem } from './turn.ts'
import { EVENTS } from './vocabulary.ts'
import { en } from './words/en.ts'

export const skyrise: Game<State> = {
  meta,
  forward,
  kinds,
  events: EVENTS,
  words: en,
  content,
  create,
  setup,
  sheet,
  actors,
  isMidAction,
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
