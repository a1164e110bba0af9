// A sheet stays when its table is left, and the next game may share the page: a game's rules name something of its own.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const FOLDER = import.meta.dirname
const SHEETS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

interface Own {
  readonly prefix: string
  readonly game: RegExp
  /** What only this game's pieces carry, drawn as they are wherever they stand. */
  readonly attributes: readonly string[]
}
const OWN: Readonly<Record<string, Own>> = {
  'brass-birmingham': { prefix: 'bb', game: /^="brass-birmingham"$/, attributes: [] },
  'bruxelles-1893': { prefix: 'bx', game: /^\^?="bruxelles-1893(-revised)?"$/, attributes: ['data-action'] },
  skyrise: { prefix: 'sr', game: /^="skyrise"$/, attributes: ['data-set', 'data-token'] },
  splendor: { prefix: 'sp', game: /^="splendor"$/, attributes: [] },
}
const ownOf = (file: string): Own => OWN[file.split('/')[0]]

interface Rule {
  readonly selector: string
  readonly body: string
}

/** The rules of a sheet, each choice of an `:is()` by itself. */
function rulesOf(css: string): Rule[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])([^{};@]+)\{([^{}]*)/g)
  return [...rules].flatMap(([, list, body]) =>
    parted(list.trim())
      .flatMap(choicesOf)
      .map((selector) => ({ selector, body })),
  )
}

function choicesOf(selector: string): string[] {
  const found = /^(.*?):is\(((?:[^()]|\([^()]*\))*)\)(.*)$/s.exec(selector)
  return found ? parted(found[2]).flatMap((choice) => choicesOf(`${found[1]}${choice}${found[3]}`)) : [selector]
}

/** A list by its commas, but for those in brackets. */
function parted(list: string): string[] {
  let depth = 0
  const marked = [...list].map((sign) => {
    if (sign === '(') depth++
    if (sign === ')') depth--
    return sign === ',' && depth === 0 ? '\n,' : sign
  })
  return marked
    .join('')
    .split('\n,')
    .map((part) => part.trim())
}

/** What a selector asks for: what it excludes is no name of its own. */
const asked = (selector: string): string => selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
const gamesIn = (selector: string): string[] => [...selector.matchAll(/\[data-game([^\]]*)\]/g)].map(([, which]) => which)

const ROOT = /^:root(\[data-theme="dark"\])?$/

/** Whether a rule reaches no piece but its game's own. */
function isOwn({ selector, body }: Rule, { prefix, game, attributes }: Own): boolean {
  if (/^(from|to|\d+%)$/.test(selector) || selector.startsWith('&')) return true
  if (ROOT.test(selector)) return [...body.matchAll(/([\w-]+):/g)].every(([, each]) => each.startsWith(`--${prefix}-`))
  const names = asked(selector)
  return (
    names.includes(`.${prefix}-`) ||
    gamesIn(names).some((which) => game.test(which)) ||
    attributes.some((each) => names.includes(`[${each}=`))
  )
}

/** Whether a rule names a class or a table of another game, also where it excludes one. */
const namesAnother = ({ selector }: Rule, own: Own): boolean =>
  Object.values(OWN).some((each) => each !== own && selector.includes(`.${each.prefix}-`)) ||
  gamesIn(selector).some((which) => !own.game.test(which))

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')
const strays = (rules: readonly Rule[], own: Own): string[] =>
  rules.filter((rule) => !isOwn(rule, own) || namesAnother(rule, own)).map(({ selector }) => selector)

describe('What a game draws leaves other games alone', () => {
  test.each(SHEETS)('%s', (sheet) => {
    expect(strays(rulesOf(read(sheet)), ownOf(sheet))).toEqual([])
  })

  test('a rule for what all tables have, or for another game, is found', () => {
    const css =
      ':root { --sky: 0 } .table, .sp-a:is(.b, .c), .d:not(.sp-e) { } [data-game="skyrise"] .sp-f { } @media (x) { .held .sp-g, b { } }'
    expect(strays(rulesOf(css), OWN.splendor)).toEqual([':root', '.table', '.d:not(.sp-e)', '[data-game="skyrise"] .sp-f', 'b'])
  })

  test('what a game marks its pieces by is on no piece of another, and its classes are its own', () => {
    const web = join(FOLDER, '..')
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
    const borrowed = files.flatMap((file) => {
      const text = readFileSync(join(web, file), 'utf8')
      const others = Object.entries(OWN).filter(([game]) => !file.startsWith(join('games', game)))
      return others
        .flatMap(([, { prefix, attributes }]) => [
          new RegExp(`["'\\x60 ]${prefix}-[a-z]`),
          ...attributes.map((each) => new RegExp(`\\b${each}=`)),
        ])
        .filter((sign) => sign.test(text))
        .map((sign) => `${file}: ${sign.source}`)
    })
    expect(borrowed).toEqual([])
  })

  test('a name on the root of the page belongs to one sheet: of two, the one that came last would colour both', () => {
    const web = join(FOLDER, '..')
    const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
    const homes = new Map<string, Set<string>>()
    for (const sheet of sheets)
      for (const { selector, body } of rulesOf(readFileSync(join(web, sheet), 'utf8')))
        if (ROOT.test(selector))
          for (const [name] of body.matchAll(/--[\w-]+(?=:)/g)) homes.set(name, (homes.get(name) ?? new Set()).add(sheet))
    expect([...homes].filter(([, { size }]) => size > 1)).toEqual([])
  })
})
