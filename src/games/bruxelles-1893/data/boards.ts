// Architect boards: tracks, house costs from the bottom level up, and what a strategy row is worth by itself. Side A is the same for all; its iris
// and crown numbers at levels 2 and 3, and 8 and 10 on the architect track, are known, the rest is reconstructed. Side B: abilities and Saintenoy's
// rows are known, the other numbers reconstructed.
const A = { iris: [1, 2, 3, 4, 5, 6], crown: [1, 2, 3, 4, 5, 6], architect: [1, 2, 4, 6, 8, 10], houseCost: [2, 3, 4], rowBase: 1 }

export const BOARD_ROWS = {
  a: A,
  hankar: { ...A, iris: [2, 3, 4, 5, 6, 7] },
  cauchie: { ...A, crown: [2, 3, 4, 5, 6, 7] },
  horta: { ...A, architect: [3, 4, 5, 6, 8, 10] },
  saintenoy: { ...A, rowBase: 2 },
  strauven: { ...A, houseCost: [2, 2, 3] },
}
