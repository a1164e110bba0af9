import { describe, expect, test, vi } from 'vitest'
import { SPECTATOR } from '../../core/game.ts'
import type { TableRow } from '../store/schema.ts'
import { begunTable, chatRow, moved, seatRow, waitingTable } from './fixture.ts'
import { type Live, liveOf } from './live.ts'
import { cardOf, headOf, historyFor, messagesSince, positionMessage, viewFor } from './shown.ts'

const NOW = 1_893_000
/** A mask of viewers: those who look on come first. */
const ADA_ALONE = 0b10

/** Ada reserves a card that she alone sees, and Bob takes gems. */
const played = moved(moved(begunTable(), 0, { seq: 0, text: 'reserve deck1' }), 1, { seq: 1, text: 'take dse' })

/** The same table, otherwise. */
const changed = (live: Live, table: Partial<TableRow>, rows: Partial<Live> = {}): Live =>
  liveOf({ ...live, ...rows, table: { ...live.table, ...table } })

const over = changed(played, { status: 'finished', event: 4 })
const card = (live: Live, more: Partial<Parameters<typeof cardOf>[0]> = {}) =>
  cardOf({ ...live, you: null, host: undefined, last: null, ...more })

describe('A card', () => {
  test('names the table that was left, where decisions of it are kept', () => {
    expect(card(waitingTable({ table: { forkedFrom: 'sunday', forkedAt: 1 } })).fork).toEqual({ of: 'sunday', at: 1 })
    for (const table of [
      { forkedFrom: 'sunday', forkedAt: 0 },
      { forkedFrom: null, forkedAt: 0 },
      { forkedFrom: null, forkedAt: 1 },
    ])
      expect(card(waitingTable({ table }))).not.toHaveProperty('fork')
  })
  test('says how people will be seated while the table waits', () => {
    expect(card(waitingTable()).seating).toEqual({ order: 'listed', offered: ['listed', 'random'] })
    expect(card(played)).not.toHaveProperty('seating')
  })
  test('names the host where he sits', () => {
    expect(card(played, { host: 0 }).host).toBe(0)
    expect(card(played)).not.toHaveProperty('host')
  })
  test('has the scores of a game that is over, by the rules that it was played by', () => {
    const last = { bytes: headOf(over).snapshot, rules: 1 }
    expect(card(over, { last }).scores).toEqual([
      { total: 0, rank: 1 },
      { total: 0, rank: 1 },
    ])
    expect(card(over)).not.toHaveProperty('scores')
    expect(card({ ...over, table: { ...over.table, game: 'chess' } }, { last })).not.toHaveProperty('scores')
    for (const rules of [0, 2]) expect(card(over, { last: { ...last, rules } })).not.toHaveProperty('scores')
  })
  test('shows who is here: bots always, people until they are gone', () => {
    const seats = [
      seatRow(0),
      seatRow(1, { kind: 'bot' }),
      seatRow(2, { seenUntil: new Date(NOW) }),
      seatRow(3, { seenUntil: new Date(NOW + 1) }),
    ]
    const clock = vi.spyOn(Date, 'now').mockReturnValue(NOW)
    try {
      expect(card({ ...played, seats }).seats.map(({ online }) => online)).toEqual([false, true, false, true])
    } finally {
      clock.mockRestore()
    }
  })
})

