// Which input says what about a seat of Bruxelles 1893, either edition. One net serves any number of seats: it is asked about each in turn.
import {
  ACTIONS,
  BELLE_EPOQUE_CARDS,
  BELLE_EPOQUE_TILES,
  BOARDS,
  COLOURS,
  CUBES,
  HOUSES,
  NOBLE_KINDS,
  PAWNS,
  PLACES,
  ROUNDS,
  ROWS,
  SEATS,
  TOP_LEVEL,
  TRACKS,
} from '../../../games/bruxelles-1893/components.ts'
import { RULES } from '../../../games/bruxelles-1893/state.ts'
import { parts } from '../parts.ts'

/** Money is told apart in steps, besides its amount. */
export const MONEY_STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20] as const
/** What the evaluation counts; those that may be less than nothing have a second input for it. */
export const PARTS = [
  'outlook',
  'rows',
  'cubes',
  'art',
  'nobles',
  'houses',
  'columns',
  'irises',
  'courthouse',
  'belleEpoque',
  'owed',
] as const
/** A seat leads in Brussels by so many pawns or more, or is so many behind. */
export const LEAD = 2
/** Tiles or cubes that are told apart. */
export const SOME = 6

export const INPUTS = parts({
  seats: SEATS - 1, // two to five play
  isRevised: 1,
  rules: RULES.length,
  boards: BOARDS.length,
  rounds: ROUNDS,
  isActing: 1, // the round's actions go on
  after: SEATS, // seats from the one that decides to this one
  hasPassed: 1,
  rivalsIn: SEATS, // rivals that have not passed
  isStart: 1,
  isFirstPasser: 1,
  someoneFirst: 1, // another passed first
  firstPasses: 1,
  money: 1,
  moneySteps: MONEY_STEPS.length,
  pawns: PAWNS + 1, // in hand
  travellers: 1,
  neutral: 1,
  rivalsPawns: 1, // in all hands of others
  rivalsMost: 1, // in the fullest
  rivalsMoney: 1, // of the richest
  courthouse: PAWNS + 1,
  inBrussels: 1,
  lead: 2 * LEAD + 1, // there, over the rival with most pawns
  levels: TRACKS.length * (TOP_LEVEL + 1),
  cubes: CUBES.length,
  noble: SOME + 1, // cubes that are not wild
  building: 1, // what the next one would bring, while it can be paid
  built: HOUSES + 1,
  onBoard: 1, // houses in the active area that nobody has visited
  art: COLOURS.length,
  white: 1,
  tiles: SOME + 1,
  colours: 1, // different ones, for the pass
  sale: 1, // what the best one would bring
  tile: 1,
  kept: NOBLE_KINDS,
  ready: NOBLE_KINDS,
  nobles: 1,
  salaries: 1,
  theatre: NOBLE_KINDS, // nobles that can be taken
  rowWorth: ROWS.length,
  rowCount: ROWS.length,
  franc: 1, // what one more of each is worth
  iris: 1,
  crown: 1,
  architect: 1,
  pawn: 1,
  house: 1,
  points: 1,
  parts: PARTS.length,
  debts: PARTS.length,
  led: 1, // columns in which the seat has bid most, most with others, less
  tied: 1,
  behind: 1,
  free: ACTIONS.length, // spaces of the active area by their action
  uses: PLACES.length, // of Brussels
  supply: CUBES.length,
  stacks: COLOURS.length,
  pavilions: 1,
  cards: BELLE_EPOQUE_CARDS,
  belleTiles: BELLE_EPOQUE_TILES, // with a pawn of the seat
  isMidAction: 1, // something is owed
  spare: 1, // full words
})
