// What an auction leaves, what an era is worth, and the count at the end.
import type { Language } from '../../../../core/words.ts'
import type { SceneWords } from '../../../scenes/words/scene-words.ts'
import './scenes.css'
import { DISTRICTS, FIRST_DISTRICT, PLATFORMS, wordPlace } from '../../../../games/skyrise/board.ts'
import { COLOURS, CONTROL_POINTS, PANORAMAS } from '../../../../games/skyrise/components.ts'
import { controllersOf } from '../../../../games/skyrise/control.ts'
import { bridgesOf, isIn } from '../../../../games/skyrise/districts.ts'
import { bridgePoints, panoramaPoints, scoresBridge } from '../../../../games/skyrise/panoramas.ts'
import type { State } from '../../../../games/skyrise/state.ts'
import { trackOf } from '../../../../games/skyrise/tokens.ts'
import type { Moment } from '../../../scenes/moment.ts'
import type { Count, Scene, Step, Teller } from '../../../scenes/scene.ts'
import { districtPlace } from '../places.ts'

const BRIDGES = PANORAMAS.indexOf('bridges')
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

export const teller: Teller<State> = {
  words: (language) => WORDS[language](),

  scenes(moment) {
    const tells = (...events: readonly string[]) => moment.lines.some(({ event }) => events.includes(event))
    if (tells('endsEra')) return [firstEraOf(moment)]
    if (tells('ends')) return [endOf(moment)]
    if (tells('reveals')) return [cardsOf(moment)]
    return tells(...BUILDS) ? [auctionOf(moment)] : []
  },
}

const BUILDS = ['builds', 'buildsMasterpiece'] as const

/** A won auction: what stands, what it brings, what it now controls. */
function auctionOf(moment: Moment<State>): Scene {
  const { before, after } = moment
  const control: Step = { id: 'control', rule: 'P1', counts: newControl(before, after) }
  return { id: 'auction', steps: [...wonSteps(moment), control], board: after, isBrief: true }
}

/** What the winner has built and taken; the last auction of an era is told with what the era brings. */
function wonSteps({ lines }: Moment<State>): Step[] {
  const built = lines.find(({ event }) => event === 'builds' || event === 'buildsMasterpiece')
  const at = built ? [districtPlace(built.facts.district)] : []
  const told = (...events: readonly string[]): Count[] =>
    lines
      .filter(({ event }) => events.includes(event))
      .map((line) => ({ seat: line.seat, points: line.event === 'scoresCard' ? line.facts.points : 0, at, told: line }))
  const steps: Step[] = [
    { id: 'stands', rule: 'A6', counts: told(...BUILDS) },
    { id: 'token', rule: 'A8', counts: told('takes', 'putsOnTrack', 'putsOnInnovator') },
    { id: 'masterpieces', rule: 'A8', parts: ['masterpieces'], counts: told('scoresCard') },
  ]
  return steps.filter(({ counts }) => counts.length > 0)
}

/** Who controls a platform since then and did not before. */
function newControl(before: State, after: State): Count[] {
  return range(PLATFORMS.length).flatMap((platform) => {
    const fresh = controllersOf(after, platform) & ~controllersOf(before, platform)
    return range(after.seats)
      .filter((seat) => fresh & (1 << seat))
      .map((seat): Count => ({ seat, points: 0, at: platformPlaces(platform), name: ['platform', platform] }))
  })
}

function firstEraOf(moment: Moment<State>): Scene {
  const { after } = moment
  return {
    id: 'era',
    steps: [
      ...wonSteps(moment),
      { id: 'firstControl', rule: 'P1', parts: ['firstControl'], counts: controlCounts(after) },
      { id: 'firstPanoramas', rule: 'V1', parts: ['firstPanoramas'], counts: panoramaCounts(after) },
      { id: 'cards', rule: 'C1', counts: [], when: 'later' },
    ],
    board: after,
  }
}

/** Masterpiece cards, shown together. */
function cardsOf({ lines, after }: Moment<State>): Scene {
  const told = (wanted: string): Count[] =>
    lines.filter(({ event }) => event === wanted).map((line) => ({ seat: line.seat, points: 0, at: [], told: line }))
  return {
    id: 'cards',
    steps: [
      { id: 'cards', rule: 'C3', counts: told('reveals') },
      { id: 'opener', rule: 'C5', counts: told('lowestCard') },
    ],
    board: after,
    isBrief: true,
  }
}

