import { describe, expect, test } from 'vitest'
import { entriesOf, notesAfter, since } from './log-entries.ts'

const line = (decision: number, seat: number, event = 'takes') => ({ decision, begun: decision, seat, event, facts: {} })
const lines = [line(0, 0), line(1, 1), line(1, 1, 'pays'), line(2, 2), line(3, 0), { ...line(4, 0, 'returns'), begun: 3 }, line(5, 1)]

describe('The log', () => {
  test('puts the lines of one action together, also where it had several decisions', () => {
    expect(entriesOf(lines).map((entry) => entry.lines.length)).toEqual([1, 2, 1, 2, 1])
    expect(entriesOf(lines).map(({ decision, last }) => [decision, last])[3]).toEqual([3, 4])
  })
  test('begins an action where nothing was told of its first decision', () => {
    expect(entriesOf([line(0, 0), { ...line(2, 1, 'bids'), begun: 1 }]).map(({ decision }) => decision)).toEqual([0, 1])
  })
  test('says in one breath what differs in its one fact, or not at all', () => {
    const returns = (decision: number, token: number) => ({ ...line(decision, 0, 'returns'), begun: 0, facts: { token } })
    const drinks = (from: number, to: number) => ({ ...line(0, 0, 'drinks'), facts: { from, to } })
    const entries = entriesOf([line(0, 0), returns(1, 4), returns(2, 4), returns(3, 2), drinks(1, 2), drinks(1, 2), drinks(1, 3)])
    expect(entries[0].lines.map(({ event, also = [] }) => [event, also.length])).toEqual([
      ['takes', 0],
      ['returns', 2],
      ['drinks', 1],
      ['drinks', 0],
    ])
    expect(entries).toHaveLength(1)
  })
  test('counts a round each time the turn comes back', () => {
    expect(entriesOf(lines).map((entry) => entry.round)).toEqual([1, 1, 1, 2, 2])
  })
  test('counts a round after the event that ends one, where the order of turns changes', () => {
    const ends = [line(0, 0), line(1, 1), line(1, 1, 'over'), line(2, 1), line(3, 0)]
    expect(entriesOf(ends, { roundEnds: 'over' }).map((entry) => entry.round)).toEqual([1, 1, 2, 2])
  })
  test('counts rounds that begin with an event, also where one decision begins two', () => {
    const auctions = [line(0, 0, 'opens'), line(1, 1), line(1, 0, 'opens'), line(1, 0, 'opens'), line(2, 1), line(3, 1, 'opens')]
    expect(entriesOf(auctions, { rounds: { begin: ['opens'], name: String } }).map((entry) => entry.round)).toEqual([1, 1, 3, 4])
  })
  test('counts rounds anew in each era', () => {
    const ends = [
      line(0, 0),
      line(0, 0, 'over'),
      line(1, 1),
      line(1, 1, 'over'),
      line(1, 0, 'rails'),
      line(2, 1),
      line(2, 1, 'over'),
      line(3, 0),
    ]
    const entries = entriesOf(ends, { roundEnds: 'over', eras: { begins: 'rails', name: String } })
    expect(entries.map(({ era, round }) => [era, round])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
    ])
  })
  test('counts what is owed between the end of a round and that of its era to the round', () => {
    const ends = [line(0, 0), line(0, 0, 'over'), line(1, 1), line(1, 1, 'over'), line(2, 0, 'pays'), line(2, 0, 'rails'), line(3, 1)]
    const entries = entriesOf(ends, { roundEnds: 'over', eras: { begins: 'rails', name: String } })
    expect(entries.map(({ era, round }) => [era, round])).toEqual([
      [0, 1],
      [0, 2],
      [0, 2],
      [1, 1],
    ])
  })
  test('knows what is new to a seat', () => {
    expect(since(entriesOf(lines), 0).map(({ decision }) => decision)).toEqual([5])
    expect(since(entriesOf(lines), 1)).toEqual([])
    expect(since(entriesOf(lines), 3)).toHaveLength(5)
  })
  test('puts what happened to seats after the action before it, also where it comes before the first', () => {
    const entries = entriesOf(lines)
    const note = (id: number, decisions: number) => ({ id, kind: 'left' as const, seat: 0, decisions, at: '' })
    const notes = [note(1, 0), note(2, 1), note(3, 5), note(4, 5), note(5, 9)]
    const after = [null, ...entries].map((entry) => notesAfter(notes, entries, entry).map(({ id }) => id))
    expect(after).toEqual([[1], [2], [], [], [3, 4], [5]])
  })
})
