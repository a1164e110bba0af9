// Lakes, airships and windmills as this table's values have them, each where it is drawn.
import { DISTRICTS, FIRST_DISTRICT, PLATFORM_OF } from '../../../games/skyrise/board.ts'
import { isIn } from '../../../games/skyrise/districts.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { drawingOf, type Ground, type Point } from './geometry.ts'

export interface Feature {
  readonly kind: 'lake' | 'airship'
  readonly polygon: readonly Point[]
  readonly at: Point
  /** The districts around it. */
  readonly around: readonly number[]
}

export function featuresOf({ lakes, lakePlatform, airships, airshipPlatform }: State['tables'], ground: Ground): Feature[] {
  return [...some('lake', lakes, lakePlatform), ...some('airship', airships, airshipPlatform)]

  function some(kind: Feature['kind'], bits: Int32Array, platforms: Uint8Array): Feature[] {
    return Array.from(platforms, (platform, i): Feature | null => {
      const around = districtsOf(platform, bits[i])
      return ground.plots[around[0]] ? { kind, around, ...shapeOf(kind, platform, around) } : null
    }).filter((feature) => feature !== null)
  }

  /** As it is drawn; what a content pack adds lies in the middle of its districts. */
  function shapeOf(kind: Feature['kind'], platform: number, around: readonly number[]): Pick<Feature, 'polygon' | 'at'> {
    const numbers = around.map((district) => district - FIRST_DISTRICT[platform] + 1)
    const drawn = drawingOf(platform).features.find((each) => each.kind === kind && each.around.join() === numbers.join())
    const project = (point: Point) => ground.project(platform, point)
    if (drawn) return { polygon: drawn.polygon.map(project), at: project(drawn.at) }
    const anchors = numbers.map((number) => drawingOf(platform).districts[number - 1].anchor)
    const [x, y] = [0, 1].map((k) => anchors.reduce((sum, anchor) => sum + anchor[k], 0) / anchors.length)
    const corners: Point[] = [
      [x - 55, y],
      [x, y - 55],
      [x + 55, y],
      [x, y + 55],
    ]
    return { polygon: corners.map(project), at: project([x, y]) }
  }
}

function districtsOf(platform: number, bits: number): number[] {
  const all = Array.from({ length: FIRST_DISTRICT[platform + 1] - FIRST_DISTRICT[platform] }, (_, i) => FIRST_DISTRICT[platform] + i)
  return all.filter((district) => bits & (1 << (district & 31)))
}

/** Where the windmill of each district stands; undefined for districts without one. */
export function windmillsOf(tables: State['tables'], ground: Ground): readonly (Point | undefined)[] {
  return Array.from({ length: DISTRICTS }, (_, district) => {
    if (!ground.plots[district] || !isIn(tables.windmills, district)) return undefined
    const platform = PLATFORM_OF[district]
    const { windmill, anchor } = drawingOf(platform).districts[district - FIRST_DISTRICT[platform]]
    return ground.project(platform, windmill ?? [anchor[0] + 70, anchor[1] - 50])
  })
}
