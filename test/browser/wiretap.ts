// Everything that the server tells one page, letter by letter: answers and stream, in the order they came.
import type { Page } from 'playwright-core'
import type { Line, Position } from '../../src/wire/positions.ts'

export interface Heard {
  readonly from: string
  readonly text: string
}

export interface Wiretap {
  heard(): Promise<Heard[]>
}

/** Listens from now on to what comes from `/api`; everything else is the same for everybody. */
export async function wiretap(page: Page): Promise<Wiretap> {
  const coming: Promise<Heard>[] = []
  const streams = await page.context().newCDPSession(page)
  await streams.send('Network.enable')
  streams.on('Network.eventSourceMessageReceived', ({ data }) => coming.push(Promise.resolve({ from: 'stream', text: data })))
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/') || pathname.endsWith('/stream')) return
    coming.push(response.text().then((text) => ({ from: pathname, text: `${JSON.stringify(response.headers())}\n${text}` })))
  })
  return { heard: () => Promise.all(coming) }
}

export interface Told {
  readonly positions: readonly Position[]
  readonly lines: readonly Line[]
}

/** The positions and log lines in what was heard, however deep they lie. */
export function toldIn(heard: readonly Heard[]): Told {
  const positions: Position[] = []
  const lines: Line[] = []
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isPosition(value)) positions.push(value)
    if (isLine(value)) lines.push(value)
    for (const part of Object.values(value)) look(part)
  }
  for (const { text } of heard) for (const json of text.split('\n')) if (/^[{[]/.test(json)) look(JSON.parse(json))
  return { positions, lines }
}

const isPosition = (value: object): value is Position => 'view' in value && 'decisions' in value
const isLine = (value: object): value is Line => 'event' in value && 'facts' in value && 'decision' in value
