// Sentences of the pages around the tables. They are loaded with those pages: a table does without them.
import type { Pace } from '../../settings.ts'

export interface PageWords {
  readonly settings: {
    readonly title: string
    readonly saved: string
    readonly you: string
    readonly name: string
    readonly nameSays: string
    readonly language: string
    readonly play: string
    readonly quick: string
    readonly quickSays: string
    readonly curtain: string
    readonly curtainSays: string
    readonly pace: string
    readonly paceSays: string
    readonly paces: Readonly<Record<Pace, string>>
    readonly look: string
    readonly theme: string
    readonly sound: string
    readonly soundSays: string
    readonly tryIt: string
  }
  readonly about: {
    readonly by: (designers: string, year: number) => string
    readonly provenance: string
    readonly rulebook: string
    readonly components: string
    readonly reconstructed: string
    readonly nothingReconstructed: string
    readonly rulesVersion: string
    readonly content: string
    readonly contentSays: string
    readonly ourValues: string
    readonly schema: string
    readonly notation: string
    readonly notationSays: string
    readonly newTable: string
  }
}
