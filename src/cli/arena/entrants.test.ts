import { describe, expect, test } from 'vitest'
import { entrantsOf } from './entrants.ts'

const free = { ms: null, simulations: null }
const second = { ms: 1000, simulations: null }

describe('--bots', () => {
  test('names bots, and what one alone may spend', () => {
    expect(entrantsOf('greedy, mcts-random@200ms,random@5sims', second)).toEqual([
      { name: 'greedy', bot: 'greedy', command: [], allowance: second },
      { name: 'mcts-random@200ms', bot: 'mcts-random', command: [], allowance: { ms: 200, simulations: null } },
      { name: 'random@5sims', bot: 'random', command: [], allowance: { ms: null, simulations: 5 } },
    ])
  })
  test('starts programs by their words; commas and spaces in quotation marks belong to a word', () => {
    expect(entrantsOf(`cmd:node "my bot.mjs"  --first 'a,b'@50ms,greedy`, free)).toMatchObject([
      { bot: null, command: ['node', 'my bot.mjs', '--first', 'a,b'], allowance: { ms: 50 } },
      { bot: 'greedy' },
    ])
  })
  test.each([
    ['clever', /no bot "clever"; there are random, greedy, .*mcts-random, and cmd:PROGRAM/],
    ['greedy,,random', /one of them is empty/],
    ['greedy,greedy', /"greedy" twice/],
    ['greedy@0ms', /at least 1ms/],
    ['greedy@fast', /no bot "greedy@fast"/],
    ['cmd:', /cmd: wants the command/],
    ['cmd: @5ms', /cmd: wants the command/],
  ])('refuses "%s"', (text, says) => {
    expect(() => entrantsOf(text, free)).toThrow(says)
  })
})
