// The side of a scene: totals, and what leaves the board afterwards.
import type { ReactNode } from 'react'
import { RuleTag } from '../rules/rule-tag.tsx'
import { stepNow } from './playing.ts'
import type { Shown } from './shown.ts'
import { Totals } from './totals.tsx'

export function Side({ scene, playing, seats, you, said, now }: Shown): ReactNode {
  const { leaves } = scene
  const counted = new Set(now.map(({ seat }) => seat))
  const step = stepNow(scene, playing)
  return (
    <aside className="scene-side" aria-label={said.kit.points}>
      <h2>{said.title(scene)}</h2>
      <Totals {...{ scene, playing, seats, you, counted }} says={said.kit} />
      <section className="scene-says">
        <h3>{said.step(step)}</h3>
        <p>
          {said.rule(step)} <RuleTag number={step.rule} />
        </p>
      </section>
      {leaves && leaves.length > 0 && (
        <section className="scene-says scene-gone">
          <h3>{said.kit.leaves}</h3>
          <p>{said.leaves(scene)}</p>
        </section>
      )}
    </aside>
  )
}
