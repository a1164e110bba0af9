// The art market: points of the seven columns from the left, francs of the seven rows from the top, and the corner of the cursor that has each
// colour's dot (black has its centre). Known: 7 × 7, the cursor 3 × 3 with a colour on each corner, 2 francs and 6 VP for green and 2 francs and 4 VP
// for black in the examples, and 4 as the most for black. The numbers and the corners are reconstructed.
export const MARKET_ROWS = {
  points: [6, 4, 2, 0, 2, 4, 6],
  francs: [6, 4, 2, 0, 2, 4, 6],
  corners: { green: 'bottom-left', yellow: 'top-left', blue: 'top-right', brown: 'bottom-right' },
} as const
