// Pictures of Skyrise's rules, made of its own buildings, tokens and signs.
import type { ReactNode } from 'react'
import { configOf } from '../../../../core/config.ts'
import { rngOf } from '../../../../core/seed.ts'
import { BUILDINGS, COLOURS, type HEIGHTS, LETTERS } from '../../../../games/skyrise/components.ts'
import { skyrise } from '../../../../games/skyrise/index.ts'
import type { State } from '../../../../games/skyrise/state.ts'
import { Arrow, Group, Named, Or, Piece, Sum } from '../../../rules/drawn.tsx'
import type { Pictures } from '../../../rules/teach.ts'
import { Icon, type IconName } from '../icon.tsx'
import { heightNameOf } from '../pieces.ts'
import { BuildingPicture, DiscPicture } from '../slip-rows.tsx'
import type { Part } from './parts.ts'
import '../slip.css'
import '../explain/explain.css'
import './beside.css'
import './teach.css'

/** A table as it is dealt: whose buildings are drawn. */
const s: State = dealt()
function dealt(): State {
  const config = configOf(skyrise, 3)
  const state = skyrise.create(config)
  skyrise.setup(state, config, rngOf('rules'))
  return state
}

const numberOf = (seat: number, structure: number): number => s.tables.number[s.set[seat] * BUILDINGS + structure]
const all = Array.from({ length: BUILDINGS }, (_, structure) => structure)
/** The structure of a seat whose number is next above one. */
const above = (seat: number, number: number): number =>
  all.filter((each) => numberOf(seat, each) > number).sort((a, b) => numberOf(seat, a) - numberOf(seat, b))[0]
const OPENING = above(0, 20)
const SECOND = above(1, numberOf(0, OPENING))
const LAST = above(2, numberOf(1, SECOND))
const ofHeight = (seat: number, height: (typeof HEIGHTS)[number]): number => all.find((each) => heightNameOf(s, seat, each) === height) ?? 0

const Bid = ({ seat, structure }: { readonly seat: number; readonly structure: number }): ReactNode => (
  <Named name={numberOf(seat, structure)}>
    <BuildingPicture {...{ s, seat, structure }} />
  </Named>
)
const Building = ({ seat, structure }: { readonly seat: number; readonly structure: number }): ReactNode => (
  <Piece>
    <BuildingPicture {...{ s, seat, structure }} />
  </Piece>
)
const Disc = ({ token }: { readonly token: (typeof COLOURS)[number] | (typeof LETTERS)[number] | 'wild' | 'award' }): ReactNode => (
  <Piece>
    <DiscPicture token={token} />
  </Piece>
)
const Sign = ({ name }: { readonly name: IconName }): ReactNode => (
  <Piece>
    <span className="sr-pictured-sign">
      <Icon name={name} />
    </span>
  </Piece>
)

export const pictures: Pictures<Part> = {
  goal: () => (
    <>
      <Bid seat={0} structure={OPENING} />
      <Arrow />
      <Building seat={0} structure={OPENING} />
      <Disc token={COLOURS[0]} />
      <Sum>×2</Sum>
    </>
  ),
  auction: () => (
    <>
      <Bid seat={0} structure={OPENING} />
      <Arrow />
      <Bid seat={1} structure={SECOND} />
      <Arrow />
      <Bid seat={2} structure={LAST} />
    </>
  ),
  token: () => (
    <>
      {[2, 3, 6, 4].map((value, at) => (
        <Named key={value} name={value}>
          <span style={{ opacity: at === 3 ? 0.6 : 1 }}>
            <DiscPicture token={COLOURS[0]} />
          </span>
        </Named>
      ))}
      <Or />
      <Disc token={LETTERS[0]} />
      <Disc token="award" />
    </>
  ),
  control: () => (
    <>
      <Group>
        <Building seat={0} structure={ofHeight(0, 'tall')} />
        <Building seat={0} structure={ofHeight(0, 'medium')} />
      </Group>
      <Sum>&gt;</Sum>
      <Group>
        <Building seat={1} structure={ofHeight(1, 'tall')} />
        <Building seat={1} structure={ofHeight(1, 'low')} />
      </Group>
      <Or />
      {(['airships', 'windmills', 'lakes', 'bridges', 'chains'] as const).map((name) => (
        <Sign key={name} name={name} />
      ))}
    </>
  ),
  masterpiece: () => (
    <>
      <Bid seat={2} structure={LAST} />
      <Sum>&lt;</Sum>
      <Building seat={1} structure={BUILDINGS} />
    </>
  ),
  end: () => (
    <>
      <Building seat={0} structure={OPENING} />
      <Sum>×7</Sum>
      <Or />
      <Sign name="key" />
      <Sum>10</Sum>
      <Sign name="key" />
      <Sum>4</Sum>
    </>
  ),
}
