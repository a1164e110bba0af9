import { describe, expect, test } from 'vitest'
import { goofspiel } from '../../../examples/goofspiel/index.ts'
import { actionList } from '../../core/action.ts'
import { lowestBit } from '../../core/bits.ts'
import { type Block, copy } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import type { Game } from '../../core/game.ts'
import { rngOf } from '../../core/seed.ts'
import { viewOf } from '../../core/view.ts'
import { brass } from '../../games/brass-birmingham/fixture.ts'
import { gameOf } from '../../games/index.ts'
import { splendor } from '../../games/splendor/fixture.ts'
import { splendor as shipped } from '../../games/splendor/index.ts'
import type { Sight } from '../bot.ts'
import { search } from './index.ts'
import { guessAnew, hashBoth, mindFor } from './mind.ts'
import { open } from './open.ts'
import { simulate } from './simulate.ts'
import { NOBODY, type Tree } from './tree.ts'

function dealt(game: Game, seats: number, seed = 'dealt'): Block {
  const config = configOf(game, seats)
  const s = game.create(config)
  game.setup(s, config, rngOf(seed))
  return s
}

const sightOf = (game: Game, s: Block, seats: number, seat = lowestBit(game.actors(s))): Sight => ({
  game,
  view: viewOf(game, s, seat),
  seat,
  seats,
})

/** The tree of a position after so many simulations. */
function grown(sight: Sight, simulations: number): Tree {
  const mind = mindFor(sight)
  guessAnew(mind, sight.view, rngOf('guesses'))
  copy(mind.guesses[0], mind.line)
  hashBoth(sight.view, sight.seat)
  const root = open(mind, sight.seat)
  for (let i = 0; i < simulations; i++) simulate(mind, root, i % mind.guesses.length)
  return mind.tree
}

const triedInAll = ({ from, count, tried }: Tree, node: number): number =>
  tried.subarray(from[node], from[node] + count[node]).reduce((sum, times) => sum + times, 0)

describe('A search', () => {
  test('takes a victory that it can have', () => {
    // The round ends with seat 1, and seat 0 would do the same in the next.
    const rich = { points: 14, gems: 'ddssrreeoo', gold: 5 }
    const { s } = splendor(2)
      .with(0, rich)
      .with(1, rich)
      .where((table) => {
        table.turn = 1
      })
    const action = search.player().choose(sightOf(shipped as Game, s, 2), rngOf('x'), { simulations: 300 })
    expect(shipped.format(action)).toMatch(/^buy/)
  })

  test('spends its simulations, each of which goes through the root', () => {
    const tree = grown(sightOf(gameOf('splendor'), dealt(gameOf('splendor'), 2), 2), 100)
    expect(triedInAll(tree, 0)).toBe(100)
    expect(tree.visits[0]).toBe(101)
    expect(tree.nodes).toBeGreaterThan(90)
  })

  test('asks what is likely in a position only where it goes on from it', () => {
    const game = gameOf('bruxelles-1893')
    const { nodes, count, visits, actor } = grown(sightOf(game, dealt(game, 2), 2), 100)
    const judged = Array.from({ length: nodes }, (_, node) => node).filter((node) => actor[node] !== NOBODY && visits[node] > 0)
    const ends = judged.filter((node) => count[node] === 0)
    expect(ends.length).toBeGreaterThan(20)
    expect(ends.every((node) => visits[node] === 1)).toBe(true)
    expect(count[0]).toBeGreaterThan(1)
  })

  test('asks whether time is up, and ends then', () => {
    let asked = 0
    const budget = { simulations: Number.POSITIVE_INFINITY, isOver: () => ++asked === 5 }
    search.player().choose(sightOf(gameOf('splendor'), dealt(gameOf('splendor'), 3), 3), rngOf('x'), budget)
    expect(asked).toBe(5)
  })

  test('decides the same for the same chance and simulations, decision after decision', () => {
    const game = gameOf('skyrise')
    const play = () => {
      const s = dealt(game, 2)
      const players = [search.player(), search.player()]
      const rng = rngOf('same')
      return Array.from({ length: 6 }, () => {
        const seat = lowestBit(game.actors(s))
        const action = players[seat].choose(sightOf(game, s, 2), rng, { simulations: 20 })
        game.apply(s, seat, action)
        return action
      })
    }
    expect(play()).toEqual(play())
  })

  test('goes on with the tree that it has: without a simulation more it decides by what it found', () => {
    const game = gameOf('splendor')
    const s = dealt(game, 2)
    const player = search.player()
    const thought = player.choose(sightOf(game, s, 2), rngOf('x'), { simulations: 400 })
    expect(player.choose(sightOf(game, s, 2), rngOf('y'), { simulations: 0 })).toBe(thought)
  })

  test('does not see what others seal: whatever one bids, another decides at the same node', () => {
    const game = goofspiel as Game
    const tree = grown(sightOf(game, dealt(game, 2), 2, 0), 60)
    const answers = new Set<number>()
    for (let edge = tree.from[0]; edge < tree.from[0] + tree.count[0]; edge++)
      for (let guess = 0; guess < tree.guesses; guess++) answers.add(tree.child[edge * tree.guesses + guess])
    answers.delete(-1)
    expect([...answers].map((node) => tree.actor[node])).toEqual([1])
    // What both bids together lead to is another position each time.
    expect(tree.nodes).toBeGreaterThan(30)
  })

  test('knows what it has decided, also where there was nothing to choose', () => {
    const game = gameOf('brass-birmingham')
    const table = brass(2).with(0, { hand: 'stone leek dudley dudley' })
    table.s.actions = 2
    const { s } = table.play(0, 'scout')
    const player = search.player()
    const legal = actionList()
    // Leek and Stone are discarded, then Dudley must be: turns in which it was discarded before Stone are past.
    for (const turn = s.position; s.position === turn; ) {
      const action = player.choose(sightOf(game, s, 2), rngOf('x'), { simulations: 6 })
      game.legal(s, 0, legal)
      expect(legal.list.slice(0, legal.count)).toContain(action)
      game.apply(s, 0, action)
    }
  })

  test('searches turns of many decisions as a whole', () => {
    const game = gameOf('brass-birmingham')
    const s = dealt(game, 2)
    const seat = lowestBit(game.actors(s))
    const tree = grown(sightOf(game, s, 2), 4)
    expect(tree.count[0]).toBeGreaterThan(4)
    for (let edge = 0; edge < tree.count[0]; edge++) {
      const after = dealt(game, 2)
      for (let i = 0; i < tree.length[edge]; i++) {
        expect(game.actors(after)).toBe(1 << seat)
        game.apply(after, seat, tree.action[tree.first[edge] + i])
      }
      expect(game.actors(after)).not.toBe(1 << seat)
    }
  })
})
