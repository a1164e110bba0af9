// What was said before that which is shown, a page at a time.
import { useDeed } from '../frame/trouble.ts'
import type { Snapshot, TableSource } from '../source/source.ts'
import { useWords } from '../words/language.tsx'

interface EarlierChatProps {
  readonly snapshot: Snapshot
  readonly lookBack: TableSource['lookBackInChat']
}

export function EarlierChat({ snapshot, lookBack }: EarlierChatProps) {
  const words = useWords()
  const [says, look] = useDeed(async () => {
    const refused = await lookBack()
    if (refused) throw refused
  })
  if (!snapshot.earlierChat) return null
  return (
    <p className="earlier-chat">
      <button type="button" className="btn small" onClick={look}>
        {words.table.earlierChat}
      </button>
      {says && <span role="alert">{says}</span>}
    </p>
  )
}
