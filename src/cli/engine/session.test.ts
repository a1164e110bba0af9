import { describe, expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { desk } from '../fixture.ts'
import { answering } from './session.ts'

type Reply = Record<string, unknown> & { error?: Record<string, unknown> }

/** Asks one request after another at one table. */
function engine() {
  const session = answering(gameOf('splendor'))
  return (request: unknown): Reply => session(typeof request === 'string' ? request : JSON.stringify(request)).reply
}

/** An engine with a table. */
function started() {
  const ask = engine()
  ask({ op: 'new', seats: 2, seed: 'engine' })
  return ask
}

describe('The engine', () => {
  test('sets a table up by seed, and echoes the id', () => {
    const reply = engine()({ id: 'a', op: 'new', seats: 3, seed: 'engine' })
    expect(reply).toMatchObject({ id: 'a', ok: true, game: 'splendor', seats: 3, options: {}, decisions: 0, actors: [0], over: false })
    expect(reply.commitment).toMatch(/^[0-9a-f]{64}$/)
  })

  test('sets the same table up by an explicit deal', () => {
    const [ask, other] = [started(), engine()]
    const game = gameOf('splendor')
    const config = { seats: 2, options: {} }
    const state = game.create(config)
    game.setup(state, config, { deck1: [0, 1, 2, 3], deck2: [40, 41, 42, 43], deck3: [70, 71, 72, 73], nobles: [0, 1, 2] })
    const deal = game.sheet(state)
    expect(other({ op: 'new', seats: 2, deal })).toMatchObject({ ok: true, actors: [0] })
    expect(other({ op: 'view' })).toMatchObject({ state: { nobles: [0, 1, 2, 254, 254] } })
    expect(other({ op: 'new', deal, seed: 'x' })).toMatchObject({ ok: false, error: { type: 'BadRequest' } })
    expect(other({ op: 'new', deal: { deck1: [] } })).toMatchObject({ ok: false, error: { type: 'BadConfig' } })
    expect(ask({ op: 'save' }).record).toContain('seed: engine')
  })

  test('lists what is legal with notation, places and words', () => {
    const { seat, choices } = started()({ op: 'legal' })
    expect(seat).toBe(0)
    expect(choices).toHaveLength(30)
    expect(choices).toContainEqual({
      action: gameOf('splendor').parse('take dse'),
      notation: 'take dse',
      places: ['gem:diamond', 'gem:sapphire', 'gem:emerald'],
      words: 'takes 1 diamond, 1 sapphire, 1 emerald',
    })
    expect(started()({ op: 'legal', seat: 1 })).toMatchObject({ ok: true, seat: 1, choices: [] })
  })

  test('applies a number or a notation', () => {
    const ask = started()
    expect(ask({ op: 'apply', action: 'take dse' })).toMatchObject({
      ok: true,
      decisions: 1,
      actors: [1],
      entry: { seat: 0, notation: 'take dse' },
    })
    expect(ask({ op: 'apply', seat: 1, action: gameOf('splendor').parse('take rr') })).toMatchObject({
      ok: true,
      decisions: 2,
      actors: [0],
    })
    expect(ask({ op: 'log' })).toMatchObject({
      entries: [
        { number: 1, notation: 'take dse' },
        { number: 2, notation: 'take rr' },
      ],
    })
  })

  test('undoes and redoes, but nothing that was revealed', () => {
    const ask = started()
    ask({ op: 'apply', action: 'take dse' })
    expect(ask({ op: 'undo' })).toMatchObject({ ok: true, decisions: 0, actors: [0] })
    expect(ask({ op: 'redo' })).toMatchObject({ ok: true, decisions: 1, actors: [1] })
    expect(ask({ op: 'redo' })).toMatchObject({ ok: false, error: { type: 'IllegalAction', rule: 'undo' } })
    ask({ op: 'apply', action: 'reserve 1a' })
    expect(ask({ op: 'undo' })).toMatchObject({ ok: false, error: { type: 'IllegalAction', rule: 'undo' } })
    expect(engine()({ op: 'undo' })).toMatchObject({ ok: false, error: { type: 'BadRequest' } })
  })

  test('shows a seat its own blind card and others none', () => {
    const ask = started()
    ask({ op: 'apply', action: 'reserve deck3' })
    const handOf = (as?: unknown) => (ask({ op: 'view', as }).state as { hand: number[][] }).hand[0][0]
    expect(handOf(0)).toBeLessThan(90)
    for (const viewer of [1, 'spectator', undefined]) expect(handOf(viewer)).toBe(255)
    expect(JSON.stringify(ask({ op: 'log', as: 1 }))).not.toContain('drew')
    expect(JSON.stringify(ask({ op: 'log', as: 0 }))).toContain('drew')
  })

  test('guesses the same from the same seed, and nothing is unknown then', () => {
    const ask = started()
    const guess = (seed: string) => ask({ op: 'guess', as: 0, seed }).state as { deck: number[] }
    expect(guess('a')).toEqual(guess('a'))
    expect(guess('a')).not.toEqual(guess('b'))
    expect(guess('a').deck).not.toContain(255)
    expect(ask({ op: 'guess', as: 0 })).toMatchObject({ ok: false, error: { type: 'BadRequest' } })
  })

  test('plays to a result, saves it, and loads it elsewhere', () => {
    const ask = started()
    for (let table: Reply = ask({ op: 'undo' }); table.over !== true; ) {
      const choices = ask({ op: 'legal' }).choices as { action: number }[]
      table = ask({ op: 'apply', action: choices[choices.length - 1].action })
    }
    expect(ask({ op: 'legal' })).toEqual({ ok: true, choices: [] })
    const result = ask({ op: 'result' })
    expect(result).toMatchObject({ ok: true, over: true, scores: [{ seat: 0 }, { seat: 1 }] })
    const { record } = ask({ op: 'save' })
    const other = engine()
    expect(other({ op: 'load', record })).toMatchObject({ ok: true, seats: 2, over: true, actors: [] })
    expect(other({ op: 'result' })).toEqual(result)
    expect(other({ op: 'load', record: 'Dear reader' })).toMatchObject({ ok: false, error: { type: 'BadRecord', line: 1 } })
    expect(other({ op: 'result' })).toEqual(result)
  })

  test.each<[unknown, string]>([
    ['{', 'BadRequest'],
    ['[1]', 'BadRequest'],
    ['null', 'BadRequest'],
    [{}, 'BadRequest'],
    [{ op: 'dance' }, 'BadRequest'],
    [{ op: 'toString' }, 'BadRequest'],
    [{ op: 'new', seats: 'two' }, 'BadRequest'],
    [{ op: 'new', seats: 9 }, 'BadConfig'],
    [{ op: 'new', options: [] }, 'BadRequest'],
    [{ op: 'new', options: { a: 1 } }, 'BadRequest'],
    [{ op: 'new', options: { a: 'b' } }, 'BadConfig'],
    [{ op: 'new', seed: 7 }, 'BadRequest'],
    [{ op: 'new', seed: 'two\nlines' }, 'BadConfig'],
    [{ op: 'legal', seat: 2 }, 'BadRequest'],
    [{ op: 'view', as: 'nobody' }, 'BadRequest'],
    [{ op: 'apply' }, 'BadRequest'],
    [{ op: 'apply', action: 1.5 }, 'BadRequest'],
    [{ op: 'apply', action: 2 ** 31 - 1 }, 'IllegalAction'],
    [{ op: 'apply', action: 'sing' }, 'BadNotation'],
    [{ op: 'apply', action: 'take ds' }, 'IllegalAction'],
    [{ op: 'apply', seat: 1, action: 'take dse' }, 'IllegalAction'],
    [{ op: 'load' }, 'BadRequest'],
  ])('answers %j with an error and goes on', (request, type) => {
    const ask = started()
    expect(ask(request)).toMatchObject({ ok: false, error: { type, message: expect.stringMatching(/\S/) } })
    expect(ask({ op: 'legal' })).toMatchObject({ ok: true, seat: 0 })
  })

  test('names the rule that an action breaks', () => {
    expect(started()({ id: 7, op: 'apply', action: 'take ds' })).toMatchObject({ id: 7, error: { rule: 'T2' } })
  })
})

test('tassel engine answers line by line and ends with quit or its input', async () => {
  const at = desk()
  const { status, out } = await at.run(
    'engine splendor',
    '{"id":1,"op":"new","seed":"a"}\n\nnonsense\n{"id":2,"op":"quit"}\n{"id":3,"op":"legal"}\n',
  )
  expect(status).toBe(0)
  const replies: Reply[] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(replies.map(({ id, ok }) => ({ id, ok }))).toEqual([
    { id: 1, ok: true },
    { id: undefined, ok: false },
    { id: 2, ok: true },
  ])
  expect((await at.run('engine splendor', '')).status).toBe(0)
})

test('a request is one line whatever stands in its texts, and may come in pieces', async () => {
  const request = `${JSON.stringify({ id: 'line\u2028break é', op: 'new', seed: 'a' })}\n`
  const bytes = Buffer.from(request)
  const { out } = await desk().run(
    'engine splendor',
    [...bytes].map((byte) => Buffer.from([byte])),
  )
  expect(JSON.parse(out)).toMatchObject({ id: 'line\u2028break é', ok: true })
})
