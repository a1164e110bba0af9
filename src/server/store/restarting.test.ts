import { expect, test } from 'vitest'
import { isFull, noRoom } from './full.ts'
import { type Opened, restarting } from './restarting.ts'

/** Databases that are opened one after the other, of which each breaks when it is told to. */
async function opened({ mayWrite = () => {} }: { mayWrite?(): void } = {}) {
  const told: string[] = []
  let count = 0
  const open = async (): Promise<Opened> => {
    const number = ++count
    const panic = Object.assign(new Error('could not write to log'), { severity: 'PANIC', code: '53100' })
    const query = async (text: string) => {
      told.push(`${number} ${text}`)
      if (text.includes('break')) throw new Error('query', { cause: panic })
      if (text.includes('wrong')) throw Object.assign(new Error('wrong'), { severity: 'ERROR' })
    }
    const listen = async (channel: string) => void told.push(`${number} listen ${channel}`)
    const close = async () => void told.push(`${number} close`)
    return { query, listen, close, transaction: async () => void told.push(`${number} transaction`) } as unknown as Opened
  }
  return { told, database: await restarting({ open, mayWrite }) }
}

test('a database that broke is not asked again; another is opened, and goes on where it is listened to', async () => {
  const { told, database } = await opened()
  await database.listen('tassel', () => {})
  await expect(database.query('update break')).rejects.toThrow()
  await expect(database.query('select 1')).rejects.toSatisfy(isFull)
  while (!told.includes('2 listen tassel')) await new Promise((done) => setTimeout(done, 20))
  await database.query('select 2')
  await database.close()
  expect(told).toEqual(['1 listen tassel', '1 update break', '2 listen tassel', '2 select 2', '2 close'])
})

test('one that is only asked something wrong is asked again', async () => {
  const { told, database } = await opened()
  await expect(database.query('wrong')).rejects.toThrow('wrong')
  await database.query('select 1')
  expect(told).toEqual(['1 wrong', '1 select 1'])
})

test('what broke is not closed, and not opened again by who is closing', async () => {
  const { told, database } = await opened()
  await expect(database.query('update break')).rejects.toThrow()
  await database.close()
  await new Promise((done) => setTimeout(done, 1100))
  expect(told).toEqual(['1 update break'])
})

test('where there is no room everything is read and nothing written', async () => {
  const mayWrite = () => {
    throw noRoom()
  }
  const { told, database } = await opened({ mayWrite })
  await database.query(' SELECT 1')
  for (const text of ['update health', 'with head as (update tables) select 1', 'INSERT INTO chat'])
    await expect(database.query(text)).rejects.toSatisfy(isFull)
  await expect(database.transaction(async () => {})).rejects.toSatisfy(isFull)
  expect(told).toEqual(['1  SELECT 1'])
})
