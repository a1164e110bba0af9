import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { metas } from '../../games/metas.ts'
import { chaptersIn, rulesOf } from './rules-of.ts'

test('a rule begins with its number, and goes on over several lines', () => {
  const text = '# Toy\n\nWhat it is.\n\n## A. Play\n\n**A1** One\nand more. _Ruling_: so.\n**A2** Two.\n\nA remark.\n\n## Notes\n\nNone.\n'
  expect(chaptersIn(text)).toEqual([
    {
      title: 'A. Play',
      rules: [
        { number: 'A1', says: 'One and more. _Ruling_: so.' },
        { number: 'A2', says: 'Two.' },
      ],
    },
  ])
})

test.each(metas.map(({ id }) => id))('all rules of %s are read', async (id) => {
  const folder = id.replace('-revised', '')
  const numbers = [...readFileSync(`src/games/${folder}/RULES.md`, 'utf8').matchAll(/^\*\*([A-Z]+\d+)\*\*/gm)].map(([, number]) => number)
  const read = (await rulesOf(id)).flatMap(({ rules }) => rules)
  expect(read.map(({ number }) => number)).toEqual(numbers)
  expect(read.filter(({ says }) => says.length < 10)).toEqual([])
})
