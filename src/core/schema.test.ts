import { describe, expect, test } from 'vitest'
import { misfit, type Schema } from './schema.ts'

const number: Schema = { type: 'integer', minimum: 2, maximum: 4 }
const choice: Schema = { type: 'string', enum: ['iris', 'crown'] }
const text: Schema = { type: 'string', minLength: 1, maxLength: 3 }
const list: Schema = { type: 'array', items: number, minItems: 1, maxItems: 2 }
const group: Schema = { type: 'object', properties: { n: number, name: text }, required: ['n'], additionalProperties: false }

describe('A value', () => {
  test.each<[unknown, Schema]>([
    [2, number],
    [4, number],
    ['crown', choice],
    ['a', text],
    ['abc', text],
    [[2], list],
    [[2, 4], list],
    [{ n: 3 }, group],
    [{ n: 3, name: 'x' }, group],
  ])('%j fits', (value, schema) => {
    expect(misfit(value, schema, 'f')).toBeNull()
  })

  test.each<[unknown, Schema, string]>([
    [1, number, '"f" must be a whole number 2 to 4, not 1.'],
    [5, number, '"f" must be a whole number 2 to 4, not 5.'],
    [2.5, number, '"f" must be a whole number 2 to 4, not 2.5.'],
    ['3', number, '"f" must be a whole number 2 to 4, not "3".'],
    ['rose', choice, '"f" must be one of iris, crown, not "rose".'],
    ['', text, '"f" must be a text of 1 to 3 characters, not "".'],
    ['abcd', text, '"f" must be a text of 1 to 3 characters, not "abcd".'],
    [['ab'], text, '"f" must be a text of 1 to 3 characters, not ["ab"].'],
    [{}, list, '"f" must be a list, not {}.'],
    [[], list, '"f" must have 1 to 2 entries; it has 0.'],
    [[2, 2, 2], list, '"f" must have 1 to 2 entries; it has 3.'],
    [[], { ...list, minItems: 2 }, '"f" must have 2 entries; it has 0.'],
    [[2, 9], list, '"f[1]" must be a whole number 2 to 4, not 9.'],
    [[9, 1], list, '"f[0]" must be a whole number 2 to 4, not 9.'],
    [null, group, '"f" must be an object, not null.'],
    [[], group, '"f" must be an object, not [].'],
    [{ n: 3, m: 1 }, group, '"f.m" is not known; known are n, name.'],
    [{ name: 'x' }, group, '"f.n" is missing.'],
    [{ n: 9, name: '' }, group, '"f.n" must be a whole number 2 to 4, not 9.'],
  ])('%j does not, and is told why', (value, schema, says) => {
    expect(misfit(value, schema, 'f')).toBe(says)
  })
})
