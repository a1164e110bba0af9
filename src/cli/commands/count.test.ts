import { expect, test } from 'vitest'
import { desk } from '../fixture.ts'

const at = desk()

test('count gives the legal lines of each length', async () => {
  const { status, out } = await at.run('count splendor --depth 3 --seed a')
  expect(status).toBe(0)
  expect(out.split('\n')[0]).toMatch(/^ +1 +30$/) // ten threes, five pairs, fifteen places to reserve from
  expect(out.trim().split('\n')).toHaveLength(3)
})

test('count --json says the same to programs, for as many seats as asked', async () => {
  const counted = JSON.parse((await at.run('count splendor --depth 2 --seed a --seats 3 --json')).out)
  expect(counted).toMatchObject({ game: 'splendor', seats: 3, seed: 'a', lines: [30, expect.any(Number)] })
})
