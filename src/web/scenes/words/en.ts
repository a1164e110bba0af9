// English.
import { many } from '../../../core/plural.ts'
import type { KitWords } from './kit-words.ts'

export const en: KitWords = {
  points: 'Points',
  player: 'Player',
  total: 'Total',
  you: 'you',
  before: 'before',
  counted: 'counted',
  toCome: 'to come',
  next: (step) => `Next: ${step}`,
  done: 'Go on',
  skipAll: 'Skip all',
  again: 'Again',
  back: 'Back',
  pause: 'Pause',
  goOn: 'Play',
  pace: 'Pace',
  paces: { calm: 'slow', steady: 'normal', quick: 'fast' },
  nothing: 'Nothing to count.',
  leaves: 'Leaves the board afterwards',
  earned: (points) => many(points, 'point'),
  stands: (step, seats) => `${step}: ${seats.map(({ name, points, now }) => `${name} ${points}, now ${now}`).join('; ')}.`,
  wins: (name, points) => `${name} wins with ${points}`,
  youWin: (points) => `You win with ${points}`,
  ahead: (points, name) => `${many(points, 'point')} ahead of ${name ?? 'you'}.`,
  led: (name, by, count) =>
    by === 0
      ? `${name === null ? 'You were' : `${name} was`} level before the count that decided: ${count}.`
      : `${name ?? 'You'} led by ${by} before the count that decided: ${count}.`,
  ledAlways: 'Ahead from the first count to the last.',
  tie: (name, tieBreak) => `As many points as ${name ?? 'you have'}; the tie-break decided: ${tieBreak}.`,
  countAgain: 'Count again',
  most: 'most in this count',
}
