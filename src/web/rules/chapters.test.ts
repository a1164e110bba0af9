import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { metas } from '../../games/metas.ts'
import { chaptersIn, rulesOf, translated } from './chapters.ts'

const TOY =
  '# Toy\n\nWhat it is.\n\n## A. Play\n\n**A1** One\nand more. _Ruling_: so.\n**A2** Two.\n\nA remark.\n\n## B. End\n\n**B1** _Soon_.\n\n## Notes\n\nNone.\n'

test('a rule begins with its number, and goes on over several lines', () => {
  expect(chaptersIn(TOY)).toEqual([
    {
      letters: 'A',
      title: 'Play',
      lang: 'en',
      rules: [
        { number: 'A1', says: 'One and more. _Ruling_: so.', marks: ['ruling'] },
        { number: 'A2', says: 'Two.', marks: [] },
      ],
    },
    { letters: 'B', title: 'End', lang: 'en', rules: [{ number: 'B1', says: '_Soon_.', marks: ['other'] }] },
  ])
})

describe('A translation', () => {
  const own = (text: string) => translated(chaptersIn(TOY), chaptersIn(text, 'ru'))
  test('stands in the place of a chapter, and its marks mean what the English ones do', () => {
    const [play, end] = own('## A. Игра\n\n**A1** Раз. _Наше решение_: так.\n**A2** Два.\n')
    expect(play).toMatchObject({ title: 'Игра', lang: 'ru', rules: [{ number: 'A1', marks: ['ruling'] }, { number: 'A2' }] })
    expect(end).toMatchObject({ title: 'End', lang: 'en' })
  })
  test('that lacks a rule leaves its chapter in English', () => {
    expect(own('## A. Игра\n\n**A1** Раз.\n')[0].lang).toBe('en')
  })
})

test('values that the rules set apart as reconstructed are marked so', async () => {
  const rules = (await rulesOf('skyrise')).flatMap((chapter) => chapter.rules)
  expect(rules.find(({ number }) => number === 'V4')?.marks).toEqual(['reconstructed', 'reconstructed'])
  expect(rules.find(({ number }) => number === 'N3')?.marks).toEqual(['other', 'reconstructed'])
})

test.each(metas.map(({ id }) => id))('all rules of %s are read', async (id) => {
  const folder = id.replace('-revised', '')
  const numbers = [...readFileSync(`src/games/${folder}/RULES.md`, 'utf8').matchAll(/^\*\*([A-Z]+\d+)\*\*/gm)].map(([, number]) => number)
  const read = (await rulesOf(id)).flatMap(({ rules }) => rules)
  expect(read.map(({ number }) => number)).toEqual(numbers)
  expect(read.filter(({ says }) => says.length < 10)).toEqual([])
})
