// A brief scene: a line over the board that passes by itself. Nobody is kept from playing on.
import type { ReactNode } from 'react'
import { beatsIn } from './playing.ts'
import { stepsNow } from './scene.ts'
import type { Shown } from './shown.ts'

export function Ribbon({ scene, playing, seats, said, controls }: Shown): ReactNode {
  const told = stepsNow(scene).flatMap((_, step) =>
    step > playing.step ? [] : beatsIn(scene, step).slice(0, step === playing.step ? playing.beat + 1 : undefined),
  )
  return (
    <section className="scene-ribbon" aria-label={said.title(scene)}>
      <b>{said.title(scene)}</b>
      <p>
        {told
          .filter((counts) => counts.length > 0)
          .map((counts) => said.sentence(counts, seats))
          .join(' · ')}
      </p>
      <button type="button" className="btn" onClick={controls.skipAll}>
        {said.kit.done}
      </button>
    </section>
  )
}
