// Who gave up, beside his name where places are told.
import type { SeatInfo } from '../../wire/seats.ts'
import { parts } from '../board/words.ts'
import { useLeavingWords } from './use-leaving-words.ts'

/** The seats by their names; those who resigned say so. */
export function useResigned(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const words = useLeavingWords()
  return seats.map((sitting) =>
    sitting.stead?.why === 'resigned' && words ? { ...sitting, name: parts(', ', sitting.name, words.resigned) } : sitting,
  )
}
