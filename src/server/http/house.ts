// What every route can reach.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import { Type } from 'typebox'
import { Refusal } from '../../wire/refusals.ts'
import type { Metrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'
import type { Hall } from '../tables/hall.ts'
import type { Guests } from './guests.ts'
import type { Limits } from './limits.ts'

export interface House {
  readonly settings: Settings
  readonly hall: Hall
  readonly guests: Guests
  readonly limits: Limits
  readonly metrics: Metrics
}

/** Fastify with our schemas as types. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>

export const TableParams = Type.Object({ id: Type.String({ maxLength: 64, description: "A table's id" }) })
export const Watching = Type.Object({
  watch: Type.Optional(
    Type.String({ maxLength: 64, description: 'The code of the spectator link, or of the invitation, where the table is not listed' }),
  ),
})

/** The answers of a route: what it gives, and a Refusal for everything else. */
export function answers<S extends Record<number, object>>(given: S): S & { '4xx': typeof Refusal; '5xx': typeof Refusal } {
  return { ...given, '4xx': Refusal, '5xx': Refusal }
}
