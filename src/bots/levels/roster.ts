// The five levels by their ids, weakest first; without any of what they think with, for pages that only offer them.

export const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'] as const
export type Level = (typeof LEVELS)[number]

/** The level that is offered first: it plays sensibly, and can be beaten. */
export const DEFAULT_LEVEL: Level = 'level-2'

/** The level that an id names; null for the other bots. */
export const levelOf = (bot: string): Level | null => LEVELS.find((level) => level === bot) ?? null
