// English.
import { speak } from './speak.ts'

export const en = speak({
  log: {
    hasBid: '[has|have] bid',
    bids: 'bid[s|] {{card}}',
    shows: 'shows {{card}}',
    wins: 'take[s|] {{points}}',
    ties: 'share[s|] the highest bid: nobody takes {{points}}',
    turnsUp: 'turn[s|] up {{prize}}',
    ends: '[has|have] made the last bid: the game is over',
  },
  why: {
    gameOver: 'The game is over.',
    alreadyBid: 'You have bid in this round; wait for the others.',
    cardGone: 'You have bid {{card}} in an earlier round.',
  },
  parts: { prizes: 'Prizes' },
  options: { ties: { says: 'What nobody takes', values: { stay: 'stays at stake', lost: 'is lost' } } },
  fields: {
    round: 'Round',
    left: 'Prizes face down',
    stake: 'At stake',
    lost: 'Lost',
    hand: 'Hand',
    bid: 'Bid',
    shown: 'Last bid',
    won: 'Won',
  },
  ranks: { A: 'ace', J: 'jack', Q: 'queen', K: 'king' },
  points: (count) => `${count} ${count === 1 ? 'point' : 'points'}`,
})
