// Belle Époque: the moment at which each of the 32 cards may be used, the spaces of the Art Nouveau board with a face-down tile, and the glass that each
// pavilion costs beyond its materials. The rulebook names the cards' and tiles' effects and the third pavilion's 2 glass; the other glass is
// reconstructed. The twelve tiles are numbered in the rulebook's order; no number is printed on them.
export const BELLE_EPOQUE_CARD_MOMENTS = [
  'afterWorkshop', // 1: a franc for each art tile held
  'afterWorkshop', // 2: turns a white art tile to its colour
  'cursor', // 3: up to 2 more steps
  'beforeSale', // 4: returns a displayed art tile
  'nobleDiscarded', // 5: 3 VP
  'beforeNoble', // 6: discards 1 to 4 displayed nobles
  'afterMaterials', // 7: 2 wild cubes
  'afterMaterials', // 8: a wild cube for any other
  'payment', // 9: one cube stands in for another
  'afterConstruction', // 10: 1 VP for each kind of cube used
  'afterExchange', // 11: a franc for each pawn there
  'afterExchange', // 12: 1 VP for every 5 francs held
  'afterGrandPlace', // 13: one more noble
  'afterGrandPlace', // 14: discards a used noble for its francs
  'park', // 15: francs back from a space
  'afterPark', // 16: 1 VP for each art tile held
  'afterMarket', // 17: 2 cubes for an art tile, or an art tile for 2 cubes
  'afterMarket', // 18: a white art tile
  'roundStart', // 19: a traveller
  'roundStart', // 20: places the try square, on any iris
  'placed', // 21: 3 VP for a pawn put on a house
  'turnEnd', // 22: another turn
  'nobleLeaves', // 23: 2 francs for the effect of the noble that leaves
  'roundEnd', // 24: 1 VP for each noble not used
  'columnWon', // 25: the card of a column outside the active area instead
  'startPlayer', // 26: 2 more Manneken
  'irisMajority', // 27: a pawn on a Belle Époque tile counts double
  'irisMajority', // 28: 2 francs for each majority
  'brusselsMajority', // 29: takes a pawn back first
  'brusselsMajority', // 30: 1 VP for each traveller
  'pavilionVisit', // 31: 2 VP for each Belle Époque card
  'pavilionVisit', // 32: 3 francs for each Belle Époque card
] as const

/** As a plus sign in the middle: row 3, column c and its neighbours. */
export const CROSS_SPACES = ['c3', 'c2', 'c4', 'b3', 'd3'] as const
/** By pavilion, from the top row down. */
export const PAVILION_GLASS = [0, 1, 2, 1, 0] as const
/** Face-up tiles by seats. */
export const FACE_UP_TILES = { 2: 3, 3: 4, 4: 5, 5: 6 } as const
/** Tile 7: VP for each first pass, and tile 9: VP for each adjacency, by seats. */
export const FIRST_PASS_POINTS = { 2: 3, 3: 3, 4: 5, 5: 5 } as const
export const ADJACENCY_POINTS = { 2: 4, 3: 5, 4: 6, 5: 7 } as const
