// All that explains: pieces, why not, and the legend. It comes after the table, and the face's explanations come with it.
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { BoardProps, Explainer, GameFace } from '../table/face.ts'
import { useSpoken } from '../words/language.tsx'
import { Explain } from './explain.tsx'
import { Legend } from './legend.tsx'

interface ExplainingProps {
  readonly within: RefObject<HTMLElement | null>
  readonly face: GameFace
  readonly board: BoardProps
  whyNot(place: string): string | null
  /** Whether the legend lies open. */
  readonly legend: boolean
  showLegend(): void
  showKeys(): void
  close(): void
}

export function Explaining({ face, legend, showKeys, close, ...props }: ExplainingProps): ReactNode {
  const explainer = useExplainer(face)
  return (
    <>
      <Explain {...props} explainer={explainer} />
      {legend && <Legend explainer={explainer} board={props.board} showKeys={showKeys} close={close} />}
    </>
  )
}

/** A face's explanations in the reader's language; null until they have come. */
function useExplainer({ explainer: load }: GameFace): Explainer | null {
  const { language } = useSpoken()
  const [explainer, setExplainer] = useState<Explainer | null>(null)
  useEffect(() => {
    let wanted = true
    load?.(language).then(
      (come) => wanted && setExplainer(come),
      // Without a connection the pieces are silent; the next language, or the next visit, tries again.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [load, language])
  return explainer
}
