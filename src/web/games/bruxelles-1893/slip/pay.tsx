// What it costs: pawns, the bid, a noble's price, the units of a building, and whatever else is given.
import type { ReactNode } from 'react'
import { first } from '../../../../core/action.ts'
import { CUBES } from '../../../../games/bruxelles-1893/components.ts'
import { FRANC_UNIT, UNIT_KINDS, unitsOf } from '../../../../games/bruxelles-1893/payments.ts'
import type { Choice } from '../../../table/choice.ts'
import type { SlipCell } from '../../../table/face.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import { artIcon } from '../art-icons.ts'
import { Icons, Pawn } from '../pieces.tsx'
import { artIn, changesIn, paidIn, salariesIn } from './changes.ts'
import { Francs, Several, Sum } from './several.tsx'
import { endsPhase, questionIn, type Sheet } from './sheet.ts'
import { Stepper } from './stepper.tsx'

export function payCell(sheet: Sheet): SlipCell {
  const { plan, words } = sheet
  const paid = paidIn(plan)
  const rows = [pawnsAndBid(sheet), units(sheet), given(sheet), paid.price > 0 && price(sheet)]
  return { name: words.pay, rows: rows.filter(Boolean) }
}

function pawnsAndBid(sheet: Sheet): ReactNode {
  const { plan, scene, words } = sheet
  const { pawns, travellers } = paidIn(plan)
  const bid = bidOf(sheet)
  const choices = questionIn(plan, 'bid')?.choices
  if (pawns + travellers + bid === 0) return null
  return (
    <>
      {pawns > 0 && (
        <>
          <Pawn seat={plan.seat} /> <b aria-hidden="true">{pawns}</b>
        </>
      )}
      <Icons icon="traveller" count={travellers} />
      <span className="art-said">{scene.phrases.costsPawns(pawns + travellers)}</span>
      {choices ? (
        <Stepper sheet={sheet} choices={choices} francs={bid} />
      ) : (
        bid > 0 && <Francs francs={bid} says={scene.phrases.francs(bid)} />
      )}
      {bid > 0 && <em>{words.bid}</em>}
    </>
  )
}

/** The bid of a plan, also while it is the last thing in hand. */
export const bidOf = ({ plan }: Sheet): number => paidIn(plan).bid

function price({ plan, scene, words }: Sheet): ReactNode {
  const francs = paidIn(plan).price
  return (
    <>
      <Francs francs={francs} says={scene.phrases.francs(francs)} /> <em>{words.price}</em>
    </>
  )
}

/** Each unit by itself; one that could be another is a button. */
function units(sheet: Sheet): ReactNode {
  const { plan, words } = sheet
  const { payment, glass } = paidIn(plan)
  if (payment === null) return null
  const choices = questionIn(plan, 'payment')?.choices ?? []
  const kinds = Array.from({ length: UNIT_KINDS }, (_, kind) => new Array<number>(unitsOf(payment, kind)).fill(kind)).flat()
  return (
    <>
      {kinds.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the payment
        <Unit key={i} sheet={sheet} kind={kind} other={otherUnit(choices, payment, kind)} />
      ))}
      <Icons icon="glass" count={glass} />
      <em>{words.byCompass}</em>
    </>
  )
}

interface UnitProps {
  readonly sheet: Sheet
  readonly kind: number
  /** The payment with another unit in its place. */
  readonly other: Choice | null
}

function Unit({ sheet: { scene, words, take }, kind, other }: UnitProps): ReactNode {
  const isFrancs = kind === FRANC_UNIT
  const name = isFrancs ? scene.phrases.francs(3) : scene.phrases.cubes[CUBES[kind]]
  const icon: IconName = isFrancs ? 'francs' : CUBES[kind]
  const drawing = (
    <>
      <Icon icon={icon} />
      {isFrancs && <b aria-hidden="true">3</b>}
    </>
  )
  if (!other)
    return (
      <span className="bx-unit">
        <span className="art-said">{name}</span>
        {drawing}
      </span>
    )
  return (
    <button type="button" className="bx-unit" onClick={() => take(other)}>
      <span className="art-said">{words.exchange(name)}</span>
      {drawing}
    </button>
  )
}

/** The payment that differs in one unit of a kind: the next kind after it that is possible. */
function otherUnit(choices: readonly Choice[], payment: number, kind: number): Choice | null {
  const isExchange = (other: number, instead: number) =>
    Array.from({ length: UNIT_KINDS }, (_, each) => each).every(
      (each) => unitsOf(other, each) - unitsOf(payment, each) === (each === kind ? -1 : each === instead ? 1 : 0),
    )
  for (let after = 1; after < UNIT_KINDS; after++) {
    const instead = (kind + after) % UNIT_KINDS
    const found = choices.find(({ action }) => isExchange(first(action), instead))
    if (found) return found
  }
  return null
}

/** What is given besides: a tile that is sold, a wild cube that is traded, points for a noble who is not paid. */
function given(sheet: Sheet): ReactNode {
  const { plan, scene } = sheet
  if (endsPhase(plan)) return salaries(sheet)
  const { cubes, art, francs, pawns, points } = changesIn(plan)
  const { phrases, words, s } = scene
  const lost = [
    ...(pawns < 0 ? [<Several key="pawn" icon="anyPawn" count={-pawns} says={phrases.aPawn} />] : []),
    ...(francs < 0 ? [<Francs key="francs" francs={-francs} says={phrases.francs(-francs)} />] : []),
    ...(points < 0 ? [<Sum key="points" icon="points" by={points} says={phrases.points(points)} />] : []),
    ...CUBES.filter((_, cube) => cubes[cube] < 0).map((cube) => (
      <Several key={cube} icon={cube} count={-cubes[CUBES.indexOf(cube)]} says={phrases.cubes[cube]} />
    )),
    ...artIn(art, -1).map(({ tile, count }) => (
      <Several key={tile} icon={artIcon(s.edition, tile)} count={count} says={phrases.artOf(words.name('art', tile), count)} isSeen />
    )),
  ]
  return lost.length > 0 && lost
}

/** The last salaries end the game: of all that follows, only what was decided is shown. */
function salaries({ plan, scene: { phrases } }: Sheet): ReactNode {
  const { francs, points } = salariesIn(plan)
  const lost = [
    ...(francs > 0 ? [<Francs key="francs" francs={francs} says={phrases.francs(francs)} />] : []),
    ...(points > 0 ? [<Sum key="points" icon="points" by={-points} says={phrases.points(-points)} />] : []),
  ]
  return lost.length > 0 && lost
}
