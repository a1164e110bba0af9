// What is true of any game, tried with each: a whole game, as browsers play it, and what becomes of it afterwards.
import { beforeAll, expect, test } from 'vitest'
import { NONE } from '../../../src/core/block.ts'
import type { Game } from '../../../src/core/game.ts'
import { isAmong, knownTo } from '../../../src/core/known.ts'
import { readRecord } from '../../../src/core/record.ts'
import { below } from '../../../src/core/rng.ts'
import { commitment, rngOf } from '../../../src/core/seed.ts'
import type { Table } from '../../../src/core/table.ts'
import { viewers } from '../../../src/core/view.ts'
import { games } from '../../../src/games/index.ts'
import { linesOf } from '../../../src/web/source/history.ts'
import type { History } from '../../../src/wire/history.ts'
import type { Position, PositionMessage } from '../../../src/wire/positions.ts'
import type { Refusal } from '../../../src/wire/refusals.ts'
import type { TableView } from '../../../src/wire/tables.ts'
import { ada, bot, choiceBy, choicesOf, isShared, join, look, move, openTable, seated, stateOf } from '../tables.ts'
import type { Answer, Followed, Visitor } from '../visitor.ts'
import type { World } from '../world.ts'

/** How a game was played: what everybody was sent, and what happened to the decisions. */
interface Played {
  readonly id: string
  readonly promised: string
  readonly people: readonly Visitor[]
  /** A spectator's, then those of the seats. */
  readonly streams: readonly Followed[]
  /** What everybody could look back on in the middle of it: where one of several that decide at once has decided, if there are such. */
  readonly middle: readonly History[]
  readonly decisions: number
  readonly takenBack: number
  readonly kept: number
}

/** Who decides for the people: the quickest, and the one who tries the most. */
const BOT = 'random'
/** A whole game of many decisions, on a busy machine. */
const PLAYING_MS = 120_000

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const isOver = (events: Followed['events']) => events.some(({ message }) => message.type === 'finished')
const positionsOf = ({ events }: Followed) => events.flatMap(({ message }) => (message.type === 'position' ? [message] : []))

