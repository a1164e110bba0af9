// Stands in the place of src/games/metas.ts in development.
import type { Meta } from '../src/core/game.ts'
import { metas as house } from '../src/games/metas.ts'
import { meta as goofspiel } from './goofspiel/meta.ts'

export const metas: readonly Meta[] = [...house, goofspiel]
