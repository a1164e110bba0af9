// What a link to a table shows before it is opened: chat programs read the page's head, without a cookie and without running it.
// So only what anybody may see is said there; every other address has the house's own name.
import type { FastifyRequest } from 'fastify'
import { gameOf } from '../../games/index.ts'
import type { TableCard } from '../../wire/tables.ts'
import { invitedTo } from '../store/read.ts'
import type { Hall } from '../tables/hall.ts'
import { hostSeat, type Looker } from '../tables/live.ts'
import { cardOf, lastOf } from '../tables/shown.ts'
import type { Guests } from './guests.ts'

const TABLE = /^\/t\/([a-z0-9]{1,32})(?:\/(?:replay|result))?$/
const TABLE_ALONE = /^\/t\/[a-z0-9]+(\?watch=[a-z0-9]+)?$/
const INVITATION = /^\/join\/([a-z0-9]{1,32})$/

export type Previews = (request: FastifyRequest, page: string) => Promise<string>

/** Writes into the head of the page what its address is about; and for who may look at the table, which game it is, so that its files are asked for at once. */
export function openPreviews(hall: Hall, guests: Guests): Previews {
  return async (request, page) => {
    const [path, query = ''] = request.url.split('?')
    const watch = new URLSearchParams(query).get('watch') ?? ''
    const [card, game] = await Promise.all([
      shownAt(hall, path, watch).catch(() => null),
      gameAt(hall, path, { guest: guests.claimed(request), code: watch }).catch(() => null),
    ])
    const told = game ? withGame(page, game, request.url) : page
    return card ? withHead(told, card, `${request.protocol}://${request.host}`) : told
  }
}

/**
 * The game's files and the table itself are asked for before the page's scripts have come. The page outlives its first table: what is
 * written on its root is no `data-game`, by which a game's sheets know their own table.
 */
function withGame(page: string, game: string, url: string): string {
  const table = TABLE_ALONE.test(url) ? `<link rel="preload" as="fetch" crossorigin href="/api/tables/${url.slice('/t/'.length)}">` : ''
  return page.replace('<html', `<html data-ahead="${game}"`).replace('</head>', () => `${table}</head>`)
}

async function gameAt(hall: Hall, path: string, { guest, code }: Looker): Promise<string | null> {
  const id = TABLE.exec(path)?.[1]
  return id === undefined ? null : (await hall.readFor(id, guest, code)).table.game
}

async function shownAt(hall: Hall, path: string, watch: string): Promise<TableCard | null> {
  const code = INVITATION.exec(path)?.[1]
  const id = code === undefined ? TABLE.exec(path)?.[1] : await invitedTo(hall.store.db, code)
  if (id === undefined) return null
  const live = await hall.readFor(id, null, code ?? watch)
  return cardOf({ ...live, you: null, host: hostSeat(live), last: lastOf(live) })
}

function withHead(page: string, card: TableCard, origin: string): string {
  const { title } = gameOf(card.game).meta
  const tags = [
    ['og:site_name', 'Tassel'],
    ['og:type', 'website'],
    ['og:title', `${card.name} · ${title}`],
    ['og:description', saidOf(card)],
    ['og:image', `${origin}/preview-${card.game}.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
    ['twitter:card', 'summary_large_image'],
  ]
  const head = tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`).join('\n')
  return page
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(`${card.name} · ${title}`)}</title>\n${head}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + escaped(saidOf(card)))
}

/** Names and figures, which need no language: `1. Ada 16, 2. Bob 12`. */
function saidOf({ seats, scores }: TableCard): string {
  const named = seats.filter(({ name }) => name !== '')
  if (!scores) return named.map(({ name }) => name).join(', ')
  return named
    .map(({ seat, name }) => ({ name, ...scores[seat] }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank, name, total }) => `${rank}. ${name} ${total}`)
    .join(', ')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char])
