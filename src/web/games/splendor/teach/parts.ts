// The parts of the text that teaches Splendor, each named for its picture.
export const PARTS = ['goal', 'turn', 'bonus', 'reserve', 'noble'] as const
export type Part = (typeof PARTS)[number]
