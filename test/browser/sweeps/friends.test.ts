// Two people, one link, a whole game; and one who watches, and is told nothing before it is seen on the table.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { NONE, UNKNOWN } from '../../../src/core/block.ts'
import { SPECTATOR } from '../../../src/core/game.ts'
import { readRecord } from '../../../src/core/record.ts'
import { openTable, type Table } from '../../../src/core/table.ts'
import { splendor } from '../../../src/games/splendor/index.ts'
import { layout, type State } from '../../../src/games/splendor/state.ts'
import { blockOf } from '../../server/tables.ts'
import { finger, mouse } from '../hands.ts'
import { openHouse, PHONE, WHOLE_GAME } from '../house.ts'
import { decideByCommand, nextQuestion, playToTheEnd } from '../player.ts'
import { join, layTable } from '../tables.ts'
import { type Heard, toldIn, wiretap } from '../wiretap.ts'

const house = openHouse()

test('two people with one link play to the end; one who watches hears of no card that is not on the table', WHOLE_GAME, async () => {
  const [ada, bob, eve] = await Promise.all([house.someone(), house.someone({ viewport: PHONE, hasTouch: true }), house.someone()])
  const path = await layTable(ada, { where: 'Online', name: 'Ada', against: 'open' })
  const watching = await ada.getByLabel(/^For spectators/).inputValue()
  const tap = await wiretap(eve)
  await eve.goto(watching)
  await join(bob, await ada.getByLabel(/^Invitation/).inputValue(), 'Bob')

  await nextQuestion(ada)
  await decideByCommand(ada, 'reserve deck1')
  await Promise.all([playToTheEnd(ada, mouse), playToTheEnd(bob, finger)])

  await nextQuestion(eve)
  await eve.getByRole('dialog').getByText('The shuffle was fair').waitFor()
  const verdict = (page: Page) => page.getByRole('dialog').getByRole('heading').innerText()
  expect([await verdict(ada), await verdict(bob)].sort()[1]).toMatch(/^(You win|Ada and Bob share)/)
  expect(await verdict(eve)).toMatch(/^(Ada wins|Bob wins|Ada and Bob share)/)

  const record = await (await ada.request.get(`/api${path.replace('/t/', '/tables/')}/record`)).text()
  const truth = replayed(record)
  expect(splendor.result(truth.at()).over).toBe(true)
  checkTraffic(beforeTheEnd(await tap.heard()), truth)
})

/** What a spectator heard until the game was over: then everything may be known. */
function beforeTheEnd(heard: readonly Heard[]): Heard[] {
  const end = heard.findIndex(({ text }) => /"(type|status)":"finished"/.test(text))
  expect(end).toBeGreaterThan(0)
  return heard.slice(0, end)
}

function checkTraffic(heard: readonly Heard[], truth: Table<State>): void {
  const { positions, lines } = toldIn(heard)
  expect(new Set(positions.map(({ decisions }) => decisions)).size).toBeGreaterThanOrEqual(truth.decisions.length)
  for (const { decisions, view } of positions) {
    const seen = blockOf(view)
    expect(fieldsNotHidden(seen)).toEqual([])
    expect(shownCards(seen).filter((card) => hiddenCards(truth.at(decisions)).has(card))).toEqual([])
    expect(Buffer.from(view, 'base64').equals(truth.view(SPECTATOR, decisions).bytes)).toBe(true)
  }
  expect(lines.filter(({ event }) => event === 'reservesBlind').length).toBeGreaterThanOrEqual(1)
  for (const { decision, event, facts } of lines) {
    expect(event).not.toBe('drew')
    if ('card' in facts) expect(hiddenCards(truth.at(decision + 1)).has(facts.card)).toBe(false)
  }
  const { origin } = truth
  const secret = 'seed' in origin ? origin.seed : ''
  expect(secret.length).toBeGreaterThan(8)
  for (const { text } of heard) expect(text).not.toContain(secret)
}

/** Names of secret fields, and places of blind hands, that a view gives away. */
function fieldsNotHidden(seen: State): string[] {
  const secrets = layout.fields.filter((field) => field.secret)
  expect(secrets.map(({ name }) => name)).toEqual(['deck', 'rng'])
  const isHidden = (bytes: Uint8Array) => bytes.every((byte) => byte === UNKNOWN)
  const open = [
    ...(isHidden(seen.deck) ? [] : ['deck']),
    ...(isHidden(new Uint8Array(seen.rng.buffer, seen.rng.byteOffset, seen.rng.byteLength)) ? [] : ['rng']),
  ]
  seen.blind.forEach((level, place) => {
    if (level !== 0 && seen.hand[place] !== UNKNOWN) open.push(`hand ${place}`)
  })
  return open
}

/** The cards that nobody but perhaps one seat may know: those in the decks, and those reserved blind. */
function hiddenCards(s: State): Set<number> {
  const hidden = new Set<number>([...s.deck].filter((card) => card !== NONE))
  s.blind.forEach((level, place) => {
    if (level !== 0) hidden.add(s.hand[place])
  })
  return hidden
}

/** Every card that a view names somewhere. */
function shownCards(s: State): number[] {
  const owned = [...s.owner].flatMap((seat, card) => (seat === NONE ? [] : [card]))
  return [...s.table, ...s.hand, ...owned].filter((card) => card !== NONE && card !== UNKNOWN)
}

/** The game that a record tells of, whose every claim is checked as it is read. */
function replayed(record: string): Table<State> {
  const { config, origin, decisions } = readRecord(record, { games: [splendor] })
  const table = openTable(splendor, config, origin)
  for (const { seat, action } of decisions) table.play(seat, action)
  return table
}
