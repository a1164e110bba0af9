// Whole games of bots: what the log tells is about the places that the decisions touched.
import { describe, expect, test } from 'vitest'
import { botOf } from '../../../bots/index.ts'
import { configOf } from '../../../core/config.ts'
import { rngOf } from '../../../core/seed.ts'
import { openTable, type Table } from '../../../core/table.ts'
import { loadFace } from '../../shelf/load.ts'
import { linesOf } from '../../source/history.ts'
import { entriesOf } from '../log-entries.ts'
import { touchedIn } from './tale.ts'

/** The kinds of places that lie on the table for all, in notation of `describe`. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  splendor: ['gem', 'deck'],
  'brass-birmingham': ['slot', 'link', 'merchant'],
  skyrise: ['district'],
  'bruxelles-1893': ['iris', 'space', 'supply'],
  'bruxelles-1893-revised': ['iris', 'space', 'supply'],
}
/** Places of a seat's own, or of the one who looks: what another did is not shown there. */
const OWN =
  /^(hand|token|building|masterpiece|track|own-noble|purse|cube|art|action|stack:(cotton|manufacturer|pottery|coal|iron|brewery)|card:[a-z])/
/** A tile that is sold off is gone from its slot. */
const GONE = /^remove /

async function played(id: string): Promise<Table> {
  const { game } = await loadFace(id)
  const table = openTable(game, configOf(game, 3, {}), { seed: `tale ${id}` })
  const rng = rngOf('tale')
  while (game.actors(table.at())) {
    const seat = 31 - Math.clz32(game.actors(table.at()))
    table.play(
      seat,
      botOf('random')
        .player()
        .choose({ game, view: table.view(seat), seat, seats: 3 }, rng),
    )
  }
  return table
}

describe.each(Object.keys(COMMON))('What happened in %s', (id) => {
  test('is told of the places where it did, and of none that is a seat’s own', async () => {
    const face = await loadFace(id)
    const tale = await face.tale?.()
    if (!tale) throw new Error(`${id} has no tale.`)
    expect([...tale.quiet, ...(tale.main ?? [])].filter((event) => !(event in face.game.events))).toEqual([])
    expect([...(tale.main ?? [])].filter((event) => tale.quiet.has(event))).toEqual([])
    const table = await played(id)
    const missed: string[] = []
    const own: string[] = []
    for (const entry of entriesOf(linesOf(table, 0), face)) {
      const told = [...touchedIn({ seat: entry.seat, entries: [entry] }, tale, table.at(entry.last + 1)).keys()]
      own.push(...told.filter((place) => OWN.test(place)))
      for (let decision = entry.decision; decision <= entry.last; decision++) {
        const { seat, action } = table.decisions[decision]
        const notation = face.game.format(action)
        if (GONE.test(notation)) continue
        const touched = face.game.describe(table.at(decision), seat, action).filter((place) => COMMON[id].includes(place.split(':')[0]))
        const isTold = (place: string) => told.some((each) => each.split('.')[0] === place.split('.')[0])
        missed.push(...touched.filter((place) => !isTold(place)).map((place) => `${notation}: ${place}, told ${told.join()}`))
      }
    }
    expect(own).toEqual([])
    expect(missed).toEqual([])
  })
})
