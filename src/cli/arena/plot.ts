// A picture of the outcome: a line a side, with its interval. Read on light and dark pages.
import type { Estimate } from './estimates.ts'
import type { Tally } from './tally.ts'

const [ROW, TOP, WIDTH, RIGHT, LETTER] = [34, 56, 760, 36, 8.2]
const TICKS = 6
/** Room that a scale leaves beyond its outermost intervals. */
const MARGIN = 0.06

const STYLE = `
  svg { --paper: #fbf8f1; --ink: #2b2a27; --faint: #d8d1c2; --mark: #2f6f62; font: 14px system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { svg { --paper: #1e1d1b; --ink: #ece7dc; --faint: #4a463f; --mark: #7fcdbb; } }
  .paper { fill: var(--paper); } text { fill: var(--ink); } .tick { stroke: var(--faint); } .par { stroke: var(--ink); stroke-dasharray: 4 4; }
  .interval { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; } .mean { fill: var(--mark); } .title { font-weight: 600; }`

/** Ratings where there are some, else shares, as an SVG file. */
export function plotOf({ sides }: Tally, { title, par }: { readonly title: string; readonly par: number }): string {
  const isRated = sides.every(({ rating }) => rating !== null)
  const rows = sides
    .map(({ bot, rating, share }) => ({ bot, value: (isRated ? rating : null) ?? inPercent(share) }))
    .sort((a, b) => b.value.mean - a.value.mean)
  const middle = isRated ? 0 : par * 100
  const left = 24 + Math.max(...rows.map(({ bot }) => bot.length)) * LETTER
  const scale = scaleOf(rows.flatMap(({ value }) => [value.low, value.high, middle]))
  const height = TOP + rows.length * ROW + 44
  const x = (value: number): string => (left + ((value - scale.low) / (scale.high - scale.low)) * (WIDTH - left - RIGHT)).toFixed(1)
  const bottom = TOP + rows.length * ROW
  const vertical = (value: number, kind: string): string =>
    `<line class="${kind}" x1="${x(value)}" x2="${x(value)}" y1="${TOP - 8}" y2="${bottom}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="paper" width="${WIDTH}" height="${height}"/>`,
    `<text class="title" x="16" y="28">${escaped(title)}</text>`,
    ...scale.ticks.map(
      (tick) => `${vertical(tick, 'tick')}<text x="${x(tick)}" y="${bottom + 20}" text-anchor="middle">${shown(tick)}</text>`,
    ),
    vertical(middle, 'par'),
    `<text x="${WIDTH - RIGHT}" y="${bottom + 38}" text-anchor="end">${isRated ? 'rating, mean 0' : `share in %, par ${shown(middle)}`}; 95 % over blocks</text>`,
    ...rows.flatMap(({ bot, value }, i) => {
      const y = TOP + i * ROW + ROW / 2
      return [
        `<text x="16" y="${y + 5}">${escaped(bot)}</text>`,
        `<line class="interval" x1="${x(value.low)}" x2="${x(value.high)}" y1="${y}" y2="${y}"/>`,
        `<circle class="mean" cx="${x(value.mean)}" cy="${y}" r="6"><title>${escaped(bot)}: ${shown(value.mean)} (${shown(value.low)} … ${shown(value.high)})</title></circle>`,
      ]
    }),
    '</svg>\n',
  ].join('\n')
}

function inPercent({ mean, low, high }: Estimate): Estimate {
  return { mean: mean * 100, low: low * 100, high: high * 100 }
}

/** A scale that holds some values, with ticks at round ones. */
function scaleOf(values: readonly number[]): { readonly low: number; readonly high: number; readonly ticks: readonly number[] } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = (most - least || 1) * MARGIN
  const [low, high] = [least - room, most + room]
  const rough = (high - low) / TICKS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10)
  const ticks: number[] = []
  for (let i = Math.ceil(low / step); i * step <= high; i++) ticks.push(i * step)
  return { low, high, ticks }
}

const shown = (value: number): string => `${value < 0 ? '−' : ''}${Number(Math.abs(value).toFixed(1))}`
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
