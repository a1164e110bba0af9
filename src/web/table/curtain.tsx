// Between two people who share the device: nothing of a hand is shown until the next one says that he is there.
import { useEffect, useRef } from 'react'
import { Whiplash } from '../art/whiplash.tsx'
import { useWords } from '../words/language.tsx'

export function Curtain({ name, lift }: { readonly name: string; lift(): void }) {
  const words = useWords()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    ref.current?.showModal()
  }, [])
  return (
    <dialog ref={ref} className="curtain" aria-label={words.curtain.title(name)} onCancel={(event) => event.preventDefault()}>
      <Whiplash />
      <h2>{words.curtain.title(name)}</h2>
      <p className="soft">{words.curtain.says}</p>
      <button type="button" className="btn act big" onClick={lift}>
        {words.curtain.lift(name)}
      </button>
    </dialog>
  )
}
