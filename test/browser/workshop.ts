// The house as it is being written, `npm run dev`: the pages by Vite, and the examples on the shelf.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../programs.ts'
import { layData } from '../server/template.ts'

export interface Workshop {
  readonly base: string
  close(): Promise<void>
}

export async function openWorkshop(): Promise<Workshop> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-workshop-'))
  await layData(folder)
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port), TASSEL_DATA: folder, DATABASE_URL: '' }
  const child = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((done) => child.once('exit', done))
  await new Promise<void>((done, fail) => {
    let said = ''
    child.stdout.on('data', (chunk) => /^Open /m.test((said += chunk)) && /the server is up/.test(said) && done())
    void ended.then(() => fail(new Error(`The workshop closed: ${said}`)))
  })
  return {
    base: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const socket = createServer().listen(0, '127.0.0.1', () => {
      const address = socket.address()
      socket.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
