// The parts of the text that teaches Brass, each named for its picture.
export const PARTS = ['goal', 'turn', 'build', 'goods', 'flip', 'rails'] as const
export type Part = (typeof PARTS)[number]
