// A data folder is one server's, whatever the others cannot see of it.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { writeJoined } from '../joined.ts'
import { program } from '../programs.ts'
import { type Ground, ground, OPENING_MS } from './ground.ts'
import { launch } from './launch.ts'
import { begun, look, move } from './tables.ts'
import { visitor } from './visitor.ts'

const isLinux = process.platform === 'linux'

describe('The lock of a folder', () => {
  let folder: string
  const children: ChildProcess[] = []
  const made = mkdtempSync(join(tmpdir(), 'tassel-lock-program-'))
  const module = join(made, 'lock.mjs')
  beforeAll(() => writeJoined(module, ['server/store/lock.ts']))
  afterAll(() => rmSync(made, { recursive: true }))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tassel-lock-'))
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  /** A process that takes the folder and says so, or says why not. */
  async function holder(): Promise<{ child: ChildProcess; said: Promise<string> }> {
    const program = `import(${JSON.stringify(module)})
      .then(({ lockFolder }) => lockFolder(process.argv[1], (says) => (console.log(says), process.exit(1))))
      .then(() => (console.log('held'), setInterval(() => {}, 1000)), (error) => console.log(error.message))`
    const child = spawn(process.execPath, ['-e', program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    return { child, said: new Promise((done) => child.stdout.once('data', (text) => done(String(text).trim()))) }
  }

  test('goes to exactly one of many who ask at once', async () => {
    const holders = await Promise.all(Array.from({ length: 6 }, holder))
    const said = await Promise.all(holders.map((one) => one.said))
    expect(said.filter((text) => text === 'held')).toHaveLength(1)
    expect(said.filter((text) => /already uses/.test(text))).toHaveLength(5)
    expect(readdirSync(folder)).toHaveLength(1)
  })

  test.runIf(isLinux)('is taken at once from one that was killed, by exactly one', async () => {
    const first = await holder()
    expect(await first.said).toBe('held')
    const dead = new Promise((done) => first.child.once('exit', done))
    first.child.kill('SIGKILL')
    await dead
    const said = await Promise.all((await Promise.all([holder(), holder(), holder()])).map((one) => one.said))
    expect(said.filter((text) => text === 'held')).toHaveLength(1)
  })

  test.each<[string, () => void]>([
    ['another has taken it', () => writeFileSync(join(folder, 'lock-100'), '')],
    ['it was removed', () => rmSync(folder, { recursive: true })],
  ])('ends its holder when %s', async (_, harm) => {
    const { child, said } = await holder()
    expect(await said).toBe('held')
    const last = new Promise<string>((done) => child.stdout?.once('data', (text) => done(String(text))))
    const code = new Promise((done) => child.once('exit', done))
    harm()
    expect(await last).toMatch(/is not this server's any more/)
    expect(await code).toBe(1)
  })
})

describe('A server', () => {
  let at: Ground
  beforeEach(async () => {
    at = await ground('PGlite', { postgres: inject('postgres') })
  }, OPENING_MS)
  afterEach(() => at.clear())

  /** A folder for temporary files that no other server has. */
  function apart(name: string): Record<string, string> {
    const TMPDIR = join(at.settings.folder ?? '', name)
    mkdirSync(TMPDIR)
    return { TMPDIR }
  }

  test('keeps its folder from another, whose temporary files lie elsewhere; suspended and replaced, it writes nothing when it wakes up', async () => {
    const first = await launch(program('server'), at.settings, apart('tmp-one'))
    const [host, guest] = [visitor(first.base), visitor(first.base)]
    const { id } = await begun(host, guest)
    expect((await move(host, id, { seq: 0, text: 'take dse' })).status).toBe(200)
    await expect(launch(program('server'), at.settings, apart('tmp-refused'))).rejects.toThrow(
      /ended with 1: tassel: Another Tassel server already uses the data folder/,
    )
    first.process.kill('SIGSTOP')
    // What it is asked while it sleeps it finds when it wakes up.
    const late = move(guest, id, { seq: 1, text: 'take sro', key: 'late' }).then(
      ({ status }) => status,
      () => null,
    )
    const second = await launch(program('server'), at.settings, apart('tmp-two'))
    expect(second.log()).toMatch(/locked by a server that is silent/)
    const elsewhere = [host, guest].map((who) => Object.assign(visitor(second.base), { cookie: who.cookie }))
    expect((await look(elsewhere[0], id)).position?.seq).toBe(1)
    expect((await move(elsewhere[1], id, { seq: 1, text: 'take ser' })).status).toBe(200)

    first.process.kill('SIGCONT')
    expect(await first.ended).toBe(1)
    expect(first.log()).toMatch(/tassel: The data folder .+ is not this server's any more/)
    expect(await late).toBeNull()
    expect((await move(elsewhere[0], id, { seq: 2, text: 'take dse' })).status).toBe(200)
    const before = await look(elsewhere[0], id)
    second.process.kill('SIGTERM')
    expect(await second.ended).toBe(0)

    const third = await launch(program('server'), at.settings)
    const after = await look(Object.assign(visitor(third.base), { cookie: host.cookie }), id)
    expect(after.position).toEqual(before.position)
    third.process.kill('SIGTERM')
    expect(await third.ended).toBe(0)
  })
})
