// Whether the shuffle was fair, found out here and not taken on trust: the seed hashes to the promise, and deals this very game.
import { useEffect, useState } from 'react'
import { type Block, equal } from '../../core/block.ts'
import { type Game, SPECTATOR, type Viewer } from '../../core/game.ts'
import { promisedSeed } from '../../core/origin.ts'
import { readRecord } from '../../core/record.ts'
import { commitment } from '../../core/seed.ts'
import type { Snapshot, TableSource } from '../source/source.ts'
import { useWords } from '../words/language.tsx'

interface CheckProps {
  readonly snapshot: Snapshot
  readonly source: TableSource
  readonly game: Game
}

export function SeedCheck({ snapshot, source, game }: CheckProps) {
  const words = useWords()
  const { seed, commitment: promised, position, you } = snapshot
  const [fair, setFair] = useState<boolean | null>(null)
  useEffect(() => {
    if (seed === null || !position) return
    const shown = { seed, promised, viewer: you ?? SPECTATOR, state: position.state }
    source.record().then(
      (record) => setFair(record !== null && isFair(shown, record, game)),
      () => setFair(commitment(seed) === promised),
    )
  }, [seed, promised, you, position, source, game])
  if (seed === null) return null
  return (
    <details className="seed-check">
      <summary>
        {fair === null && words.end.checking}
        {fair === true && <span className="fair">✓ {words.end.proven}</span>}
        {fair === false && <span className="refused">✗ {words.end.notProven}</span>}
      </summary>
      <dl>
        <dt>{words.end.commitment}</dt>
        <dd>{promised}</dd>
        <dt>{words.end.seed}</dt>
        <dd>{seed}</dd>
      </dl>
    </details>
  )
}

/** What was promised and what is on the screen. */
interface Shown {
  readonly seed: string
  readonly promised: string
  readonly viewer: Viewer
  readonly state: Block
}

/** Whether the seed is the one that was promised, and the record that it deals (all of it is checked as it is read) ends in what is shown. */
function isFair({ seed, promised, viewer, state }: Shown, record: string, game: Game): boolean {
  try {
    const table = readRecord(record, { games: [game] })
    return commitment(seed) === promised && promisedSeed(table.origin) === seed && equal(table.view(viewer), state)
  } catch {
    return false
  }
}
