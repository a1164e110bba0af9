import { describe, expect, test } from 'vitest'
import { desk } from '../fixture.ts'

const at = desk()

test('games says seats, options and where values come from', async () => {
  const { status, out } = await at.run('games')
  expect(status).toBe(0)
  expect(out).toMatch(/splendor\n.*Splendor \(2014\)/)
  expect(out).toMatch(/seats +2, 3, 4/)
  expect(out).toMatch(/options +none/)
  expect(out).toMatch(/reconstructed +nothing/)
})

test('games --json is a list for programs', async () => {
  const [first] = JSON.parse((await at.run('games --json')).out)
  expect(first).toMatchObject({ id: 'splendor', seats: [2, 3, 4], options: [], provenance: { reconstructed: [] } })
})

describe('games --content', () => {
  const pack = (values: unknown) => JSON.stringify({ game: 'skyrise', name: 'Our copy', values })

  test('says what a pack changes', async () => {
    at.write('copy.json', pack({ patrons: [2, 3, 4, 9], masterpieces: { palace: 3 } }))
    const { status, out } = await at.run('games --content copy.json')
    expect(status).toBe(0)
    expect(out).toContain('"Our copy" fits Skyrise and changes 2 values.')
    expect(out).toContain('patrons[3]: 5 → 9')
    expect(JSON.parse((await at.run('games --content copy.json --json')).out).changes).toHaveLength(2)
  })
  test('our own values are a pack that changes nothing', async () => {
    for (const id of ['skyrise', 'bruxelles-1893', 'bruxelles-1893-revised']) {
      at.write('ours.json', (await at.run(`games --printed ${id}`)).out)
      expect((await at.run('games --content ours.json')).out).toMatch(/changes 0 values/)
    }
  })
  test('a game is played with one, and its record carries it', async () => {
    at.write('copy.json', pack({ patrons: [2, 3, 4, 9] }))
    expect((await at.run('fuzz skyrise --seats 2 --games 1 --content copy.json --records games')).status).toBe(0)
    const record = at.read('games/skyrise-2-0.tassel')
    expect(record).toMatch(/^option content: {"game":"skyrise","name":"Our copy"/m)
    expect((await at.run('verify games/skyrise-2-0.tassel')).status).toBe(0)
    at.write('other.tassel', record.replace('[2,3,4,9]', '[2,3,4,"x"]'))
    expect((await at.run('verify other.tassel')).err).toMatch(/"values.patrons\[3\]" must be a whole number/)
  })
  test.each([
    ['{', /not JSON/],
    ['{}', /has no "game"/],
    [JSON.stringify({ game: 'chess', name: 'x', values: {} }), /no game "chess"/],
    [JSON.stringify({ game: 'splendor', name: 'x', values: {} }), /takes no content pack/],
    [pack({ patrons: 'many' }), /"values.patrons" must be a list, not "many"/],
  ])('%s is refused', async (text, says) => {
    at.write('bad.json', text)
    const { status, err } = await at.run('games --content bad.json')
    expect(status).toBe(1)
    expect(err).toMatch(says)
  })
  test('its schema is JSON Schema', async () => {
    expect(JSON.parse((await at.run('games --schema skyrise')).out)).toMatchObject({ type: 'object', required: ['game', 'name', 'values'] })
    expect((await at.run('games --schema splendor')).err).toMatch(/takes no content pack/)
  })
})
