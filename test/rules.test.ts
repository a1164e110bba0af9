// Every numbered rule of every RULES.md is named by a test, and no test names a rule that is not there.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const filesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
const rulebooks = [...filesBelow('src/games'), ...filesBelow('examples')].filter((path) => path.endsWith('RULES.md'))
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((match) => match[1])

describe.each(rulebooks)('%s', (file) => {
  const rules = all(/^\*\*([A-Z]+\d+)\*\*/gm, readFileSync(file, 'utf8'))
  const tests = filesBelow(dirname(file))
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
  const named = new Set(tests.flatMap((text) => all(/\[([A-Z]+\d+)\]/g, text)))

  test('numbers its rules, each once', () => {
    expect(rules.length).toBeGreaterThan(10)
    expect(new Set(rules).size).toBe(rules.length)
  })
  test('has a test for every rule', () => {
    expect(rules.filter((rule) => !named.has(rule))).toEqual([])
  })
  test('has a rule for every number that a test names', () => {
    expect([...named].filter((rule) => !rules.includes(rule))).toEqual([])
  })
})
