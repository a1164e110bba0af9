// The parts of the text that teaches Skyrise, each named for its picture.
export const PARTS = ['goal', 'auction', 'token', 'control', 'masterpiece', 'end'] as const
export type Part = (typeof PARTS)[number]
