import { expect, test } from 'vitest'
import { closureOf } from './closure.ts'

test('A page is loaded with what it imports, and without what it will import', () => {
  const table = closureOf('src/web/table/table-page.tsx')
  expect(table).toContain('src/web/table/room.tsx')
  expect(table).toContain('src/web/table/table.css')
  expect(table).not.toContain('src/web/table/dialogs.tsx')
  expect(table).not.toContain('src/web/table/slip.tsx')
})

test('nor what it knows the types of', () => {
  expect(closureOf('src/web/ahead.ts')).toEqual(new Set(['src/web/ahead.ts', 'src/web/chosen-language.ts', 'src/core/words.ts']))
})
