/** The folders of the games, in the order in which they stand on the shelf. `npm run shelf` writes what follows: games.ts and metas.ts. */
export const SHELF = ['splendor', 'brass-birmingham', 'skyrise', 'bruxelles-1893'] as const
