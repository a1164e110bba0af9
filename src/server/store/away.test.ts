import { expect, test } from 'vitest'
import { isAway } from './away.ts'

const coded = (code: string) => Object.assign(new Error('It failed.'), { code })

test.each([
  ['a connection that was refused', coded('ECONNREFUSED')],
  ['a name that is not found', coded('ENOTFOUND')],
  ['a server that is shut down', coded('57P01')],
  ['too many connections', coded('53300')],
  ['one that only reads', coded('25006')],
  ['a driver that says so', new Error('Connection terminated unexpectedly')],
  ['an embedded one that was closed', new Error('PGlite is closed')],
  ['what one of these has caused', new Error('The query failed.', { cause: new Error('Again.', { cause: coded('08006') }) })],
])('%s is a database that is away', (_, error) => {
  expect(isAway(error)).toBe(true)
})

test.each([
  ['a row that is there twice', coded('23505')],
  ['an error of ours', new Error('The Connection terminated')],
  ['what is no error', { code: 'ECONNREFUSED' }],
  ['a number', coded('2508')],
  ['one with another cause', new Error('It failed.', { cause: coded('23505') })],
])('%s is not', (_, error) => {
  expect(isAway(error)).toBe(false)
})
