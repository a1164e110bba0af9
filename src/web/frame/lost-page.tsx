// An address that is none of ours.
import { useWords } from '../words/language.tsx'
import { Trouble } from './trouble-page.tsx'

export function LostPage() {
  const words = useWords()
  return <Trouble title={words.common.lost} says={words.common.lostSays} />
}
