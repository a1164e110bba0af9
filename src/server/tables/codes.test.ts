import { expect, test } from 'vitest'
import { freshSeed, invitationCode, linkCode, recoveryKey, tableId } from './codes.ts'

test.each([
  ['a table', tableId, 12],
  ['an invitation', invitationCode, 8],
  ['a link', linkCode, 12],
  ['a recovery', recoveryKey, 32],
])('the code of %s is made of letters that are not mistaken for each other, never the same again', (_, code, length) => {
  const codes = Array.from({ length: 300 }, code)
  for (const one of codes) expect(one).toMatch(new RegExp(`^[a-hjkmnp-z02-9]{${length}}$`))
  expect(new Set(codes).size).toBe(300)
  // Every letter comes, the first and the last too.
  expect(new Set(codes.join('')).size).toBe(32)
})

test('a seed has 128 bits', () => {
  expect(freshSeed()).toMatch(/^[0-9a-f]{32}$/)
  expect(freshSeed()).not.toBe(freshSeed())
})
