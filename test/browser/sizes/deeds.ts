// Things that somebody may do to a table, drawn at random: mostly those by which a table that does not keep the contract would decide something.
import { below } from '../../../src/core/rng.ts'
import { type At, press, pressLong, pressTwice } from './press.ts'
import type { Spot } from './reach.ts'

export interface Deed {
  readonly name: string
  act(): Promise<unknown>
}

const NOTHING: Deed = { name: 'nothing', act: async () => {} }
const OTHER_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Tab', 'r', 'b', '1', '+', '-', '?'] as const
type Draw = (at: At) => Promise<Deed>
type Kind = 'open' | 'chosen' | 'closed'

/** What is drawn, the likelier the more often it stands here. */
const DEEDS: readonly Draw[] = [
  ...several(6, (at) => onPlace(at, 'open', 'a press')),
  ...several(4, (at) => onPlace(at, 'chosen', 'a press')),
  ...several(2, (at) => onPlace(at, 'closed', 'a press')),
  (at) => onPlace(at, 'open', 'two presses'),
  (at) => onPlace(at, 'closed', 'two presses'),
  (at) => onPlace(at, 'open', 'a long press'),
  (at) => onPlace(at, 'chosen', 'a long press'),
  (at) => keyOn(at, 'open'),
  (at) => keyOn(at, 'chosen'),
  (at) => keyOn(at, 'closed'),
  async (at) => key(at, 'Enter'),
  async (at) => key(at, ' '),
  async (at) => key(at, OTHER_KEYS[below(at.rng, OTHER_KEYS.length)]),
  (at) => aroundSlip(at),
  (at) => anywhere(at),
]

function several(times: number, one: Draw): Draw[] {
  return Array.from({ length: times }, () => one)
}

export function deedAt(at: At): Promise<Deed> {
  return DEEDS[below(at.rng, DEEDS.length)](at)
}

/** A place of a kind; where there is none of it, one that can be chosen, or any. */
async function placeOf({ page, rng }: At, kind: Kind): Promise<string> {
  const places = await page.evaluate((wanted) => {
    const has = {
      open: '[data-open="true"]',
      chosen: '[aria-pressed="true"]:not([data-open="true"])',
      closed: '[aria-disabled="true"]:not([aria-pressed="true"])',
    }
    const found = [...document.querySelectorAll<HTMLElement>(`.room [data-place]${has[wanted]}`)]
    const names = new Set(found.map(({ dataset }) => dataset.place ?? ''))
    return [[...names], window.eye.open(), window.eye.all()].find(({ length }) => length > 0) ?? []
  }, kind)
  return places[below(rng, places.length)]
}

const PRESSES = { 'a press': press, 'two presses': pressTwice, 'a long press': pressLong } as const

async function onPlace(at: At, kind: Kind, how: keyof typeof PRESSES): Promise<Deed> {
  const place = await placeOf(at, kind)
  const spot = await at.page.evaluate((name) => window.reach.to(name), place)
  return typeof spot === 'string' ? NOTHING : { name: `${how} on ${place} (${kind})`, act: () => PRESSES[how](at, spot) }
}

/** It goes to whatever has the focus. */
const key = ({ page }: At, name: string): Deed => ({ name: `the key ${name}`, act: () => page.keyboard.press(name) })

async function keyOn(at: At, kind: Kind): Promise<Deed> {
  const place = await placeOf(at, kind)
  await at.page.evaluate(async (name) => {
    await window.reach.to(name)
    window.eye.drawn(name)[0]?.focus()
  }, place)
  const { name, act } = key(at, below(at.rng, 2) ? 'Enter' : ' ')
  return { name: `${name} on ${place} (${kind})`, act }
}

/** Beside the slip's buttons, on its words, and just outside of it. */
async function aroundSlip(at: At): Promise<Deed> {
  const parts = [below(at.rng, 1000), below(at.rng, 1000)] as const
  const spot = await at.page.evaluate(([x, y]): Spot | null => {
    const MARGIN = 16
    const box = document.querySelector('.prompt')?.getBoundingClientRect()
    if (!box) return null
    const at = { x: box.left + (box.width * x) / 1000, y: box.top - MARGIN + ((box.height + MARGIN) * y) / 1000 }
    return document.elementFromPoint(at.x, at.y)?.closest('a') ? null : at
  }, parts)
  return spot ? pressAt(at, spot, 'a press around the slip') : NOTHING
}

async function anywhere(at: At): Promise<Deed> {
  const parts = [below(at.rng, 1000), below(at.rng, 1000)] as const
  const spot = await at.page.evaluate(([x, y]): Spot | null => {
    const rooms = [...document.querySelectorAll('.board-room, .holdings, .bb-frame, .sr-frame, .held')].filter(window.eye.isShown)
    const box = rooms[x % rooms.length]?.getBoundingClientRect()
    if (!box) return null
    const at = { x: box.left + (box.width * x) / 1000, y: box.top + (box.height * y) / 1000 }
    // What lies over the board is no part of it.
    return document.elementFromPoint(at.x, at.y)?.closest('.prompt, .bar, a') ? null : at
  }, parts)
  return spot ? pressAt(at, spot, 'a press') : NOTHING
}

const pressAt = (at: At, spot: Spot, how: string): Deed => ({
  name: `${how} at ${Math.round(spot.x)},${Math.round(spot.y)}`,
  act: () => press(at, spot),
})
