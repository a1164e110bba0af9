// Facts of the board: read off a scan of it and compared with thirteen tables of slots and eleven of links.

/** Towns with their slots: the industries that each slot shows. */
// biome-ignore format: one town a line
export const TOWN_ROWS = [
  ['belper', 'cotton manufacturer', 'coal', 'pottery'],
  ['derby', 'cotton brewery', 'cotton manufacturer', 'iron'],
  ['leek', 'cotton manufacturer', 'cotton coal'],
  ['stoke', 'cotton manufacturer', 'pottery iron', 'manufacturer'],
  ['stone', 'cotton brewery', 'manufacturer coal'],
  ['uttoxeter', 'manufacturer brewery', 'cotton brewery'],
  ['stafford', 'manufacturer brewery', 'pottery'],
  ['burton', 'manufacturer coal', 'brewery'],
  ['cannock', 'manufacturer coal', 'coal'],
  ['tamworth', 'cotton coal', 'cotton coal'],
  ['walsall', 'iron manufacturer', 'manufacturer brewery'],
  ['wolverhampton', 'manufacturer', 'manufacturer coal'],
  ['coalbrookdale', 'iron brewery', 'iron', 'coal'],
  ['dudley', 'coal', 'iron'],
  ['kidderminster', 'cotton coal', 'cotton'],
  ['worcester', 'cotton', 'cotton'],
  ['birmingham', 'cotton manufacturer', 'manufacturer', 'iron', 'manufacturer'],
  ['coventry', 'pottery', 'manufacturer coal', 'iron manufacturer'],
  ['nuneaton', 'manufacturer brewery', 'cotton coal'],
  ['redditch', 'manufacturer coal', 'iron'],
] as const satisfies readonly (readonly [string, ...string[]])[]

/** Farm breweries: one slot each, no card of their own. */
export const FARM_ROWS = [
  ['farm-north', 'brewery'],
  ['farm-south', 'brewery'],
] as const satisfies readonly (readonly [string, ...string[]])[]

/** Merchants: [id, tile spaces, seats from which their spaces are open, bonus, its amount] */
export const MERCHANT_ROWS = [
  ['shrewsbury', 1, 2, 'points', 4],
  ['gloucester', 2, 2, 'develop', 1],
  ['oxford', 2, 2, 'income', 2],
  ['warrington', 2, 3, 'money', 5],
  ['nottingham', 2, 4, 'points', 3],
] as const satisfies readonly (readonly [string, number, number, string, number])[]

/** Lines between locations: the ends, and the eras in which a link may lie there. */
// biome-ignore format: one line a line
export const LINK_ROWS: readonly (readonly [string, 'both' | 'canal' | 'rail'])[] = [
  ['warrington stoke', 'both'],
  ['stoke leek', 'both'],
  ['leek belper', 'rail'],
  ['belper derby', 'both'],
  ['derby nottingham', 'both'],
  ['stoke stone', 'both'],
  ['stone uttoxeter', 'rail'],
  ['uttoxeter derby', 'rail'],
  ['stone burton', 'both'],
  ['stone stafford', 'both'],
  ['stafford cannock', 'both'],
  ['cannock farm-north', 'both'],
  ['cannock burton', 'rail'],
  ['cannock wolverhampton', 'both'],
  ['cannock walsall', 'both'],
  ['burton derby', 'both'],
  ['burton tamworth', 'both'],
  ['burton walsall', 'canal'],
  ['tamworth walsall', 'rail'],
  ['tamworth nuneaton', 'both'],
  ['tamworth birmingham', 'both'],
  ['walsall wolverhampton', 'both'],
  ['walsall birmingham', 'both'],
  ['wolverhampton coalbrookdale', 'both'],
  ['coalbrookdale shrewsbury', 'both'],
  ['wolverhampton dudley', 'both'],
  ['dudley birmingham', 'both'],
  ['dudley kidderminster', 'both'],
  ['coalbrookdale kidderminster', 'both'],
  ['kidderminster farm-south worcester', 'both'],
  ['worcester gloucester', 'both'],
  ['worcester birmingham', 'both'],
  ['gloucester redditch', 'both'],
  ['redditch birmingham', 'rail'],
  ['redditch oxford', 'both'],
  ['birmingham oxford', 'both'],
  ['birmingham coventry', 'both'],
  ['birmingham nuneaton', 'rail'],
  ['nuneaton coventry', 'rail'],
]

/** Merchant tiles: [what they buy, seats from which they are in play]; a blank one buys nothing and has no barrel. */
export const MERCHANT_TILE_ROWS: readonly (readonly [string, number])[] = [
  ['manufacturer', 2],
  ['cotton', 2],
  ['any', 2],
  ['blank', 2],
  ['blank', 2],
  ['pottery', 3],
  ['blank', 3],
  ['manufacturer', 4],
  ['cotton', 4],
]
