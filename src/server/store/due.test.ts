import { expect, test } from 'vitest'
import { postpone, takeDueTable } from './due.ts'
import { rememberingDatabase } from './fixture.ts'

test('a due table is taken for the time of the lease, in seconds; nothing is taken where none is due', async () => {
  const { db, asked } = rememberingDatabase(() => [{ id: 'friday' }])
  expect(await takeDueTable(db, 4500)).toBe('friday')
  expect(asked.map(({ params }) => params)).toEqual([[4.5]])
  expect(await takeDueTable(rememberingDatabase().db, 4500)).toBeNull()
})

test('a table is postponed by as many seconds', async () => {
  const { db, asked } = rememberingDatabase()
  await postpone(db, 'friday', 1500)
  expect(asked.map(({ params }) => params)).toEqual([[1.5, 'friday']])
})
