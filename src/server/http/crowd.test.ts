import { expect, test } from 'vitest'
import { begunTable } from '../tables/fixture.ts'
import { MOST_STREAMS, openCrowd } from './crowd.ts'
import { heldBy, served } from './fixture.ts'

const refused = (says: RegExp) => expect.objectContaining({ status: 429, error: 'too-many', says: expect.stringMatching(says) })

test('a browser has so many streams, and another when one is closed', () => {
  const crowd = openCrowd()
  const enter = (address: string) => crowd.enter({ guest: 'ada', address })
  const leaves = Array.from({ length: MOST_STREAMS.guest }, (_, i) => enter(`${i}`))
  expect(() => enter('elsewhere')).toThrow(refused(/^You look at 30 tables at once already; close one and try again\.$/))
  leaves[0]()
  leaves[0]() // leaving twice is leaving once
  enter('elsewhere')
  expect(() => enter('elsewhere')).toThrow(refused(/^You/))
})

test('an address has so many, whatever cookies are invented there', () => {
  const crowd = openCrowd()
  for (let i = 0; i < MOST_STREAMS.address; i++) crowd.enter({ guest: i % 2 ? `${i}` : null, address: '7.7.7.7' })
  expect(() => crowd.enter({ guest: 'new', address: '7.7.7.7' })).toThrow(refused(/^From your address 300 tables/))
  crowd.enter({ guest: 'new', address: '8.8.8.8' })
})

test('the stream of a table counts while it is open', () =>
  served({ stored: [heldBy(begunTable())], settings: { limits: true } }, async ({ app, ask }) => {
    const follow = () =>
      app.inject({ url: '/api/tables/friday/stream', headers: { cookie: `tassel=${'ada'.padEnd(43, '-')}` }, payloadAsStream: true })
    const open = await Promise.all(Array.from({ length: MOST_STREAMS.guest }, follow))
    const full = await ask('GET', '/api/tables/friday/stream', { as: 'ada' })
    expect([full.statusCode, full.json().error]).toEqual([429, 'too-many'])
    for (const { raw } of open.slice(0, 2)) raw.res.destroy()
    await new Promise((done) => setTimeout(done, 20))
    expect((await follow()).statusCode).toBe(200)
  }))