function endOf(moment: Moment<State>): Scene {
  const { lines, after } = moment
  const bySeat = (part: string, rule: string, event: string): Step => ({
    id: part,
    rule,
    parts: [part],
    counts: lines
      .filter((line) => line.event === event)
      .map((line) => ({ seat: line.seat, points: line.facts.points, at: [], told: line })),
  })
  return {
    id: 'end',
    steps: [
      ...wonSteps(moment),
      { id: 'control', rule: 'F1', parts: ['control'], counts: controlCounts(after) },
      { id: 'panoramas', rule: 'F1', parts: ['panoramas'], counts: panoramaCounts(after) },
      bySeat('objective', 'F2', 'scoresObjective'),
      bySeat('patrons', 'F3', 'scoresPatrons'),
      bySeat('innovator', 'F4', 'scoresInnovator'),
      bySeat('keys', 'F5', 'scoresKeys'),
      bySeat('awards', 'F6', 'scoresAwards'),
      { id: 'tracks', rule: 'F7', parts: COLOURS, counts: structureCounts(after) },
    ],
    board: after,
  }
}

function controlCounts(s: State): Count[] {
  return range(PLATFORMS.length).flatMap((platform) =>
    range(s.seats)
      .filter((seat) => controllersOf(s, platform) & (1 << seat))
      .map((seat): Count => ({ seat, points: CONTROL_POINTS, at: platformPlaces(platform), name: ['platform', platform] })),
  )
}

/** What each card gives: Bridges bridge by bridge, the others platform by platform. */
function panoramaCounts(s: State): Count[] {
  return [...s.panoramas].flatMap((card) =>
    range(s.seats).flatMap((seat) => (card === BRIDGES ? bridgeCounts(s, seat) : platformCounts(s, seat, card))),
  )
}

function platformCounts(s: State, seat: number, card: number): Count[] {
  return range(PLATFORMS.length).flatMap((platform): Count[] => {
    const points = panoramaPoints(s, seat, card, platform)
    return points === 0 ? [] : [{ seat, points, at: ownPlaces(s, seat, platform), name: ['panorama', card] }]
  })
}

/** V5: every bridge that counts, from one own structure to the other. */
function bridgeCounts(s: State, seat: number): Count[] {
  const counted = bridgesOf(s).filter(({ outer, centre }) => scoresBridge(s, seat, outer, centre))
  return counted.map(({ outer, centre }): Count => {
    const own = [outer, centre].filter((district) => isOwn(s, seat, district))
    return { seat, points: bridgePoints(s), at: own.map(districtPlace), isLine: own.length === 2, name: ['panorama', BRIDGES] }
  })
}

/** F7: every structure, by the colour of its district and the seat's track. */
function structureCounts(s: State): Count[] {
  const track = trackOf(s)
  return range(s.seats).flatMap((seat) =>
    COLOURS.flatMap((_, colour) => {
      const points = track[s.track[seat * COLOURS.length + colour]]
      const coloured = s.tables.coloured.subarray(wordPlace(colour, 0), wordPlace(colour, 0) + 2)
      const own = range(DISTRICTS).filter((district) => isIn(coloured, district) && isOwn(s, seat, district))
      return points === 0
        ? []
        : own.map((district): Count => ({ seat, points, at: [districtPlace(district)], name: ['district', district] }))
    }),
  )
}

const isOwn = (s: State, seat: number, district: number): boolean =>
  isIn(s.structures.subarray(wordPlace(seat, 0), wordPlace(seat, 0) + 2), district)

const districtsOf = (platform: number): number[] =>
  range(FIRST_DISTRICT[platform + 1] - FIRST_DISTRICT[platform]).map((i) => FIRST_DISTRICT[platform] + i)
const platformPlaces = (platform: number): string[] => districtsOf(platform).map(districtPlace)
/** Where a seat has built on a platform. */
const ownPlaces = (s: State, seat: number, platform: number): string[] =>
  districtsOf(platform)
    .filter((district) => isOwn(s, seat, district))
    .map(districtPlace)

const WORDS: Readonly<Record<Language, () => Promise<SceneWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  uk: async () => (await import('./words/uk.ts')).uk,
  'zh-Hant': async () => (await import('./words/zh-Hant.ts')).zhHant,
}
