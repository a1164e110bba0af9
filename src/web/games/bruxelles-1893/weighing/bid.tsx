// How many francs: − 3 +, with what the bid would come to in its column and for the owner of a house.
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { first, kindOf, second } from '../../../../core/action.ts'
import { isTiled } from '../../../../games/bruxelles-1893/belle-epoque/face-down.ts'
import { columnOf } from '../../../../games/bruxelles-1893/components.ts'
import { OWES_BID } from '../../../../games/bruxelles-1893/vocabulary.ts'
import { SeatMark } from '../../../art/seat-mark.tsx'
import type { Asked } from '../asked.ts'
import { auctionOf, type Bidder } from '../auction.ts'
import { draftBid, useBid } from '../draft.ts'
import { freeActionSaid } from '../foresight.ts'
import { pendingStep } from '../scene.ts'

export function Bid({ asked }: { readonly asked: Asked }): ReactNode {
  const { s, phrases, fitting } = asked
  const bid = useBid()
  const least = first(fitting[0].action)
  const most = first(fitting[fitting.length - 1].action)
  const isBid = kindOf(pendingStep(s)) === OWES_BID
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question begins anew
  useEffect(() => {
    draftBid(isBid ? least : most)
    // Whoever came by keyboard goes on by keyboard; on a phone the field would call up keys over the board.
    if (document.activeElement?.matches('[data-place]:focus-visible')) field.current?.focus()
  }, [s])
  const francs = Math.min(most, Math.max(least, bid))
  const choice = fitting.find(({ action }) => first(action) === francs)
  const play = () => choice && asked.take(choice)
  const enter = (event: KeyboardEvent) => event.key === 'Enter' && play()
  return (
    <div className="bx-bid">
      <div className="bx-stepper">
        <button type="button" aria-label={phrases.bidLess} disabled={francs <= least} onClick={() => draftBid(francs - 1)}>
          −
        </button>
        <input
          ref={field}
          className="bx-coin"
          type="number"
          inputMode="numeric"
          aria-label={phrases.bid}
          min={least}
          max={most}
          value={francs}
          onChange={(event) => draftBid(Number(event.target.value))}
          onFocus={(event) => event.target.select()}
          onKeyDown={enter}
        />
        <button type="button" aria-label={phrases.bidMore} disabled={francs >= most} onClick={() => draftBid(francs + 1)}>
          +
        </button>
      </div>
      {isBid && <Outlook asked={asked} francs={francs} most={most} />}
      <button type="button" className="btn act" data-place={`francs:${francs}`} data-open="true" onClick={play}>
        {isBid ? phrases.placeBid(francs) : choice && asked.label(choice.action)}
      </button>
    </div>
  )
}

interface OutlookProps {
  readonly asked: Asked
  readonly francs: number
  readonly most: number
}

/** Who would lead, what is left, what the owner of the house gains. */
function Outlook({ asked, francs, most }: OutlookProps): ReactNode {
  const { s, seat, phrases } = asked
  const space = second(pendingStep(s))
  const column = columnOf(space)
  const now = auctionOf(s, column)
  const rivals = [...now.leaders, ...now.others].filter((bidder) => bidder.seat !== seat)
  const own = [...now.leaders, ...now.others].find((bidder) => bidder.seat === seat)?.francs ?? 0
  const best = rivals[0]?.francs ?? 0
  const ahead = own + francs - best
  const owner = freeActionSaid(asked, space, seat)
  const marks = [
    { says: phrases.toTie, francs: best - own },
    { says: phrases.toLead, francs: best - own + 1 },
  ].filter((mark) => mark.francs !== francs && mark.francs >= 1 && mark.francs <= most && best > 0)
  return (
    <div className="bx-outlook" aria-live="polite">
      <b>
        {ahead > 0 ? phrases.wouldLead(column + 1) : ahead === 0 ? phrases.wouldTie(column + 1) : phrases.wouldTrail(column + 1, -ahead)}
      </b>
      <p>
        <Rivals rivals={rivals} soFar={phrases.soFar} />
        {marks.map((mark) => (
          <button key={mark.francs} type="button" className="link" onClick={() => draftBid(mark.francs)}>
            {mark.says(mark.francs)}
          </button>
        ))}
        <span>{phrases.leaves(s.money[seat] - francs, s.pawns[seat])}</span>
      </p>
      {(owner || isTiled(s, space)) && (
        <p className="bx-owner">
          {owner}
          {owner && isTiled(s, space) && ' · '}
          {isTiled(s, space) && phrases.tileSpace}
        </p>
      )}
    </div>
  )
}

export function Rivals({ rivals, soFar }: { readonly rivals: readonly Bidder[]; readonly soFar: string }): ReactNode {
  if (rivals.length === 0) return null
  return (
    <span className="bx-rivals">
      {rivals.map(({ seat, francs }) => (
        <span key={seat}>
          <SeatMark seat={seat} />
          {francs}
        </span>
      ))}{' '}
      {soFar}
    </span>
  )
}
