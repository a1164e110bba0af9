// What is said aloud and never seen: one voice for what is chosen, told and counted. It stands before it speaks: a voice that comes with its words is not heard.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { watched } from '../source/source.ts'

const speech = watched('')

const say = (text: string): void => {
  if (text !== speech.value()) speech.replace(text)
}

/** Says a text whenever it is another, and is silent when whoever says it has gone; what somebody else says by then is left. */
export function useSaying(read: () => string): void {
  const said = useRef('')
  useEffect(() => {
    const text = read()
    if (text === said.current) return
    if (text !== '' || speech.value() === said.current) say(text)
    said.current = text
  })
  useEffect(
    () => () => {
      if (speech.value() === said.current) say('')
    },
    [],
  )
}

export function Speech() {
  const says = useSyncExternalStore(speech.subscribe, speech.value)
  return (
    <p className="unseen" aria-live="polite" data-speech>
      {says}
    </p>
  )
}
