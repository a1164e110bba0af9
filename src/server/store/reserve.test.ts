import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFull } from './full.ts'
import { openReserve } from './reserve.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tassel-reserve-'))
  file = join(folder, 'reserve')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const more = 2 ** 60

test('room is laid aside in a file that is really written, once', () => {
  const reserve = openReserve(file, 3_000_000)
  expect(statSync(file)).toMatchObject({ size: 3_000_000 })
  expect(statSync(file).blocks * 512).toBeGreaterThanOrEqual(3_000_000)
  const { mtimeMs } = statSync(file)
  openReserve(file, 3_000_000).mustHave()
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
  reserve.mustHave()
})

test('what was given away is given once, and laid aside again before anything is begun', async () => {
  const reserve = openReserve(file, 1000)
  expect([reserve.giveAway(), existsSync(file), reserve.giveAway()]).toEqual([true, false, false])
  expect(reserve.mustHave).toThrow(expect.toSatisfy(isFull)) // whoever looks again at once is not let through
  await new Promise((done) => setTimeout(done, 520))
  reserve.mustHave()
  expect(statSync(file).size).toBe(1000)
})

test('where there is no room nothing is begun', async () => {
  const reserve = openReserve(file, more)
  expect(existsSync(file)).toBe(false)
  for (let i = 0; i < 2; i++) {
    expect(reserve.mustHave).toThrow('There is no room left on the disk.')
    await new Promise((done) => setTimeout(done, 520))
  }
  expect([reserve.giveAway(), existsSync(file)]).toEqual([false, false])
})

test('a reserve of another size is laid aside anew', () => {
  writeFileSync(file, 'half')
  openReserve(file, 1000)
  expect(statSync(file).size).toBe(1000)
})
