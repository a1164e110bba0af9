// What can be played, and against which bots.
import { Type } from 'typebox'
import { bots } from '../../bots/index.ts'
import { ratingsOf } from '../../bots/levels/ratings.ts'
import { packSchema } from '../../core/content.ts'
import { games } from '../../games/index.ts'
import { ContentInfo, Shelf } from '../../wire/shelf.ts'
import { Refused } from '../refused.ts'
import { type App, answers } from './house.ts'

export function shelfRoutes(app: App): void {
  const summary = 'Games and bots'
  app.get('/api/games', { schema: { tags: ['Tables'], summary, response: answers({ 200: Shelf }) } }, async () => ({
    games: games.map(({ meta }) => ({
      ...meta,
      designers: [...meta.designers],
      seats: [...meta.seats],
      options: meta.options.map((option) => ({ ...option, values: [...option.values] })),
      provenance: { ...meta.provenance, reconstructed: [...meta.provenance.reconstructed] },
    })),
    bots: bots.map(({ id, says }) => ({ id, says, ratings: ratingsOf(id) })),
  }))
  const schema = {
    tags: ['Tables'],
    summary: 'What a content pack of a game may hold',
    params: Type.Object({ id: Type.String({ maxLength: 64, description: "A game's id" }) }),
    response: answers({ 200: ContentInfo }),
  }
  app.get('/api/games/:id/content', { schema }, async ({ params }) => {
    const game = games.find(({ meta }) => meta.id === params.id)
    if (!game?.content) throw new Refused(404, 'no-content', `There is no game "${params.id}" that takes content packs.`)
    return { schema: packSchema(game), printed: { game: game.meta.id, name: game.meta.title, values: game.content.printed } }
  })
}
