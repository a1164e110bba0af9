// What STYLE says is said by the tools too: each rule is broken once, in a small house of its own, by our own settings.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../programs.ts'

/** A house of its own; nothing is taken over from ours but the settings. */
function house(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-style-'))
  for (const file of ['biome.jsonc', 'knip.json', 'tsconfig.json']) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

function said(folder: string, tool: string, ...words: readonly string[]): { readonly status: number | null; readonly text: string } {
  const all = [join(root, 'node_modules', tool), ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd: folder, encoding: 'utf8' })
  return { status, text: stdout + stderr }
}

/** What the linter says, a line for each complaint: the file and the rule. */
function linted(files: Readonly<Record<string, string>>): { readonly status: number | null; readonly complaints: readonly string[] } {
  const folder = house()
  write(folder, files)
  const words = ['lint', '--error-on-warnings', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github', 'src']
  const { status, text } = said(folder, '@biomejs/biome/bin/biome', ...words)
  const complaints = [...text.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+)/g)].map(
    ([, rule, file]) => `${file.replace(`${folder}/`, '')} ${rule}`,
  )
  return { status, complaints: complaints.sort() }
}

/** A module of the house that is imported. */
const module = (name: string) => `export const ${name} = 1\n`
const taking = (count: number) => {
  const names = ['a', 'b', 'c', 'd', 'e'].slice(0, count)
  return `export const x = (${names.map((name) => `${name}: number`).join(', ')}) => ${names.join(' + ')}\n`
}

describe('The linter', () => {
  test('has nothing to say where all is well', () => {
    const files = {
      'src/core/a.ts': module('a'),
      'src/games/one/turn.ts': "import { a } from '../../core/a.ts'\nimport { b } from './b.ts'\nexport const turn = a + b\n",
      'src/games/one/b.ts': module('b'),
      'src/games/one/actions/take.ts': "import { b } from '../b.ts'\nexport const take = b\n",
      'src/games/one/apply.ts': taking(4),
      'src/wire/messages.ts': "import { a } from '../core/a.ts'\nexport const message = a\n",
      'src/web/games/one/board.ts':
        "import { turn } from '../../../games/one/turn.ts'\nimport { message } from '../../../wire/messages.ts'\nexport const board = turn + message\n",
    }
    expect(linted(files)).toEqual({ status: 0, complaints: [] })
  })

  test('finds a cycle, also one of types', () => {
    const files = {
      'src/core/a.ts': "import { b } from './b.ts'\nexport const a = () => b\nexport type A = number\n",
      'src/core/b.ts': "import type { A } from './a.ts'\nexport const b: A = 1\n",
    }
    expect(linted(files)).toEqual({ status: 1, complaints: ['src/core/a.ts noImportCycles', 'src/core/b.ts noImportCycles'] })
  })

  test('finds every import against the direction of the rooms', () => {
    const imports = {
      'src/core/x.ts': '../games/one/turn.ts',
      'src/games/index.ts': '../bots/greedy.ts',
      'src/games/one/x.ts': '../../server/main.ts',
      'src/games/one/y.ts': '../two/turn.ts',
      'src/games/one/actions/x.ts': '../../two/turn.ts',
      'src/games/one/belle-epoque/cards/x.ts': '../../../two/turn.ts',
      'src/bots/x.ts': '../web/main.tsx',
      'src/wire/x.ts': '../games/one/turn.ts',
      'src/wire/y.ts': '../server/settings.ts',
      'src/server/x.ts': '../web/main.tsx',
      'src/server/y.ts': '../cli/main.ts',
      'src/web/table/x.tsx': '../../server/settings.ts',
      'src/cli/x.ts': '../server/main.ts',
    }
    const files = Object.entries(imports).map(([file, imported]) => [file, `import { x } from '${imported}'\nexport const y = x\n`])
    expect(linted(Object.fromEntries(files))).toEqual({
      status: 1,
      complaints: Object.keys(imports)
        .map((file) => `${file} noRestrictedImports`)
        .sort(),
    })
  })

  test('finds what our code does not do', () => {
    const files = {
      'src/core/any.ts': 'export const x = (a: any) => a\n',
      'src/core/default.ts': 'export default 1\n',
      'src/core/enum.ts': 'export enum X {\n  A = 1,\n}\n',
      'src/core/mark.ts': 'export const x = (a: number | null) => a!\n',
      'src/games/one/five.ts': taking(5),
      'src/server/four.ts': taking(4),
    }
    expect(linted(files)).toEqual({
      status: 1,
      complaints: [
        'src/core/any.ts noExplicitAny',
        'src/core/default.ts noDefaultExport',
        'src/core/enum.ts noEnum',
        'src/core/mark.ts noNonNullAssertion',
        'src/games/one/five.ts useMaxParams',
        'src/server/four.ts useMaxParams',
      ],
    })
  })
})

describe('The search for unused code', () => {
  const clean = {
    'package.json': '{ "name": "house", "type": "module" }',
    'src/cli/main.ts': "import { b } from './b.ts'\nconsole.log(b)\n",
    'src/cli/b.ts': module('b'),
  }
  const searched = (files: Readonly<Record<string, string>>) => {
    const folder = house()
    write(folder, files)
    return said(folder, 'knip/bin/knip.js', '--no-progress', '--no-config-hints')
  }

  test('finds nothing where everything is used', () => {
    const { status, text } = searched(clean)
    expect(status, text).toBe(0)
  })

  test('finds exports that nobody imports, or only their own file uses, and files and dependencies that nobody imports', () => {
    const { status, text } = searched({
      ...clean,
      'package.json': '{ "name": "house", "type": "module", "dependencies": { "left-pad": "1.0.0" } }',
      'src/cli/b.ts': 'export const own = 1\nexport const b = own\nexport const dead = 2\n',
      'src/cli/alone.ts': module('alone'),
    })
    expect(status).toBe(1)
    for (const found of ['own', 'dead', 'alone.ts', 'left-pad']) expect(text).toMatch(new RegExp(`^${found}|/${found}`, 'm'))
  })
})
