// The compass. First edition: six loose segments, shuffled; the hands' start is reconstructed (the picture is lost): opposite spaces.
// Revised edition: printed; the kinds, the start on wood and stone and the way from the arrow tile to iron are known, the order is reconstructed.
export const FIRST_SEGMENTS = ['wood', 'stone', 'iron', 'any', 'francs', 'blank'] as const
export const FIRST_HANDS = [0, 3] as const
export const REVISED_SEGMENTS = ['wood', 'francs', 'stone', 'any', 'glass', 'iron', 'blank'] as const
