// Every drawing that the pieces are made of, for a page that has no board.
import type { ReactNode } from 'react'
import { Drawings } from '../art/icon.tsx'
import { Pictures } from '../art/pictures.tsx'
import { BELLE_EPOQUE_PIECES } from '../belle-epoque/pieces.ts'

export const AllDrawings = (): ReactNode => (
  <>
    <Drawings />
    <Pictures />
    <Drawings drawings={BELLE_EPOQUE_PIECES} />
  </>
)
