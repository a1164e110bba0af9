// The wait: the stem grows.
import { Whiplash } from '../art/whiplash.tsx'
import { useWords } from '../words/language.tsx'

export function Growing() {
  const words = useWords()
  return (
    <div className="growing" role="status">
      <Whiplash />
      <span>{words.common.loading}</span>
    </div>
  )
}
