// Chapter S: setting the table up, by chance or from a sheet that says what lay where.
import { NONE } from '../../core/block.ts'
import type { Config, Deal } from '../../core/game.ts'
import { type Rng, sow } from '../../core/rng.ts'
import { isRng, refuseOtherFields, rngFrom } from '../../core/sheet.ts'
import { beginAuction } from './auction.ts'
import { arrangementOf, CENTRE, CENTRE_BITS, PLATFORM_BITS, SLOTS, WORD_OF } from './board.ts'
import * as chance from './chance.ts'
import * as sheets from './deal-sheet.ts'
import { meta } from './meta.ts'
import { BRIDGES_AT_BOTH_ENDS, CHOSEN_INNOVATORS, layoutFor, RULES, type State } from './state.ts'

const rng: Rng = new Int32Array(4)
const DEFAULTS = RULES.map((key) => meta.options.find((option) => option.key === key)?.default)

export function create(config: Config): State {
  return layoutFor(config).create()
}

export function setup(s: State, config: Config, deal: Deal): void {
  clear(s, config)
  const first = isRng(deal) ? dealByChance(s, config, deal) : dealBySheet(s, config, deal)
  s.board = arrangementOf(s.slots)
  s.free[WORD_OF[CENTRE]] = CENTRE_BITS
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const platform = s.slots[slot]
    if (platform !== NONE) s.free[WORD_OF[platform]] |= PLATFORM_BITS[platform]
  }
  s.openings[WORD_OF[CENTRE]] = CENTRE_BITS // O2
  s.turn = first
  if (s.set[first] === NONE) return // S12: innovators are chosen first
  for (let seat = 0; seat < s.seats; seat++) s.available[seat] = s.tables.firstEra[s.set[seat]] // T6
  beginAuction(s, first)
}

/** The options of a game as bits: one for each that is not at its default, and the other way round for bridges. */
function rulesOf(config: Config): number {
  let bits = config.options.bridges === 'either' ? 0 : BRIDGES_AT_BOTH_ENDS
  for (let i = 0; i < RULES.length; i++) {
    const chosen = config.options[RULES[i]]
    if (chosen !== undefined && chosen !== DEFAULTS[i]) bits |= 1 << i
  }
  return bits
}

function clear(s: State, config: Config): void {
  s.words.fill(0)
  s.seats = config.seats
  s.rules = rulesOf(config)
  s.era = 1
  s.slots.fill(NONE)
  s.set.fill(NONE)
  s.piece.fill(NONE)
  s.token.fill(NONE)
  s.hand.fill(NONE)
  s.chosen.fill(NONE)
  s.objective.fill(NONE)
  s.last = NONE
  s.gavel = NONE
}

/** Deals everything; returns the seat that opens. */
function dealByChance(s: State, config: Config, deal: Rng): number {
  rng.set(deal)
  chance.dealPlatforms(s, rng)
  if (!(s.rules & CHOSEN_INNOVATORS)) chance.dealSets(s, rng)
  chance.dealTokens(s, rng)
  chance.dealHands(s, rng)
  chance.dealObjectives(s, rng)
  chance.dealPanoramas(s, rng)
  chance.dealPatrons(s, rng)
  return opener(s, config, rng)
}

/** The same from a sheet; what it leaves out is dealt from its `rng`. */
function dealBySheet(s: State, config: Config, sheet: sheets.Sheet): number {
  refuseOtherFields(sheet, sheets.FIELDS)
  const [a, b, c, d] = rngFrom(sheet)
  sow(rng, a, b, c, d)
  const has = (field: sheets.Field) => sheet[field] !== undefined
  if (has('slots')) sheets.layPlatforms(s, sheet)
  else chance.dealPlatforms(s, rng)
  if (has('sets')) sheets.giveSets(s, sheet)
  else if (!(s.rules & CHOSEN_INNOVATORS)) chance.dealSets(s, rng)
  if (has('tokens')) sheets.layTokens(s, sheet)
  else chance.dealTokens(s, rng)
  if (has('hands')) sheets.giveHands(s, sheet, rng)
  else chance.dealHands(s, rng)
  if (has('objectives')) sheets.giveObjectives(s, sheet)
  else chance.dealObjectives(s, rng)
  if (has('panoramas')) sheets.layPanoramas(s, sheet)
  else chance.dealPanoramas(s, rng)
  if (has('patrons')) sheets.layPatrons(s, sheet)
  else chance.dealPatrons(s, rng)
  return has('first') ? sheets.firstSeat(s, sheet) : opener(s, config, rng)
}

const OPENERS = meta.options.find((option) => option.key === 'opener')?.values ?? []

/** S11: by lot, or the player that the table's option names; a place beyond the last is counted on from the first. */
function opener(s: State, { options }: Config, rng: Rng): number {
  const drawn = chance.firstSeat(s, rng)
  const named = OPENERS.indexOf(options.opener)
  return named > 0 ? (named - 1) % s.seats : drawn
}
