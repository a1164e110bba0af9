// The record of a table, saved as a file.
import { saveText } from '../frame/save-text.ts'
import { useDeed } from '../frame/trouble.ts'
import type { Snapshot, TableSource } from '../source/source.ts'

export function useSaving({ game, id }: Snapshot, source: TableSource): ReturnType<typeof useDeed> {
  return useDeed(async () => {
    const record = await source.record()
    if (record !== null) saveText(`${game}-${id}.tassel`, record)
  })
}
