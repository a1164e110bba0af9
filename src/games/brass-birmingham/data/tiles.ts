// Facts of the industry tiles, one row a level: read off two pictures of the player mat and compared with thirteen tables.
// produces: cubes put on a coal mine or iron works. A brewery's barrels depend on the era and are no fact of the tile (B12).

/** [industry, level, tiles, money, coal, iron, beer to sell, produces, income, points, link points, canal, rail, developable] */
// biome-ignore format: one level a line, fourteen columns
export const TILE_ROWS: readonly (readonly [string, ...number[]])[] = [
  ['cotton', 1, 3, 12, 0, 0, 1, 0, 5, 5, 1, 1, 0, 1],
  ['cotton', 2, 2, 14, 1, 0, 1, 0, 4, 5, 2, 1, 1, 1],
  ['cotton', 3, 3, 16, 1, 1, 1, 0, 3, 9, 1, 1, 1, 1],
  ['cotton', 4, 3, 18, 1, 1, 1, 0, 2, 12, 1, 1, 1, 1],
  ['manufacturer', 1, 1, 8, 1, 0, 1, 0, 5, 3, 2, 1, 0, 1],
  ['manufacturer', 2, 2, 10, 0, 1, 1, 0, 1, 5, 1, 1, 1, 1],
  ['manufacturer', 3, 1, 12, 2, 0, 0, 0, 4, 4, 0, 1, 1, 1],
  ['manufacturer', 4, 1, 8, 0, 1, 1, 0, 6, 3, 1, 1, 1, 1],
  ['manufacturer', 5, 2, 16, 1, 0, 2, 0, 2, 8, 2, 1, 1, 1],
  ['manufacturer', 6, 1, 20, 0, 0, 1, 0, 6, 7, 1, 1, 1, 1],
  ['manufacturer', 7, 1, 16, 1, 1, 0, 0, 4, 9, 0, 1, 1, 1],
  ['manufacturer', 8, 2, 20, 0, 2, 1, 0, 1, 11, 1, 1, 1, 1],
  ['pottery', 1, 1, 17, 0, 1, 1, 0, 5, 10, 1, 1, 1, 0],
  ['pottery', 2, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1],
  ['pottery', 3, 1, 22, 2, 0, 2, 0, 5, 11, 1, 1, 1, 0],
  ['pottery', 4, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1],
  ['pottery', 5, 1, 24, 2, 0, 2, 0, 5, 20, 1, 0, 1, 1],
  ['coal', 1, 1, 5, 0, 0, 0, 2, 4, 1, 2, 1, 0, 1],
  ['coal', 2, 2, 7, 0, 0, 0, 3, 7, 2, 1, 1, 1, 1],
  ['coal', 3, 2, 8, 0, 1, 0, 4, 6, 3, 1, 1, 1, 1],
  ['coal', 4, 2, 10, 0, 1, 0, 5, 5, 4, 1, 1, 1, 1],
  ['iron', 1, 1, 5, 1, 0, 0, 4, 3, 3, 1, 1, 0, 1],
  ['iron', 2, 1, 7, 1, 0, 0, 4, 3, 5, 1, 1, 1, 1],
  ['iron', 3, 1, 9, 1, 0, 0, 5, 2, 7, 1, 1, 1, 1],
  ['iron', 4, 1, 12, 1, 0, 0, 6, 1, 9, 1, 1, 1, 1],
  ['brewery', 1, 2, 5, 0, 1, 0, 0, 4, 4, 2, 1, 0, 1],
  ['brewery', 2, 2, 7, 0, 1, 0, 0, 5, 5, 2, 1, 1, 1],
  ['brewery', 3, 2, 9, 0, 1, 0, 0, 5, 7, 2, 1, 1, 1],
  ['brewery', 4, 1, 9, 0, 1, 0, 0, 5, 10, 2, 0, 1, 1],
]
