// `npm run test:package`: packs, installs the package in an empty folder, and tries there what somebody would who has nothing but it.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './built.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tassel-package-'))
const home = join(folder, 'home')
mkdirSync(home)

const LIBRARY = `
import { configOf, type Game, openTable } from 'tassel/core'
import { splendor } from 'tassel/games/splendor'

const game: Game = splendor as Game
const table = openTable(game, configOf(game, 2), { seed: 'package' })
table.play(0, game.parse('take dse'))
const decided: number = table.decisions.length
if (decided !== 1) throw new Error('nothing was decided')
console.log(splendor.meta.title)
`

try {
  run('packed', ['npm', 'pack', '--pack-destination', folder], root)
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  writeFileSync(join(home, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }\n')
  run('installed', ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', join(folder, tarball)])
  writeFileSync(join(home, 'library.ts'), LIBRARY)
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--types', '', '--rootDir', '.']
  run('compiled with its types', [process.execPath, compiler, ...options, 'library.ts'])
  run('imported', [process.execPath, 'library.js'])
  run('asked', ['npx', 'tassel', 'games'])
  await served()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(what, [command, ...words], cwd = home) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Not ${what}: ${command} ${words.join(' ')}\n${stdout}${stderr}`)
  console.log(`✓ ${what}`)
}

/** The server answers with the page, what the page loads, and a game against a bot. */
async function served() {
  const server = spawn('npx', ['tassel', 'serve', '--port', '0', '--host', '127.0.0.1'], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  try {
    const base = await new Promise((done, fail) => {
      let said = ''
      server.stdout.setEncoding('utf8').on('data', (text) => {
        const address = /^Open (http:\S+)$/m.exec((said += text))?.[1]
        if (address) done(address)
      })
      server.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${said}`)))
    })
    const page = await (await answered(base)).text()
    const [, script] = /<script type="module"[^>]+src="([^"]+)"/.exec(page) ?? []
    await answered(new URL(script, base))
    const table = {
      game: 'splendor',
      name: 'Package',
      options: {},
      listed: false,
      seats: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', bot: 'greedy' },
      ],
    }
    const opened = await answered(new URL('/api/tables', base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    })
    const { id } = await opened.json()
    const cookie = opened.headers.get('set-cookie').split(';')[0]
    const move = {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ seq: 0, text: 'take dse' }),
    }
    await answered(new URL(`/api/tables/${id}/moves`, base), move)
    for (let seq = 1; seq < 2; await new Promise((done) => setTimeout(done, 100)))
      seq = (await (await answered(new URL(`/api/tables/${id}`, base), { headers: { cookie } })).json()).position.seq
    console.log('✓ served, and the bot has moved')
  } finally {
    process.kill(-server.pid, 'SIGTERM')
    await new Promise((done) => server.once('exit', done))
  }
}

async function answered(url, init) {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
