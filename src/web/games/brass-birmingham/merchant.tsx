// A merchants' hall: its tiles with their barrels, and the bonus for drinking them.
import { memo, type ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import type { Words } from '../../../core/game.ts'
import { GOODS, INDUSTRIES } from '../../../games/brass-birmingham/components.ts'
import {
  BLANK,
  BUYS,
  DEVELOP_BONUS,
  INCOME_BONUS,
  MONEY_BONUS,
  SPACE_AMOUNT,
  SPACE_BONUS,
  SPACE_LOCATION,
  SPACES,
} from '../../../games/brass-birmingham/merchants.ts'
import { BARREL, BarrelShape } from '../../art/goods.tsx'
import { IndustryShape } from '../../art/industry.tsx'
import { SignShape } from '../../art/sign.tsx'
import { CORNER, Spot } from '../../board/place.tsx'
import { Ring } from '../../board/ring.tsx'
import { parts, said } from '../../board/words.ts'
import { BOXES, SPACE_AT } from './boxes.ts'
import { Mark } from './mark.tsx'
import { spacePlace } from './places.ts'
import { isInNetwork, type Scene, sameAt, speaksSame, spotData } from './scene.ts'
import { fitted } from './text-width.ts'
import { phrasesOf } from './words/phrases.ts'

export function Merchant({ scene, location }: { readonly scene: Scene; readonly location: number }): ReactNode {
  const { you, words } = scene
  const { x, y, width, height, centre } = BOXES[location]
  const spaces = Array.from({ length: SPACES }, (_, space) => space).filter((space) => SPACE_LOCATION[space] === location)
  const isMine = isInNetwork(scene, location)
  const name = words.name('merchant', location)
  return (
    <g className="bb-merchant">
      <path className="bb-hall" d={`M${x} ${y + height}V${y + 12}c0-7 4-11 11-11h${width - 22}c7 0 11 4 11 11V${y + height}z`} />
      <path className="bb-hall-in" d={`M${x + 3} ${y + height - 3}V${y + 21}h${width - 6}V${y + height - 3}z`} />
      <text
        className="bb-hall-name"
        x={centre[0] + (isMine ? 4 : 0)}
        y={y + 15}
        fontSize={fitted(name, 14, width - (isMine ? 28 : 14)).size}
      >
        {name}
      </text>
      {isMine && you !== null && <Mark seat={you} x={x + 8} y={y + 6.5} size={8.5} />}
      {spaces.map((space) => (
        <Space key={space} scene={scene} space={space} />
      ))}
      <Bonus scene={scene} space={spaces[0]} />
    </g>
  )
}

const Space = memo(
  function Space({ scene, space }: { readonly scene: Scene; readonly space: number }): ReactNode {
    const { s } = scene
    const place = spacePlace(space)
    const [x, y] = SPACE_AT[space]
    const buys = INDUSTRIES.slice(0, GOODS).filter((_, industry) => BUYS[s.merchant[space]] & (1 << industry))
    const isBlank = s.merchant[space] === NONE || s.merchant[space] === BLANK
    return (
      <Spot
        place={place}
        label={spaceLabel(scene, space)}
        className="bb-spot bb-space"
        markAt={CORNER}
        data={{ ...spotData(scene, place), 'data-blank': isBlank }}
      >
        <g transform={`translate(${x} ${y})`}>
          <path className="bb-space-tile" d="M6 0h18l6 6v18l-6 6H6l-6-6V6z" />
          {s.merchant[space] === BLANK && <path className="bb-space-none" d="M9 15h12" />}
          {buys.map((industry, i) => (
            <g key={industry} transform={buys.length === 1 ? 'translate(5 5) scale(.83)' : THREE[i]}>
              <IndustryShape industry={industry} />
            </g>
          ))}
          {!isBlank && (
            <g transform="translate(31.5 8.5)" data-ware="beer">
              {s.barrel[space] ? <BarrelShape /> : <path className="bb-no-barrel" d={BARREL} />}
            </g>
          )}
          <Ring d={RING} />
        </g>
      </Spot>
    )
  },
  sameAt(
    ({ space }) => spacePlace(space),
    ({ scene: { s }, space }) => `${s.merchant[space]} ${s.barrel[space]}`,
    speaksSame,
  ),
)

const THREE = ['translate(8.5 1.5) scale(.54)', 'translate(2.5 14.5) scale(.5)', 'translate(15.5 14.5) scale(.52)'] as const
const RING = 'M5 -2.5h34.5c4 0 6.5 2.5 6.5 6.5v22c0 4-2.5 6.5-6.5 6.5H5l-7.5-7.5V5z'

/** A coin with what the beer gives, and the two link points that every hall has. */
const Bonus = memo(function Bonus({ scene, space }: { readonly scene: Scene; readonly space: number }): ReactNode {
  const { x, y, width, height } = BOXES[SPACE_LOCATION[space]]
  const phrases = phrasesOf(scene.words)
  const amount = SPACE_AMOUNT[space]
  const kind = SPACE_BONUS[space]
  const [cx, cy] = [x + width - 19, y + 34]
  return (
    <g className="bb-bonus">
      <title>{bonusSaid(scene, space)}</title>
      <g transform={`translate(${cx} ${cy})`}>
        <circle r="12.5" />
        {kind === DEVELOP_BONUS && (
          <g transform="translate(-6.5 -7) scale(.93)">
            <SignShape sign="develop" />
          </g>
        )}
        {kind === MONEY_BONUS && <text y="4.5">£{amount}</text>}
        {kind !== DEVELOP_BONUS && kind !== MONEY_BONUS && (
          <>
            <text y="1">{kind === INCOME_BONUS ? `+${amount}` : amount}</text>
            <text className="bb-unit" y="8.5">
              {kind === INCOME_BONUS ? phrases.incomeUnit : phrases.pointsUnit}
            </text>
          </>
        )}
      </g>
      {[-11.5, 0.5].map((dx) => (
        <g key={dx} className="bb-hall-links" transform={`translate(${cx + dx} ${y + height - 9.5}) scale(.75)`}>
          <SignShape sign="link" />
        </g>
      ))}
    </g>
  )
}, speaksSame)

function spaceLabel({ s, words }: Scene, space: number): string {
  const phrases = phrasesOf(words)
  const face = s.merchant[space]
  const name = phrases.merchant(words.name('merchant', SPACE_LOCATION[space]), space - SPACE_LOCATION.indexOf(SPACE_LOCATION[space]) + 1)
  if (face === NONE) return said(name, phrases.spaceClosed)
  if (face === BLANK) return said(name, phrases.buysNothing)
  const goods = INDUSTRIES.flatMap((_, industry) => (BUYS[face] & (1 << industry) ? [words.name('industry', industry)] : []))
  return said(name, phrases.buys(parts(', ', ...goods)), s.barrel[space] ? phrases.barrelHere : phrases.barrelGone)
}

function bonusSaid({ words }: Scene, space: number): string {
  return said(words.name('merchant', SPACE_LOCATION[space]), phrasesOf(words).bonus(bonusName(words, space)))
}

/** What a merchant's beer gives. */
export function bonusName(words: Words, space: number): string {
  const phrases = phrasesOf(words)
  const amount = SPACE_AMOUNT[space]
  const what = {
    [DEVELOP_BONUS]: phrases.developBonus,
    [MONEY_BONUS]: words.name('money', amount),
    [INCOME_BONUS]: words.name('spaces', amount),
  }[SPACE_BONUS[space]]
  return what ?? words.name('points', amount)
}
