// Whether the shuffle was fair, found out here and not taken on trust: the seed hashes to the promise, and deals this very game.
import { useEffect, useState } from 'react'
import { type Block, equal } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import type { Game } from '../../core/game.ts'
import { commitment } from '../../core/seed.ts'
import { openTable } from '../../core/table.ts'
import type { Snapshot, TableSource } from '../source/source.ts'
import { useWords } from '../words/language.tsx'

interface CheckProps {
  readonly snapshot: Snapshot
  readonly source: TableSource
  readonly game: Game
}

export function SeedCheck({ snapshot, source, game }: CheckProps) {
  const words = useWords()
  const { seed, commitment: promised, seats, options } = snapshot
  const [fair, setFair] = useState<boolean | null>(null)
  useEffect(() => {
    if (seed === null) return
    const config = configOf(game, seats.length, options)
    source
      .history()
      .then((history) => history.state(0))
      .then((dealt) => setFair(isFair({ seed, promised, dealt }, openTable(game, config, { seed }).at(0))))
      .catch(() => setFair(commitment(seed) === promised))
  }, [seed, promised, seats.length, options, source, game])
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

interface Claim {
  readonly seed: string
  readonly promised: string
  readonly dealt: Block
}

function isFair({ seed, promised, dealt }: Claim, dealtBySeed: Block): boolean {
  return commitment(seed) === promised && equal(dealt, dealtBySeed)
}