describe('A view', () => {
  test.each([
    ['who sits', 'bob', false, true],
    ['the host, also where he does not sit', 'eve', false, true],
    ['whoever looks on', 'cy', false, false],
    ['whoever looks on where the table is listed', 'cy', true, true],
  ])('gives the invitation to %s', (...[, guest, listed, is]) => {
    expect(viewFor(waitingTable({ table: { listed, host: 'eve' } }), guest).invitation).toBe(is ? '/join/invited' : null)
  })
  test('gives no invitation once the game has begun', () => {
    for (const guest of ['ada', 'cy']) expect(viewFor(played, guest).invitation).toBeNull()
  })
  test('of a table that waits has no position', () => {
    expect(viewFor(waitingTable(), 'ada')).toMatchObject({ position: null, lines: [], you: 0, isHost: true, seed: null })
  })
  test('is that of the seat, with what it alone has heard and its own way back', () => {
    const [ada, bob, eve] = ['ada', 'bob', null].map((guest) => viewFor(played, guest))
    expect([ada.you, bob.you, eve.you]).toEqual([0, 1, null])
    expect([ada.isHost, bob.isHost, eve.isHost]).toEqual([true, false, false])
    expect([ada.recovery, bob.recovery, eve.recovery]).toEqual(['/recover/key 0', '/recover/key 1', null])
    expect(ada.lines.map(({ event, decision, begun }) => [event, decision, begun])).toContainEqual(['drew', 0, 0])
    expect(bob.lines.at(-1)).toMatchObject({ event: 'takes', seat: 1, decision: 1, begun: 1 })
    for (const { lines } of [bob, eve]) expect(lines.map(({ event }) => event)).not.toContain('drew')
    expect(new Set([ada, bob, eve].map(({ position }) => position?.view)).size).toBe(2)
  })
  test('has the seed and the scores when the game is over, and not before', () => {
    expect(viewFor(over, 'ada')).toMatchObject({ seed: 'seed', scores: [{ rank: 1 }, { rank: 1 }] })
    expect(viewFor(played, 'ada').seed).toBeNull()
    expect(viewFor(played, 'ada')).not.toHaveProperty('scores')
  })
  test('has a link for others, which needs a code until the game is over, and afterwards where it was private', () => {
    expect(viewFor(played, null).spectatorLink).toBe('/t/friday?watch=watching')
    expect(viewFor(over, null).spectatorLink).toBe('/t/friday')
    expect(viewFor(changed(over, { isPrivate: true }), null).spectatorLink).toBe('/t/friday?watch=watching')
    expect(viewFor(changed(played, { isPrivate: true }), null).spectatorLink).toBe('/t/friday?watch=watching')
  })
})

describe('A position', () => {
  const told = (index: number, viewer: number, live = played) => positionMessage(live, live.entries[index], viewer)

  test('comes with the lines of its decision, and the number that they begin at', () => {
    expect(told(0, 0)).toMatchObject({ lines: [], from: 0, position: { seq: 0, decisions: 0 } })
    expect(told(1, 0).lines.map(({ event }) => event)).toContain('drew')
    expect(told(1, 1).lines.map(({ event }) => event)).not.toContain('drew')
    expect(told(2, 0)).toMatchObject({ from: 1, lines: [{ decision: 1 }], position: { seq: 2, decisions: 2, actors: 1 } })
  })
  test('after something was taken back has no lines, and goes on from what stands; made again it has them again', () => {
    const back = moved(played, 1, { seq: 2, undo: true })
    expect(told(3, 0, back)).toMatchObject({ lines: [], from: 1, position: { seq: 3, decisions: 1 } })
    // What was taken back since stands for itself.
    expect(told(2, 0, back).lines).toMatchObject([{ decision: 1, begun: 1 }])
    expect(told(4, 0, moved(back, 1, { seq: 3, redo: true }))).toMatchObject({ from: 1, lines: [{ event: 'takes', decision: 1 }] })
  })
  test('can be taken back by who decided, while it is the last', () => {
    expect([0, 1, SPECTATOR].map((viewer) => told(2, viewer).position.canUndo)).toEqual([false, true, false])
    expect([0, 1].map((viewer) => told(1, viewer).position.canUndo)).toEqual([false, false])
    const back = moved(played, 1, { seq: 2, undo: true })
    expect([0, 1, SPECTATOR].map((viewer) => told(3, viewer, back).position.canRedo)).toEqual([false, true, false])
  })
})

