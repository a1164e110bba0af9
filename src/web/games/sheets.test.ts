// A sheet stays when its table is left, and the next game may share the page: a game's rules name something of its own.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const FOLDER = import.meta.dirname
const SHEETS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
/** A class of one game, or the game. Rules without any class set colours for pieces that carry a game's own data. */
const OWN = /\.(sp|bb|sr|bx)-|\[data-game|^[^.]*$/

/** The selectors of a sheet, each choice of an `:is()` by itself. */
function selectorsOf(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])([^{};@]+)\{/g)
  return [...rules].flatMap(([, list]) => parted(list.trim()).flatMap(choicesOf))
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

describe('What a game draws leaves other games alone', () => {
  test.each(SHEETS)('%s', (sheet) => {
    const strays = selectorsOf(readFileSync(join(FOLDER, sheet), 'utf8')).filter(
      (each) => !OWN.test(each) && !/^(from|to|\d+%)$/.test(each),
    )
    expect(strays).toEqual([])
  })
})
