// The five levels as small portraits in a round frame, and the sign of every other bot.
import type { ReactNode } from 'react'
import type { Level } from '../../bots/levels/roster.ts'
import { levelOf } from '../../bots/levels/roster.ts'
import { BotSign } from './bot-sign.tsx'
import './portrait.css'

/** Who sits behind an id. */
export function Portrait({ bot }: { readonly bot: string }): ReactNode {
  const level = levelOf(bot)
  if (!level)
    return (
      <span className="medal">
        <BotSign />
      </span>
    )
  return (
    <svg className="portrait" data-level={level} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" className="ground" />
      {FACES[level]}
    </svg>
  )
}

/** A head from the front on a neck, the same for everybody. */
const HEAD = (
  <>
    <path className="skin" d="M20 32v6h8v-6z" />
    <path className="skin" d="M15.500 20c0-7 3.500-11 8.500-11s8.500 4 8.500 11c0 8-4 14.500-8.500 14.500S15.500 28 15.500 20z" />
  </>
)

const EYES = <path className="ink" d="M19.700 21.500a1.200 1.300 0 1 0 .01 0zM28.300 21.500a1.200 1.300 0 1 0 .01 0z" />

const FACES: Readonly<Record<Level, ReactNode>> = {
  // A cap too large, and freckles.
  'level-1': (
    <>
      <path className="robe" d="M7 48c1-7 6-10 13-11l4 4 4-4c7 1 12 4 13 11z" />
      {HEAD}
      {EYES}
      <path className="hair" d="M15 23c-.500-4 .500-8 2-9l14 0c1.500 1 2.500 5 2 9l-2-4.500H17z" />
      <path className="cap" d="M12 15c0-7 6-10.500 12-10.500S35.500 8 36 14.500l4 2.500c-8 1-19 1-28-.500z" />
      <path className="line" d="M20.500 28.500c2 2 5 2 7 0M17.800 25.600h.01M19.300 26.400h.01M30.200 25.600h.01M28.700 26.400h.01" />
    </>
  ),
  // Hair tied up with a pencil through it.
  'level-2': (
    <>
      <path className="robe" d="M6 48c1-7 6-10 14-11 1 3 7 3 8 0 8 1 13 4 14 11z" />
      <path className="hair" d="M24 1.500a5 4.500 0 1 1-.01 0z" />
      {HEAD}
      {EYES}
      <path
        className="hair"
        d="M14.500 25c-2.500-11 2-17.500 9.500-17.500S36 14 33.500 25c-.500-6-4-8.500-9.500-9-5.500.500-9 3-9.500 9z"
      />
      <path className="pencil" d="M14 9.500 36 2l.8 2.200L15 12l-2.200-.6z" />
      <path className="line" d="M21 29c2 1.200 4 1.200 6 0" />
    </>
  ),
  // A bowler, a moustache, a rolled collar.
  'level-3': (
    <>
      <path className="robe" d="M5 48c1-8 7-11 15-11l4 5 4-5c8 0 14 3 15 11z" />
      <path className="cloth" d="m18.500 37 5.500 6 5.500-6 2 2-7.500 8-7.500-8z" />
      {HEAD}
      {EYES}
      <path className="cap" d="M16 13.500C16 7 19 4 24 4s8 3 8 9.500l6 .800c.500 2-1 2.700-3 2.700H13c-2 0-3.500-.700-3-2.700z" />
      <path className="hair" d="M24 27c-2-1.500-5-1-8 1.500 3 1.800 6 2 8 .500 2 1.500 5 1.300 8-.5-3-2.500-6-3-8-1.500z" />
    </>
  ),
  // Pince-nez and a pointed beard.
  'level-4': (
    <>
      <path className="robe" d="M5 48c1-8 7-11 15-11h8c8 0 14 3 15 11z" />
      <path className="cloth" d="m20 36 4 3.500 4-3.500 1 5-5-1.500-5 1.500z" />
      {HEAD}
      {EYES}
      <path
        className="hair"
        d="M15 21c-2-10 3-14.500 10-14.500 6 0 10 4.500 8 14.500-1-5-2.500-7-5-7.500-3.500 1.500-8 1.500-11 .500-1 1.500-2 3.500-2 7z"
      />
      <path
        className="hair"
        d="M16 25c1.500 2 3 2.500 4.500 2.500 2-1.200 5-1.200 7 0 1.500 0 3-.500 4.500-2.500.500 6-3.500 14-8 14.500-4.500-.5-8.500-8.500-8-14.500z"
      />
      <path
        className="line"
        d="M16.700 21.800a3 3 0 1 0 6 0 3 3 0 1 0-6 0zm8.600 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0zm-2.600 0h2.600m6 0 3 1v7"
      />
      <path className="skin" d="M22 29.600h4l-2 1.200z" />
    </>
  ),
  // A wide hat with a feather, a high collar, half a smile.
  'level-5': (
    <>
      <path className="robe" d="M6 48c1-7 6-9 12-10l1-5h10l1 5c6 1 11 3 12 10z" />
      {HEAD}
      {EYES}
      <path
        className="hair"
        d="M13.500 27c-1.500-8 0-12 2.500-14h16c2.500 2 4 6 2.500 14-2-1.500-3-5-3.500-9.500-4.500 1-9.500 1-14 0C16.500 22 15.500 25.500 13.500 27z"
      />
      <path className="cap" d="M3 15.500C8 12 13 11.500 15 11c1-5 4-8 9-8s8 3 9 8c2 .500 7 1 12 4.500-10 3-32 3-42 0z" />
      <path
        className="feather"
        d="M30 12C31 4 37 .500 45 2.500 43.500 4 44 5 42.500 6c.5 1.500-1 2-2 2.300 0 1.500-1.500 1.700-3 2-1.500 1.700-4 2.200-7.500 1.700z"
      />
      <path className="line" d="M21.500 29.200c2.500.600 4.500 0 6-1.400M30 36.500l-6 2-6-2" />
    </>
  ),
}
