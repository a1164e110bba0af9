// Which input says what about a seat of Skyrise. One net serves any number of seats: it is asked about each in turn.
import { PLATFORMS } from '../../../games/skyrise/board.ts'
import { CARDS, COLOURS, HEIGHTS, PANORAMAS, SEATS, STRUCTURES, TOKENS } from '../../../games/skyrise/components.ts'
import { RULES } from '../../../games/skyrise/state.ts'
import { parts } from '../parts.ts'

/** A track's inputs: how many tokens lie on it; then what concerns its colour. */
export const COLOUR = parts({ tokens: 5, built: 1, tokensLeft: 1, share: 1, gain: 1 })
/** A platform: whether it is controlled, alone or with others, by how much the seat leads or is behind, districts that are left. */
export const PLATFORM = parts({ alone: 1, shared: 1, ahead: 1, behind: 1, open: 1 })
/** By so many structures the seat is behind the one that has fewest left, at most. */
export const RACE = 6
/** Structures an objective may lack. */
export const MISSING = 5
/** Numbers are put into quarters by their rank among all that are left. */
export const QUARTERS = 4

export const INPUTS = parts({
  seats: SEATS - 1, // two, three or four play
  rules: RULES.length,
  hasSmallKey: 1,
  isSecond: 1, // era 2
  isChoosing: 1, // masterpiece cards
  left: STRUCTURES, // structures yet to be built, in steps
  leftInEra: 1,
  rivalsInEra: 1, // of the rival who has fewest
  race: 2 * RACE + 1, // structures behind that rival
  rivalsMost: 1, // structures of the rival who has most left
  after: SEATS, // seats from the one that decides to this one
  isOpening: 1, // nobody has bid yet
  isOpener: 1,
  isOut: 1,
  isBidder: 1, // the last bid is the seat's
  rivalsIn: SEATS, // that can still answer
  placed: 1, // bids in this auction
  above: 1, // numbers of the seat above the last bid
  rivalsAbove: 1, // of the rival that has most
  gain: 1, // if its bid is built
  loss: 1,
  answer: 1, // what the seat would gain by the best answer
  heights: HEIGHTS.length, // buildings that are left, by height
  talls: 1, // of the rival who has most tall ones left
  quarters: QUARTERS, // buildings that are left, by the rank of their number
  masterpieces: 1, // that are left
  points: 1,
  held: 1, // what the evaluation counts, part by part
  panoramas: 1,
  control: 1,
  cards: 1,
  keys: 1,
  future: 1,
  mean: 1, // districts that are left, and how they differ
  spread: 1,
  colours: COLOURS.length * COLOUR.size,
  tokens: TOKENS.length, // what one more of each would add
  stars: 1,
  awards: 1,
  patrons: 1,
  letters: 1, // different patrons
  missing: MISSING, // structures for the objective
  wanted: 1, // how many districts of its colour are left
  panoramaCards: PANORAMAS.length,
  platforms: PLATFORMS.length * PLATFORM.size,
  hand: CARDS,
  chosen: CARDS, // and not built
  hasKey: 1,
  keyTaken: 1, // by another
  gavel: 2, // built by the seat, by another
  spare: 1, // full words
})
