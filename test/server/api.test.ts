// The HTTP API, the same suite on both databases.
import { describe } from 'vitest'
import { DATABASES } from './ground.ts'
import { attempts } from './suite/attempts.ts'
import { contentPacks } from './suite/content.ts'
import { playing } from './suite/playing.ts'
import { refusals } from './suite/refusals.ts'
import { secrecy } from './suite/secrecy.ts'
import { simultaneous } from './suite/simultaneous.ts'
import { streaming } from './suite/streams.ts'
import { upkeep } from './suite/upkeep.ts'
import { waiting } from './suite/waiting.ts'
import { useWorld } from './world.ts'

describe.each(DATABASES)('On %s', (database) => {
  const world = useWorld(database)
  describe('Playing', () => playing(world))
  describe('At once', () => simultaneous(world))
  describe('Refusals', () => refusals(world))
  describe('Secrecy', () => secrecy(world))
  describe('Streams', () => streaming(world))
  describe('Waiting', () => waiting(world))
  describe('Attempts', () => attempts(world))
  describe('Content packs', () => contentPacks(world))
  describe('Upkeep', () => upkeep(world))
})
