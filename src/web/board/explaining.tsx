// All that explains: pieces, why not, and the legend. It comes after the table, and the face's explanations come with it.
import type { ReactNode, RefObject } from 'react'
import type { WhyNot } from '../rules/open.ts'
import type { BoardProps, GameFace } from '../table/face.ts'
import { useSpoken } from '../words/language.tsx'
import { Explain } from './explain.tsx'
import { Legend } from './legend.tsx'
import { useExplainer } from './use-explainer.ts'

interface ExplainingProps {
  readonly within: RefObject<HTMLElement | null>
  readonly face: GameFace
  readonly board: BoardProps
  whyNot(place: string): WhyNot | null
  /** Whether the legend lies open. */
  readonly legend: boolean
  showLegend(): void
  showKeys(): void
  close(): void
}

export function Explaining({ face, legend, showKeys, close, ...props }: ExplainingProps): ReactNode {
  const explainer = useExplainer(face, useSpoken().language)
  return (
    <>
      <Explain {...props} explainer={explainer} />
      {legend && <Legend explainer={explainer} board={props.board} showKeys={showKeys} close={close} />}
    </>
  )
}
