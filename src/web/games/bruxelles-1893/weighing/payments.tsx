// Every way to pay that the compass and one's cubes allow; picking cubes on one's own board narrows the list.
import type { ReactNode } from 'react'
import { first } from '../../../../core/action.ts'
import { CUBES, WILD } from '../../../../games/bruxelles-1893/components.ts'
import { FRANC_UNIT, UNIT_KINDS, unitsOf } from '../../../../games/bruxelles-1893/payments.ts'
import type { Choice } from '../../../table/choice.ts'
import { Icon } from '../art/icon.tsx'
import type { Asked } from '../asked.ts'

export function Payments({ asked }: { readonly asked: Asked }): ReactNode {
  const wilds = ({ action }: Choice) => unitsOf(first(action), WILD)
  const sorted = [...asked.fitting].sort((a, b) => wilds(a) - wilds(b))
  return (
    <div className="bx-payments">
      {sorted.map((choice) => (
        <Payment key={choice.action} asked={asked} choice={choice} />
      ))}
    </div>
  )
}

function Payment({ asked, choice }: { readonly asked: Asked; readonly choice: Choice }): ReactNode {
  const { phrases, ready } = asked
  const payment = first(choice.action)
  const kinds = Array.from({ length: UNIT_KINDS }, (_, kind) => kind).filter((kind) => unitsOf(payment, kind) > 0)
  return (
    <button type="button" className="btn bx-option" aria-pressed={ready?.action === choice.action} onClick={() => asked.take(choice)}>
      <span className="art-said">{asked.label(choice.action)}</span>
      <span className="place-inside" aria-hidden="true">
        {kinds.map((kind) => (
          <span key={kind} className="bx-unit">
            <b>{unitsOf(payment, kind) * (kind === FRANC_UNIT ? 3 : 1)}</b>
            <Icon icon={kind === FRANC_UNIT ? 'francs' : CUBES[kind]} />
          </span>
        ))}
      </span>
      {unitsOf(payment, WILD) === 0 && <small>{phrases.withoutWild}</small>}
    </button>
  )
}