describe('What happened after an event', () => {
  const talked = changed(played, { event: 4 }, { chat: [chatRow(4)] })
  const since = (live: Live, after: number) => messagesSince(live, 0, after).map(({ event, message }) => `${event} ${message.type}`)

  test('is told in order, to who comes with nothing the position once', () => {
    expect(since(talked, 0)).toEqual(['1 seats', '3 position', '4 chat'])
    const [, { message }] = messagesSince(talked, 0, 0)
    expect(message).toMatchObject({ from: 0, position: { seq: 2 } })
    expect(message.type === 'position' && [...new Set(message.lines.map(({ decision }) => decision))]).toEqual([0, 1])
    expect(since(changed(talked, {}, { chat: [chatRow(2)] }), 0)).toEqual(['1 seats', '2 chat', '3 position'])
  })
  test('is told decision by decision to who has some of it', () => {
    expect(since(talked, 1)).toEqual(['2 position', '3 position', '4 chat'])
    expect(since(talked, 2)).toEqual(['3 position', '4 chat'])
    expect(since(talked, 3)).toEqual(['4 chat'])
    expect(since(talked, 4)).toEqual([])
  })
  test('is of what was said the latest, to who has missed more, and that it is not all', () => {
    const much = changed(talked, { event: 9 }, { chat: [chatRow(7), chatRow(9)], earlierChat: true })
    const said = (after: number) =>
      messagesSince(much, 0, after).flatMap(({ event, message }) => (message.type === 'chat' ? [[event, message.earlier]] : []))
    expect(said(4)).toEqual([
      [7, true],
      [9, undefined],
    ])
    expect(said(7)).toEqual([[9, undefined]])
  })
  test('is told from the deal to who waited for it', () => {
    const dealt = changed(talked, {}, { entries: talked.entries.map((entry) => ({ ...entry, event: entry.event + 1 })), chat: [] })
    expect(since(dealt, 1)).toEqual(['2 position', '3 position', '4 position'])
  })
  test('is who sits, by the latest change', () => {
    const seats = [seatRow(0, { event: 5 }), seatRow(1)]
    expect(since(changed(talked, { event: 5 }, { seats }), 4)).toEqual(['5 seats'])
    expect(since(changed(talked, { event: 5 }, { seats }), 5)).toEqual([])
    expect(since(changed(talked, { event: 4 }, { seats }), 3)).not.toContain('5 seats')
  })
  test('is the end of the game too, which comes after the last position and brings the seed', () => {
    expect(since(over, 2)).toEqual(['3 position', '4 finished'])
    expect(since(over, 3)).toEqual(['4 finished'])
    expect(since(over, 4)).toEqual([])
    expect(messagesSince(over, 0, 3)).toMatchObject([{ event: 4, message: { type: 'finished', seed: 'seed', ending: 'rules' } }])
    expect(since(played, 3)).toEqual([])
  })
})

describe('A history', () => {
  const of = (live: Live, viewer: number) => (live.line ? historyFor(live, live.line, viewer) : null)

  test('has every decision that stands, as the viewer saw it', () => {
    const mine = of(played, 0)
    expect(mine?.steps).toMatchObject([
      { seat: 0, notation: 'reserve deck1', at: '1970-01-01T00:00:00.000Z' },
      { seat: 1, notation: 'take dse', lines: [{ event: 'takes', decision: 1 }] },
    ])
    expect(mine?.steps[0].view).not.toBe(of(played, 1)?.steps[0].view)
    expect(mine?.start).not.toBe(mine?.steps[0].view)
  })
  test('keeps a choice from others until the game is over', () => {
    const sealed = (live: Live) => ({
      ...live,
      line: live.line && { ...live.line, standing: live.line.standing.map((entry) => ({ ...entry, knownTo: ADA_ALONE })) },
    })
    const told = (live: Live, viewer: number) => of(sealed(live), viewer)?.steps.map(({ notation }) => notation)
    expect(told(played, 0)).toEqual(['reserve deck1', 'take dse'])
    expect(told(played, 1)).toEqual([null, null])
    expect(told(over, 1)).toEqual(['reserve deck1', 'take dse'])
  })
})