export function anyGame(world: World, game: Game, seats: number): void {
  const name = game.meta.id
  const some = (count: number) => Array.from({ length: count }, () => world.someone())
  /** A table with as few as the game allows, and what its first actor sees there. */
  async function small(): Promise<{ id: string; people: Visitor[]; seat: number; mine: TableView }> {
    const people = some(game.meta.seats[0])
    const { id, position } = await seated(people, { game: name })
    const seat = 31 - Math.clz32(position?.actors ?? 0)
    return { id, people, seat, mine: await look(people[seat], id) }
  }

  let played: Played
  let truth: Table
  beforeAll(async () => {
    played = await playThrough(world, game, seats)
    truth = readRecord((await played.people[0].get(`/api/tables/${played.id}/record`)).text, { games })
  }, PLAYING_MS)

  test('a whole game is played, and its record replays to the same result', async () => {
    const { id, people, decisions, promised } = played
    const { status, seed } = await look(people[0], id)
    expect(status).toBe('finished')
    expect(commitment(seed ?? '')).toBe(promised)
    expect(truth.decisions).toHaveLength(decisions)
    expect(game.result(truth.at()).over).toBe(true)
    const { steps } = (await people[0].get<History>(`/api/tables/${id}/history`)).body
    expect(steps.map(({ seat, notation }) => ({ seat, notation }))).toEqual(
      truth.decisions.map(({ seat, action }) => ({ seat, notation: game.format(action) })),
    )
  })

  test('everybody was sent what he may see and hear, byte for byte, and the seed at the end', () => {
    for (const [i, viewer] of viewers(seats).entries()) {
      const heard = (from: number, to: number) => linesOf(truth, viewer).filter(({ decision }) => decision >= from && decision < to)
      const messages = positionsOf(played.streams[i])
      expect(messages.map(({ position }) => position.seq)).toEqual(messages.map((_, seq) => seq))
      for (const { position, lines, from } of messages) {
        expect(position.view).toBe(base64(truth.view(viewer, position.decisions).bytes))
        expect(lines).toEqual(heard(from, position.decisions))
      }
      const { seed } = truth.origin as { seed: string }
      expect(played.streams[i].text().split('"finished"')[0]).not.toContain(seed)
    }
  })

  test('whoever looked back on it while it was played was told what he could know', () => {
    for (const [i, viewer] of viewers(seats).entries()) {
      const { start, steps } = played.middle[i]
      expect([start, ...steps.map(({ view }) => view)]).toEqual(steps.concat(steps[0]).map((_, k) => base64(truth.view(viewer, k).bytes)))
      for (const [k, { seat, notation }] of steps.entries()) {
        const { action } = truth.decisions[k]
        const known = isAmong(knownTo(game, truth.config.seats, { before: truth.at(k), seat, action }), viewer)
        expect(notation).toBe(known ? game.format(action) : null)
      }
    }
  })

  test('what taught nobody anything was taken back and made again; anything else was not', () => {
    expect(played.takenBack).toBeGreaterThan(0)
    expect(played.kept).toBeGreaterThan(0)
  })

  test('it is continued differently: what was kept stays what it was, and is not taken back', async () => {
    const { id, people } = played
    const at = Math.floor(played.decisions / 2)
    const forked = (await people[0].post<TableView>(`/api/tables/${id}/fork`, { at })).body
    expect(forked).toMatchObject({ status: 'waiting', you: 0, fork: { of: id, at } })
    for (const [i, guest] of people.slice(1).entries()) await join(guest, forked, `Guest ${i + 1}`)
    const position = (await look(people[0], forked.id)).position
    expect(position).toMatchObject({ seq: at, decisions: at, canUndo: false, view: base64(truth.view(0, at).bytes) })
    const last = people[truth.decisions[at - 1].seat]
    expect((await move(last, forked.id, { seq: at, undo: true })).status).toBe(422)
    const seat = 31 - Math.clz32(position?.actors ?? 0)
    const mine = await look(people[seat], forked.id)
    expect((await move(people[seat], forked.id, { seq: at, action: choiceBy(BOT, mine, rngOf('fork')) })).status).toBe(200)
  })

  test('a move repeated with its key is answered again and made once', async () => {
    const { id, people, seat, mine } = await small()
    const body = { seq: 0, action: choicesOf(mine)[0], key: 'first-move' }
    const [one, two] = await Promise.all([move(people[seat], id, body), move(people[seat], id, body)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(two.body).toEqual(one.body)
    expect((await look(people[seat], id)).position).toMatchObject({ seq: 1, decisions: 1 })
  })

  test('of racing moves exactly one is made', async () => {
    const { id, people, seat, mine } = await small()
    const actions = [...choicesOf(mine), ...choicesOf(mine)].slice(0, 8)
    const answers = await Promise.all(actions.map((action) => move(people[seat], id, { seq: 0, action })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...actions.slice(1).map(() => 409)])
    expect((await look(people[seat], id)).position).toMatchObject({ seq: 1, decisions: 1 })
  })

  test('what is not legal is refused with its rule and a sentence, and changes nothing', async () => {
    const { id, people, seat, mine } = await small()
    const other = people[(seat + 1) % people.length]
    const post = (who: Visitor, body: object) => who.post<Refusal>(`/api/tables/${id}/moves`, { seq: 0, ...body })
    const isRefused = ({ status, body }: Answer<Refusal>, rule: RegExp) =>
      expect({ status, ...body }).toMatchObject({
        status: 422,
        error: 'illegal',
        rule: expect.stringMatching(rule),
        says: expect.stringMatching(/^[A-Z].+\.$/),
      })
    isRefused(await post(other, { action: choicesOf(mine)[0] }), /^[A-Z]+\d+$/)
    isRefused(await post(people[seat], { action: 0xff }), /^action$/)
    isRefused(await post(people[seat], { undo: true }), /^undo$/)
    isRefused(await post(people[seat], { redo: true }), /^undo$/)
    expect(await post(people[seat], { text: 'fly to the moon' })).toMatchObject({ status: 422, body: { error: 'bad-notation' } })
    expect(await post(people[seat], { seq: 1, action: choicesOf(mine)[0] })).toMatchObject({ status: 409, body: { error: 'future' } })
    expect((await look(people[seat], id)).position).toEqual(mine.position)
  })

  test('bots move by themselves until a person owes a decision', async () => {
    const host = world.someone()
    const bots = Array.from({ length: seats - 1 }, (_, i) => bot(i % 2 === 0 ? 'greedy' : 'random'))
    const { id } = await openTable(host, { game: name, seats: [...bots, ada] })
    const stream = await host.follow(`/api/tables/${id}/stream`)
    const owes = (events: Followed['events']) =>
      events.some(({ message }) => message.type === 'position' && (message.position.actors & (1 << (seats - 1))) !== 0)
    await stream.until(owes)
    const mine = await look(host, id)
    expect((await move(host, id, { seq: mine.position?.seq, action: choiceBy(BOT, mine, rngOf('ada')) })).status).toBe(200)
    stream.leave()
  })
}

/** Plays to the end as browsers do: each seat decides by what its stream has brought. Where several decide at once, the others do when one has. */
async function playThrough(world: World, game: Game, seats: number): Promise<Played> {
  const rng = rngOf(`through-${game.meta.id}`)
  const people = Array.from({ length: seats }, () => world.someone())
  const everybody = [world.someone(), ...people]
  const table = await seated(people, { game: game.meta.id })
  const { id, commitment: promised } = table
  expect((await people[0].get(`/api/tables/${id}/record`)).status).toBe(403)
  const streams = await Promise.all(everybody.map((who) => who.follow(`/api/tables/${id}/stream`)))
  const lookBack = () => Promise.all(everybody.map(async (who) => (await who.get<History>(`/api/tables/${id}/history`)).body))
  let middle: History[] = []
  let [seq, decisions, takenBack, kept] = [0, 0, 0, 0]
  let last: number = NONE

  /** The position that a seat's stream brings with a number. */
  async function seenBy(seat: number, at: number): Promise<Position> {
    const { position } = await arrived(streams[seat + 1], at)
    return position
  }

  let begun = await seenBy(0, 0)

  async function decide(seat: number, position: Position): Promise<PositionMessage> {
    const action = choiceBy(BOT, { ...table, you: seat, position }, rng)
    const { status, body, text } = await move(people[seat], id, { seq: position.seq, action })
    if (status !== 200) throw new Error(text)
    return body
  }

  /** Takes the action of a decision back and makes it again, if it may be; it is refused if not, and to everybody else. */
  async function thinkAgain(seat: number, { position: after }: PositionMessage): Promise<void> {
    const other = people[(seat + 1) % seats]
    expect((await move(other, id, { seq: after.seq, undo: true })).status).toBe(422)
    const back = await move(people[seat], id, { seq: after.seq, undo: true })
    if (!after.canUndo) {
      expect(back).toMatchObject({ status: 422, body: { error: 'illegal', rule: 'undo' } })
      kept++
      return
    }
    const { decisions: stands, view } = begun
    expect(back).toMatchObject({ status: 200, body: { from: stands, lines: [], position: { decisions: stands, view, canRedo: true } } })
    expect((await move(other, id, { seq: seq + 1, redo: true })).status).toBe(422)
    const steps = after.decisions - stands
    for (let step = 1; step <= steps; step++) {
      const again = await move(people[seat], id, { seq: seq + step, redo: true })
      expect(again).toMatchObject({
        status: 200,
        body: { position: step < steps ? { decisions: stands + step } : { ...after, seq: seq + 1 + step } },
      })
    }
    seq += 1 + steps
    takenBack++
  }

  for (;;) {
    const { actors } = await seenBy(0, seq)
    if (actors === 0) break
    const acting = [...people.keys()].filter((seat) => (actors & (1 << seat)) !== 0)
    const seen = await Promise.all(acting.map((seat) => seenBy(seat, seq)))
    const isMid = game.isMidAction(stateOf({ ...table, position: seen[0] }), acting[0])
    // What one undo leads back to: the beginning of the action, or where something was last revealed in it.
    if (!(isMid && seen[0].canUndo && last === acting[0])) begun = seen[0]
    const first = await decide(acting[0], seen[0])
    if (isShared({ actors }) || decisions === 20) middle = await lookBack()
    const made = [first, ...(await Promise.all(acting.slice(1).map((seat, i) => decide(seat, seen[i + 1]))))]
    seq += acting.length
    decisions += acting.length
    const over = made.some(({ position }) => position.actors === 0)
    const tried = made[0].position.canUndo ? takenBack : kept
    if (!isShared({ actors }) && !over && (tried < 4 || below(rng, 20) === 0)) await thinkAgain(acting[0], made[0])
    last = acting.length === 1 ? acting[0] : NONE
  }
  await Promise.all(streams.map((stream) => stream.until(isOver)))
  for (const stream of streams) stream.leave()
  return { id, promised, people, streams, middle, decisions, takenBack, kept }
}

/** The message with a position, once the stream has brought it. */
async function arrived(stream: Followed, seq: number): Promise<PositionMessage> {
  const isIt = ({ position }: PositionMessage) => position.seq === seq
  await stream.until(() => positionsOf(stream).some(isIt))
  const message = positionsOf(stream).find(isIt)
  if (!message) throw new Error(`The stream has not brought number ${seq}.`)
  return message
}
