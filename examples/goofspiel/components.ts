// What the game is played with. Cards and prizes are numbered from zero by their rank.
export const SEATS = 5
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const CARDS: number = RANKS.length
/** One card a round. */
export const ROUNDS = CARDS

/** What a prize is worth (E2). */
export const worth = (prize: number): number => prize + 1
