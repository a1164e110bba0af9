// The parts of the texts that teach Bruxelles 1893, each named for its picture: both editions, the expansion and the variant.
export const PARTS = ['goal', 'area', 'bids', 'brussels', 'build', 'end'] as const
export type Part = (typeof PARTS)[number]

export const BELLE_EPOQUE_PARTS = ['pavilion', 'cards', 'tiles', 'travellers'] as const
export type BelleEpoquePart = (typeof BELLE_EPOQUE_PARTS)[number]

export const VARIANT_PARTS = ['sides', 'tracks', 'others'] as const
export type VariantPart = (typeof VARIANT_PARTS)[number]
