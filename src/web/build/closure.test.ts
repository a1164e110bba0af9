import { expect, test } from 'vitest'
import { closureOf } from './closure.ts'

test('A page is loaded with what it imports, and without what it will import', () => {
  const table = closureOf('src/web/table/table-page.tsx')
  expect(table).toContain('src/web/table/room.tsx')
  expect(table).toContain('src/web/table/table.css')
  expect(table).not.toContain('src/web/table/dialogs.tsx')
  expect(table).not.toContain('src/web/table/slip.tsx')
  // Of the rules a table has only their numbers.
  expect(table).toContain('src/web/rules/rule-tag.tsx')
  expect(table).not.toContain('src/web/rules/rules-panel.tsx')
  expect(table).not.toContain('src/web/rules/chapters.ts')
})

test('nor what it knows the types of', () => {
  const first = closureOf('src/web/ahead.ts')
  expect(first).toContain('src/web/chosen-language.ts')
  expect(first).not.toContain('src/core/game.ts')
})
