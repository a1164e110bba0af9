// The foot of a scene: which step it is, what is counted now, and the controls.
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { RuleTag } from '../rules/rule-tag.tsx'
import { choose, type Pace } from '../settings.ts'
import { isStill } from '../still.ts'
import { BEATS } from './beats.ts'
import { stepNow } from './playing.ts'
import { stepsNow } from './scene.ts'
import { Sentence } from './sentence.tsx'
import type { Shown } from './shown.ts'

const PACES = ['calm', 'steady', 'quick'] as const
/** A finger that moves so far has swiped. */
const SWIPE = 40

export function Foot({ scene, playing, said, controls, pace, ...rest }: Shown & { readonly pace: Pace }): ReactNode {
  const { kit } = said
  const next = useRef<HTMLButtonElement>(null)
  const from = useRef<number | null>(null)
  const steps = useRef<HTMLOListElement>(null)
  const current = stepNow(scene, playing)
  const told = scene.steps.indexOf(current)
  useEffect(() => showStep(steps.current, told), [told])
  useEffect(() => {
    const before = document.activeElement
    next.current?.focus({ preventScroll: true })
    return () => {
      // Once the table shows it again.
      if (before instanceof HTMLElement || before instanceof SVGElement) setTimeout(() => before.focus({ preventScroll: true }))
    }
  }, [])
  const swipe = ({ clientX }: PointerEvent) => {
    const by = from.current === null ? 0 : clientX - from.current
    from.current = null
    if (by < -SWIPE) controls.next()
    else if (by > SWIPE) controls.back()
  }
  const following = stepsNow(scene)[playing.step + 1]
  const still = isStill()
  return (
    <div className="scene-foot">
      <b className="scene-title">{said.title(scene)}</b>
      <ol ref={steps} className="scene-steps">
        {scene.steps.map((step, i) => (
          <li key={step.id} data-told={toldOf(i)} aria-current={step === current ? 'step' : undefined}>
            <i>{toldOf(i) === 'done' ? '✓' : i + 1}</i> {said.step(step)}
          </li>
        ))}
      </ol>
      <div className="scene-sentence" onPointerDown={(event) => (from.current = event.clientX)} onPointerUp={swipe}>
        <Sentence {...{ said, now: rest.now, whole: rest.whole, seats: rest.seats, words: rest.faceWords.words }} />
        <p className="scene-rule">
          {said.rule(current)} <RuleTag number={current.rule} />
        </p>
      </div>
      <div className="scene-controls">
        <button type="button" className="btn" title={kit.again} aria-label={kit.again} onClick={controls.again}>
          ↺
        </button>
        <button type="button" className="btn scene-back" title={kit.back} aria-label={kit.back} onClick={controls.back}>
          ◂
        </button>
        {!still && (
          <button
            type="button"
            className="btn"
            aria-label={playing.isPaused ? kit.goOn : kit.pause}
            aria-pressed={playing.isPaused}
            onClick={controls.pause}
          >
            {playing.isPaused ? '▸' : '❚❚'}
          </button>
        )}
        {!still && (
          <fieldset className="scene-pace">
            <legend className="unseen">{kit.pace}</legend>
            {PACES.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={pace === name}
                title={`${BEATS[name]} ms`}
                onClick={() => choose({ pace: name })}
              >
                {kit.paces[name]}
              </button>
            ))}
          </fieldset>
        )}
        <button type="button" className="btn scene-skip" onClick={controls.skipAll}>
          {kit.skipAll}
        </button>
        <button ref={next} type="button" className="btn act scene-next" onClick={controls.next}>
          {following ? kit.next(said.step(following)) : kit.done}
        </button>
      </div>
    </div>
  )

  function toldOf(index: number): 'done' | 'now' | 'to-come' {
    const step = scene.steps[index]
    if (step.when !== undefined) return step.when === 'earlier' ? 'done' : 'to-come'
    return index < told ? 'done' : index === told ? 'now' : 'to-come'
  }
}

/** On a phone the steps stand in a row that scrolls: the one that is told comes into sight. */
function showStep(steps: HTMLOListElement | null, told: number): void {
  const now = steps?.children[told]
  if (steps && now instanceof HTMLElement) steps.scrollLeft = now.offsetLeft - steps.offsetLeft - STEP_MARGIN
}
const STEP_MARGIN = 24
