// A scene over the table: points on the board, totals at the side, the sentence and the controls at the foot.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { parts } from '../board/words.ts'
import { useSettings } from '../settings.ts'
import { isStill } from '../still.ts'
import { useSaying } from '../table/speech.tsx'
import { BEATS } from './beats.ts'
import { Foot } from './foot.tsx'
import { Marks } from './marks.tsx'
import { afterBeat, again, begun, countsNow, isStepOver, nextStep, type Playing, stepBack, stepNow } from './playing.ts'
import { Ribbon } from './ribbon.tsx'
import { type Count, gained } from './scene.ts'
import type { SceneProps } from './shown.ts'
import { Side } from './side.tsx'
import { useSceneKeys } from './use-scene-keys.ts'
import './scenes.css'

/** So many beats a brief scene stays when everything was told. */
const LINGERING = 2

export function SceneView(props: SceneProps): ReactNode {
  const { scene, seats, faceWords, said, room, stage, close } = props
  const [still] = useState(isStill)
  const { pace } = useSettings()
  const [playing, setPlaying] = useState<Playing>(() => begun(scene, still))
  const step = stepNow(scene, playing)
  const counts = countsNow(scene, playing)
  const now = counts.filter(({ told }) => told === 'now').map(({ count }) => count)
  const places = now[0]?.at.join(' ') ?? ''
  const isCleared = step.isCleared === true
  useEffect(() => stage(isCleared, places === '' ? [] : places.split(' ')), [stage, isCleared, places])

  const controls = {
    next() {
      const next = nextStep(scene, playing, still)
      if (next) setPlaying(next)
      else close()
    },
    back: () => setPlaying(stepBack(scene, playing, still)),
    again: () => setPlaying(again(scene, playing, still)),
    pause: () => setPlaying({ ...playing, isPaused: !playing.isPaused }),
    skipAll: () => close(true),
  }
  const beat = useRef({ scene, playing, close })
  useEffect(() => {
    beat.current = { scene, playing, close }
  })
  useEffect(() => {
    // A brief one goes by itself also where nothing moves: nobody is kept from the end by it.
    if (playing.isPaused || (still && !scene.isBrief)) return
    const isOver = isStepOver(scene, playing)
    const isEnd = afterBeat(scene, playing) === null
    if (isEnd && !scene.isBrief) return
    const wait = BEATS[pace] * (isEnd ? LINGERING : isOver ? 1.5 : 1)
    const timer = setTimeout(() => {
      const next = afterBeat(scene, playing)
      if (next) setPlaying(next)
      else beat.current.close()
    }, wait)
    return () => clearTimeout(timer)
  }, [still, playing, pace, scene])
  useSceneKeys(controls, scene.isBrief !== true)

  useSaying(() => (scene.isBrief || isStepOver(scene, playing) ? spoken() : ''))

  const shared = { ...props, playing, now, controls, whole: still ? spoken() : null }
  return (
    <>
      <Marks room={room} counts={counts} leaves={isCleared ? [] : (scene.leaves ?? [])} words={faceWords.words} />
      {scene.isBrief ? (
        <Ribbon {...shared} />
      ) : (
        <section className="scene" aria-label={said.title(scene)}>
          <Side {...shared} />
          <Foot {...shared} pace={pace} />
        </section>
      )}
    </>
  )

  /** One sentence a step: who gained what, or all that happened; of a brief scene everything at once. */
  function spoken(): string {
    const told = (counts: readonly Count[]) => parts('; ', ...counts.map((count) => said.sentence([count], seats)))
    if (scene.isBrief) return parts('. ', said.title(scene), told(scene.steps.flatMap(({ counts }) => counts)))
    const gains = seats
      .map(({ seat, name }) => ({ name, points: gained([step], seat), now: scene.before[seat] + gainedSoFar(seat) }))
      .filter(({ points }) => points !== 0)
    return gains.length > 0
      ? said.kit.stands(said.step(step), gains).replace(/-(?=\d)/g, '−')
      : parts('. ', said.step(step), told(step.counts) || said.kit.nothing)
  }

  function gainedSoFar(seat: number): number {
    const steps = scene.steps.filter(({ when }) => when === undefined)
    return gained(steps.slice(0, playing.step + 1), seat)
  }
}
