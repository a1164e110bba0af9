// That a table was begun by an older version of its rules, and by which it is played since.
import type { CarriedInfo } from '../../wire/tables.ts'
import { useWords } from '../words/language.tsx'

export function CarriedLine({ carried }: { readonly carried: CarriedInfo | undefined }) {
  const words = useWords()
  return carried ? <p className="soft fork-line">{words.fork.carried(carried.from, carried.at)}</p> : null
}
