// What is weighed before a choice is made: a bid, a payment, the use of a card; otherwise what the place that is pointed at would bring.
import type { ReactNode } from 'react'
import type { Asked } from '../asked.ts'
import { stepName } from '../scene.ts'
import { Bid } from './bid.tsx'
import { CardUses } from './card-uses.tsx'
import { Payments } from './payments.tsx'
import { Preview } from './preview.tsx'

export function Weighing({ asked }: { readonly asked: Asked }): ReactNode {
  switch (stepName(asked.s)) {
    case 'bid':
    case 'recallFrancs':
      return <Bid asked={asked} />
    case 'payment':
      return <Payments asked={asked} />
    case 'useCards':
      return <CardUses asked={asked} />
    default:
      return <Preview asked={asked} />
  }
}
