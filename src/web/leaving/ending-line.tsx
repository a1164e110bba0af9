// How a game ended that its rules did not end.
import type { ReactNode } from 'react'
import type { Ending } from '../../wire/leaving.ts'
import { useLeavingWords } from './use-leaving-words.ts'

interface EndingProps {
  readonly ending: Exclude<Ending, 'rules'>
  readonly className: string
}

export function EndingLine({ ending, className }: EndingProps): ReactNode {
  const words = useLeavingWords()
  if (!words) return <p className={className} />
  return (
    <p className={className} data-ending={ending}>
      {words.endings[ending]} {ending !== 'resigned' && words.noWinner}
    </p>
  )
}
