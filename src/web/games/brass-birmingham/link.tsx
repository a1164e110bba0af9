// A line of the map: open water or open track, closed in this era, or with a link in its owner's colour and mark.
import { memo, type ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import { LINK_ERAS } from '../../../games/brass-birmingham/board.ts'
import { CANAL, RAIL } from '../../../games/brass-birmingham/components.ts'
import { Spot } from '../../board/place.tsx'
import { said } from '../../board/words.ts'
import { LINES, meantLine } from './lines.ts'
import { Mark } from './mark.tsx'
import { linkPiece } from './pieces.ts'
import { linkPlace } from './places.ts'
import { type Scene, sameAt, speaksSame, spotData } from './scene.ts'
import { isTouch } from './touch.ts'
import { phrasesOf } from './words/phrases.ts'

/** Half of what a thumb covers, in pixels. */
const REACH = 24

interface LinkProps {
  readonly scene: Scene
  readonly link: number
}

export const Link = memo(
  function Link({ scene, link }: LinkProps): ReactNode {
    const { s, effect } = scene
    const { rail, canal, middle } = LINES[link]
    const owner = s.link[link]
    const isBuilt = owner !== NONE
    const isOpenNow = (LINK_ERAS[link] & (1 << s.era)) !== 0
    const isWater = isOpenNow ? s.era === CANAL : s.era === RAIL
    const course = isWater ? canal : rail
    return (
      <Spot
        place={linkPlace(link)}
        label={linkLabel(scene, link)}
        deed={phrasesOf(scene.words).deeds.network}
        className="bb-spot bb-link"
        data={{
          ...spotData(scene, linkPlace(link)),
          'data-water': isWater,
          'data-closed': !isOpenNow,
          'data-built': isBuilt,
          'data-seat': isBuilt ? owner : undefined,
          'data-way': effect?.way.has(link) === true,
        }}
        meant={({ clientX, clientY, currentTarget: { ownerSVGElement: map } }) => {
          const toScreen = map?.getScreenCTM()
          // A mouse means what it has lit.
          if (!map || !toScreen || !isTouch()) return linkPlace(link)
          const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse())
          // What is seen now: a line is not drawn anew whenever another opens.
          const isOpen = (each: number) => map.querySelector(`[data-place="${linkPlace(each)}"][data-open="true"]`) !== null
          return linkPlace(meantLine([x, y], { hit: link, reach: REACH / toScreen.a, isOpen }))
        }}
      >
        <path className="bb-link-hit place-line" d={rail} />
        <path className="bb-link-band-case" d={course} />
        <path className="bb-link-band" d={course} />
        {!isWater && <path className="bb-link-ties" d={course} />}
        <path className="bb-link-edge" d={course} />
        <path className="bb-link-bed" d={course} />
        <path className="bb-link-mid" d={course} />
        {isBuilt && (
          <g transform={`translate(${middle[0]} ${middle[1]})`}>
            <g className="bb-plaque" data-piece={linkPiece(s, link)}>
              <rect x="-10" y="-8" width="20" height="16" rx="8" />
              <Mark seat={owner} x={-5} y={-5} size={10} />
            </g>
          </g>
        )}
      </Spot>
    )
  },
  sameAt(
    ({ link }) => linkPlace(link),
    ({ scene: { s, effect }, link }) => `${s.era} ${s.link[link]} ${effect?.way.has(link) === true}`,
    speaksSame,
  ),
)

export function linkLabel({ s, seats, words, prices }: Scene, link: number): string {
  const phrases = phrasesOf(words)
  const owner = s.link[link]
  const eras = LINK_ERAS[link]
  const price = prices.get(linkPlace(link))
  return said(
    words.name('link', link),
    owner === NONE ? phrases.lineFree : seats[owner].name,
    eras === 1 << CANAL && phrases.canalOnly,
    eras === 1 << RAIL && phrases.railOnly,
    price !== undefined && phrases.buildFor(words.name('money', price)),
  )
}
