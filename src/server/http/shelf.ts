// What can be played, and against which bots.
import { bots } from '../../bots/index.ts'
import { games } from '../../games/index.ts'
import { Shelf } from '../api.ts'
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
    bots: bots.map(({ id, says }) => ({ id, says })),
  }))
}
