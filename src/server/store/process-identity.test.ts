import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { isDead, whoAmI } from './process-identity.ts'

describe.runIf(process.platform === 'linux')('A process', () => {
  const [boot, namespace, pid, began] = whoAmI().split(' ')

  test('is known by the boot, the namespace, its number and its beginning', () => {
    expect(pid).toBe(String(process.pid))
    expect(whoAmI().split(' ')).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      expect.stringMatching(/^pid:/),
      pid,
      expect.stringMatching(/^\d+$/),
    ])
  })
  test('that lives is not dead', () => {
    expect(isDead(`${whoAmI()}\n1\n`)).toBe(false)
  })
  test('is dead when its number is another’s, or nobody’s', async () => {
    expect(isDead(`${boot} ${namespace} ${pid} ${Number(began) - 1}`)).toBe(true)
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await new Promise((done) => child.once('close', done))
    expect(isDead(`${boot} ${namespace} ${child.pid} 1`)).toBe(true)
  })
  test('that has ended is dead, also while nobody has asked how', async () => {
    // It ends with what it reads, once its parent has become one that never asks.
    const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore', 'pipe'] })
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((done) => setTimeout(done, 2))
    }
    try {
      const child = await new Promise((told) => parent.stdout?.once('data', (text) => told(String(text).trim())))
      const fields = () => readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1].split(' ')
      await until(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'sleep\n')
      parent.stdio[3]?.destroy()
      await until(() => fields()[0] === 'Z')
      expect(isDead(`${boot} ${namespace} ${child} ${fields()[19]}`)).toBe(true)
    } finally {
      parent.kill('SIGKILL')
    }
  })
  test.each([
    ['EPERM', false],
    ['ESRCH', true],
  ])('that cannot be signalled is dead where there is none, not where it is another user’s: %s', (code, is) => {
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('no'), { code })
    })
    try {
      expect(isDead(whoAmI())).toBe(is)
    } finally {
      kill.mockRestore()
    }
  })
  test.each([
    ['of another boot', `other ${namespace} ${pid} 1`],
    ['in another namespace', `${boot} pid:[1] ${pid} 1`],
    ['without a number', `${boot} ${namespace} all 1`],
    ['that told nothing', ''],
  ])('%s is never known to be dead', (_, told) => {
    expect(isDead(told)).toBe(false)
  })
})
