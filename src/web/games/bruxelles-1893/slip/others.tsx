// Who else gains, how the column stands after it, where the compass points, and what one has then.

import type { ReactNode } from 'react'
import { first, kindOf } from '../../../../core/action.ts'
import { pointed, stepOn } from '../../../../games/bruxelles-1893/compass.ts'
import { ACTIONS, columnOf, HANDS, SEGMENTS } from '../../../../games/bruxelles-1893/components.ts'
import { pointsOf } from '../../../../games/bruxelles-1893/state.ts'
import { TURN } from '../../../../games/bruxelles-1893/vocabulary.ts'
import { columnName } from '../../../../games/bruxelles-1893/words/places.ts'
import { SeatMark } from '../../../art/seat-mark.tsx'
import type { SlipCell } from '../../../table/face.ts'
import { Change } from '../../../table/slip-change.tsx'
import { Icon, type IconName } from '../art/icon.tsx'
import { auctionOf } from '../auction.ts'
import { freeGain, houseOwner } from '../foresight.ts'
import { Pawn } from '../pieces.tsx'
import { nameOf } from '../scene.ts'
import { salariesIn } from './changes.ts'
import { bidOf } from './pay.tsx'
import { Francs } from './several.tsx'
import { endsPhase, questionIn, type Sheet } from './sheet.ts'

/** What the owner of a house would gain by a pawn on it, in words; null when nobody would. */
export function ownerGain(
  { plan, scene }: Sheet,
  space: number,
): { readonly name: string; readonly seat: number; readonly gain: string } | null {
  const owner = houseOwner(plan.before, space, plan.seat)
  if (owner === null) return null
  const action = plan.before.actionAt[space]
  // His own houses may grow less or more by what is planned: the free action comes last.
  const gain = scene.phrases.freeActions[ACTIONS[action]](freeGain(plan.after, owner, action))
  return { name: nameOf(scene, owner), seat: owner, gain }
}

export function ownerCell(sheet: Sheet, space: number): SlipCell {
  const { words, plan } = sheet
  const gained = ownerGain(sheet, space)
  if (!gained) return { name: '', rows: [] }
  const action = ACTIONS[plan.before.actionAt[space]]
  const per = action === 'construction' ? words.perBuilding : action === 'sale' ? words.perTile : null
  const rows = [
    <>
      <SeatMark seat={gained.seat} /> {words.gains(gained.name, gained.gain)}
    </>,
    per && <em>{per}</em>,
  ]
  return { name: words.onHouse(gained.name), rows: rows.filter(Boolean) }
}

export function columnCell(sheet: Sheet, space: number): SlipCell {
  const { plan, words, take, scene } = sheet
  const { seat } = plan
  const column = columnOf(space)
  const now = auctionOf(plan.before, column)
  const bidders = [...now.leaders, ...now.others]
  const rivals = bidders.filter((bidder) => bidder.seat !== seat)
  const before = bidders.find((bidder) => bidder.seat === seat)?.francs ?? 0
  const own = before + bidOf(sheet)
  const best = rivals[0]?.francs ?? 0
  const bids = questionIn(plan, 'bid')?.choices ?? []
  const marks = [
    { says: words.toTie, francs: best - before },
    { says: words.toLead, francs: best - before + 1 },
  ].filter(({ francs }) => best > 0 && francs > bidOf(sheet) && francs <= bids.length)
  const rows = [
    <>
      <SeatMark seat={seat} /> <b className={own > best ? 'up' : undefined}>{own}</b>{' '}
      {own > best ? words.youLead : own === best ? words.youTie : words.behind(best - own)}
    </>,
    <span key="rivals" className="bx-rivals">
      {rivals.map((rival) => (
        <span key={rival.seat} title={nameOf(scene, rival.seat)}>
          <SeatMark seat={rival.seat} />
          <span className="art-said">{nameOf(scene, rival.seat)}</span> {rival.francs}
        </span>
      ))}
      {rivals.length === 0 && <em>{words.noOther}</em>}
      {marks.map(({ says, francs }) => (
        <button key={francs} type="button" className="link" onClick={() => take(bids[francs - 1])}>
          {says(francs)}
        </button>
      ))}
    </span>,
  ]
  return { name: words.columnAfter(columnName(column)), rows }
}

const SEGMENT_ICONS = SEGMENTS satisfies readonly IconName[]

/** After a building one hand is turned: which one, where either can be. */
export function compassCell({ plan, scene, words, take }: Sheet): SlipCell {
  const { before, after } = plan
  const asked = questionIn(plan, 'hand')
  const s = asked?.after ?? before
  const hands = Array.from({ length: HANDS }, (_, hand) => ({
    hand,
    from: pointed(s, hand),
    to: asked ? s.segment[stepOn(s, hand)] : pointed(after, hand),
    choice: asked?.choices.find(({ action }) => kindOf(action) === TURN && first(action) === hand),
  })).filter(({ from, to }) => from !== to)
  const rows = hands.map(({ hand, from, to, choice }) => {
    const drawing = (
      <>
        <span className="art-said">{scene.phrases.fromTo(scene.words.name('segment', from), scene.words.name('segment', to))}</span>
        <Icon icon={SEGMENT_ICONS[from]} /> → <Icon icon={SEGMENT_ICONS[to]} />
      </>
    )
    return choice ? (
      <button key={hand} type="button" className="bx-unit" aria-pressed={plan.actions.includes(choice.action)} onClick={() => take(choice)}>
        {drawing}
      </button>
    ) : (
      <span key={hand} className="bx-unit">
        {drawing}
      </span>
    )
  })
  return { name: words.compass, rows: endsPhase(plan) ? [] : rows }
}

export function thenCell({ plan, scene, words }: Sheet): SlipCell {
  const { before, after, seat } = plan
  const { phrases } = scene
  if (endsPhase(plan)) {
    const { francs } = salariesIn(plan)
    const left = before.money[seat] - francs
    return { name: words.afterwards, rows: francs > 0 ? [<Francs key="francs" francs={left} says={phrases.francs(left)} />] : [] }
  }
  const [from, to] = [pointsOf(before, seat), pointsOf(after, seat)]
  const rows: ReactNode[] = [
    <>
      <Francs francs={after.money[seat]} says={phrases.francs(after.money[seat])} />
      <Pawn seat={seat} /> <b aria-hidden="true">{after.pawns[seat]}</b>
      <span className="art-said">{phrases.pawnsInHandCount(after.pawns[seat])}</span>
    </>,
    from === to ? <em key="points">{phrases.points(to)}</em> : <Change key="points" from={from} to={to} says={phrases.pointsUnit} />,
  ]
  return { name: words.afterwards, rows }
}
