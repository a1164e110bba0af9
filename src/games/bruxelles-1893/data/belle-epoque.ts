// Belle Époque: the 32 cards with the moment at which each may be used, the twelve tiles, the spaces of the Art Nouveau board with a face-down tile,
// and the glass that each pavilion costs beyond its materials. The rulebook names the cards' and tiles' effects and the third pavilion's 2 glass; the
// other glass is reconstructed. Cards have numbers printed on them and no names; tiles are numbered in the rulebook's order. The names here are ours.
export const BELLE_EPOQUE_CARD_ROWS = [
  ['francs-for-art', 'afterWorkshop'], // 1: a franc for each art tile held
  ['turn-white', 'afterWorkshop'], // 2: turns a white art tile to its colour
  ['longer-cursor', 'cursor'], // 3: up to 2 more steps
  ['return-art', 'beforeSale'], // 4: returns a displayed art tile
  ['points-for-discard', 'nobleDiscarded'], // 5: 3 VP
  ['remove-nobles', 'beforeNoble'], // 6: discards 1 to 4 displayed nobles
  ['wild-cubes', 'afterMaterials'], // 7: 2 wild cubes
  ['change-wild', 'afterMaterials'], // 8: a wild cube for any other
  ['substitute', 'payment'], // 9: one cube stands in for another
  ['points-for-kinds', 'afterConstruction'], // 10: 1 VP for each kind of cube used
  ['francs-for-pawns', 'afterExchange'], // 11: a franc for each pawn there
  ['points-for-francs', 'afterExchange'], // 12: 1 VP for every 5 francs held
  ['one-more-noble', 'afterGrandPlace'], // 13: one more noble
  ['dismiss-noble', 'afterGrandPlace'], // 14: discards a used noble for its francs
  ['recall-francs', 'park'], // 15: francs back from a space
  ['points-for-art', 'afterPark'], // 16: 1 VP for each art tile held
  ['cubes-and-art', 'afterMarket'], // 17: 2 cubes for an art tile, or an art tile for 2 cubes
  ['white-art', 'afterMarket'], // 18: a white art tile
  ['traveller', 'roundStart'], // 19: a traveller
  ['surveyor', 'roundStart'], // 20: places the try square, on any iris
  ['points-on-house', 'placed'], // 21: 3 VP for a pawn put on a house
  ['another-turn', 'turnEnd'], // 22: another turn
  ['parting-noble', 'nobleLeaves'], // 23: 2 francs for the effect of the noble that leaves
  ['points-for-idle-nobles', 'roundEnd'], // 24: 1 VP for each noble not used
  ['other-column', 'columnWon'], // 25: the card of a column outside the active area instead
  ['more-manneken', 'startPlayer'], // 26: 2 more Manneken
  ['double-pawn', 'irisMajority'], // 27: a pawn on a Belle Époque tile counts double
  ['francs-for-irises', 'irisMajority'], // 28: 2 francs for each majority
  ['withdraw-pawn', 'brusselsMajority'], // 29: takes a pawn back first
  ['points-for-travellers', 'brusselsMajority'], // 30: 1 VP for each traveller
  ['points-for-cards', 'pavilionVisit'], // 31: 2 VP for each Belle Époque card
  ['francs-for-cards', 'pavilionVisit'], // 32: 3 francs for each Belle Époque card
] as const

export const BELLE_EPOQUE_TILE_IDS = [
  'points-for-points', // 1: 1 VP for every 7 VP so far
  'strategy-row', // 2: a row is worth 2 more
  'francs-for-irises', // 3: francs, three times the iris level
  'four-art-tiles', // 4: counts as four art tiles
  'points-for-crowns', // 5: VP, twice the crown level
  'one-more-house', // 6: counts as one more house
  'points-for-first-passes', // 7: VP for each first pass
  'points-for-buildings', // 8: 2 VP for each building
  'points-for-neighbours', // 9: VP for each pair of own houses side by side
  'seventh-level', // 10: a seventh level of the architect track
  'points-for-white-art', // 11: 3 VP for each white art tile
  'free-nobles', // 12: nobles cost nothing
] as const

/** As a plus sign in the middle: row 3, column c and its neighbours. */
export const CROSS_SPACES = ['c3', 'c2', 'c4', 'b3', 'd3'] as const
/** By pavilion, from the top row down. */
export const PAVILION_GLASS = [0, 1, 2, 1, 0] as const
/** Face-up tiles by seats. */
export const FACE_UP_TILES = { 2: 3, 3: 4, 4: 5, 5: 6 } as const
/** VP for each first pass and for each pair of houses that tiles bring, by seats. */
export const FIRST_PASS_POINTS = { 2: 3, 3: 3, 4: 5, 5: 5 } as const
export const ADJACENCY_POINTS = { 2: 4, 3: 5, 4: 6, 5: 7 } as const
