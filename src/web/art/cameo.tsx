// Portraits as cameos: a bust, something on its head, hair and robe from a small wardrobe.
import { memo, type ReactNode, useId } from 'react'

type Bust = 'woman' | 'man'
type Hat = 'none' | 'crown' | 'beret' | 'veil' | 'laurel' | 'hood'

interface Look {
  readonly bust: Bust
  readonly hat: Hat
  readonly hair: number
  readonly robe: number
}

/** Ten people, no two alike. */
const LOOKS: readonly Look[] = [
  { bust: 'man', hat: 'laurel', hair: 0, robe: 2 },
  { bust: 'woman', hat: 'hood', hair: 2, robe: 3 },
  { bust: 'woman', hat: 'veil', hair: 0, robe: 1 },
  { bust: 'man', hat: 'hood', hair: 1, robe: 0 },
  { bust: 'man', hat: 'crown', hair: 0, robe: 0 },
  { bust: 'woman', hat: 'none', hair: 0, robe: 2 },
  { bust: 'man', hat: 'beret', hair: 0, robe: 0 },
  { bust: 'woman', hat: 'laurel', hair: 2, robe: 4 },
  { bust: 'woman', hat: 'crown', hair: 1, robe: 3 },
  { bust: 'man', hat: 'none', hair: 3, robe: 1 },
]

/** One of ten portraits, by number. */
export const Cameo = memo(function Cameo({ portrait, className }: { readonly portrait: number; readonly className?: string }): ReactNode {
  const clip = useId()
  const { bust, hat, hair, robe } = LOOKS[portrait % LOOKS.length]
  return (
    <svg
      className={className ? `art-cameo ${className}` : 'art-cameo'}
      data-hair={hair}
      data-robe={robe}
      viewBox="0 0 48 60"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <ellipse cx="24" cy="30" rx="21" ry="27" />
      </clipPath>
      <ellipse cx="24" cy="30" rx="22.5" ry="28.5" fill="var(--cameo)" stroke="var(--brass)" strokeWidth="3" />
      <g clipPath={`url(#${clip})`}>
        <g className="art-glass">
          {BUSTS[bust]}
          {HATS[hat]}
        </g>
      </g>
      <ellipse cx="24" cy="30" rx="21" ry="27" fill="none" stroke="var(--lead)" strokeWidth="1" />
    </svg>
  )
})

const BUSTS: Readonly<Record<Bust, ReactNode>> = {
  woman: (
    <>
      <path fill="var(--robe)" d="M4 60c2-8 8-12 16-14 4 4 10 4 14-1 7 2 11 7 12 15z" />
      <path
        fill="var(--skin)"
        d="M31 14c-9-1-15 4-15.5 11l-.5 2c-1 3-3 4.5-3 6 0 1 1 1.2 2 1.200l-.2 1.8.8 1-.5 2c0 2.4 2 2.9 5 2.400l2.4-.4c.4 3-.5 5-3 6.5 5 5 12 4 16-.5-2-3-2-6-1.5-10z"
      />
      <path fill="var(--hair)" d="M15.5 25c-.5-9 7-15 15-13 2-6 11-6 12 0 1 4-2 6-4 6.5 4 6 2 16-5.5 19.5 0-6-2-9-6-10-1-5-6-5-11.5-3z" />
    </>
  ),
  man: (
    <>
      <path fill="var(--robe)" d="M2 60c2-9 10-12 18-14l14-1c8 2 11 7 12 15z" />
      <path fill="var(--cloth)" d="M16 48c4-3 14-4 19-2l-1 5c-6-3-12-2-17 1z" />
      <path fill="var(--skin)" d="M31 14c-9-1-15 3-15 10v2.500L12 33c0 1.3 1 1.7 2.5 1.700L14 38l4 8h14l2-16z" />
      <path fill="var(--hair)" d="M13.5 36.500c3-1.5 7-.5 9.5-3l6-6c5 6 4 17-7 21-5 .5-9-4-8.5-12z" />
      <path fill="var(--hair)" d="M16 23c-1-9 8-15 16-11 8 3 8 15 3 22l-5-3c1-5-2-8-6-8z" />
    </>
  ),
}

const HATS: Readonly<Record<Hat, ReactNode>> = {
  none: null,
  crown: <path fill="var(--gold-2)" d="M17 15l-1-11 6 5 4-7 4 7 7-5-1 12c-6-3-13-3-19-1z" />,
  beret: (
    <>
      <path fill="var(--emerald-2)" d="M12 18C14 7 30 3 40 12c4 5 1 9-3 9-8-4-16-5-25-3z" />
      <path fill="var(--gold-1)" d="M34 12c4-6 8-8 12-7-1 5-5 8-11 9z" />
    </>
  ),
  veil: <path fill="var(--cloth)" d="M15 20C17 8 34 4 41 16c6 12 4 28 7 44H36c2-12-1-20-5-26 2-8-6-14-16-14z" />,
  laurel: (
    <path
      fill="var(--emerald-1)"
      d="M16 21c-3-2-4-5-3-8 4 1 5 4 3 8zM19 16c-2-3-2-6 0-9 3 3 3 6 0 9zM24.5 13c-1-4 0-7 3-9 2 4 1 7-3 9zM30.5 12.500c1-4 3-6 7-6 0 4-3 6-7 6zM35 15c3-2 6-2 9 0-3 3-6 3-9 0z"
    />
  ),
  hood: (
    <>
      <path fill="var(--ruby-2)" d="M14 20c0-5 4-9 9-11 4-7 17-6 19 4 3 10-1 20 2 32-5-1-9-4-10-9 2-8 0-14-6-17-5-1-10-1-14 1z" />
      <path fill="var(--gold-2)" d="M13 21c6-5 14-6 21-2l-1.5 4c-6-3-12-2.5-18 1z" />
    </>
  ),
}
