import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Who } from './who.tsx'
import type { Part } from './words.ts'

const said = (...words: Part[]) => renderToStaticMarkup(createElement(Who, { words })).replaceAll(/<[^>]+>/g, '|')

test('What is said beside a name comes word by word, so that each can be left out whole', () => {
  expect(said('you', false, 'to move')).toBe('||you||, to move||')
})

test('Wide marks stand between words of which some are Chinese, and within none of them', () => {
  expect(said('電腦', 'Paul R. Williams', '銅')).toBe('||電腦||，Paul R. Williams||，銅||')
})
