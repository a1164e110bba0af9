import { expect, test } from 'vitest'
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
