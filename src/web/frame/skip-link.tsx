// The first thing that Tab comes to: past the header, to the first place of the board that can be chosen, or to what the page is about.
import { useWords } from '../words/language.tsx'

export function SkipLink() {
  const words = useWords()
  return (
    <button type="button" className="skip" onClick={skip}>
      {words.nav.skip}
    </button>
  )
}

function skip(): void {
  const main = document.querySelector('main')
  const place = main?.querySelector<HTMLElement | SVGElement>('[data-place][data-open="true"], [data-place]')
  if (place) return place.focus()
  main?.setAttribute('tabindex', '-1')
  main?.focus()
}
