// Between map and hand: the tracks, or while a choice is pending what it would do: price, sources, flips, cash.
import type { ReactNode } from 'react'
import type { Told } from '../../../core/words.ts'
import { type Ware, WareIcon } from '../../art/goods.tsx'
import { SeatMark } from '../../art/seat-mark.tsx'
import { Sign } from '../../art/sign.tsx'
import { type Change, type Preview, saysSomething } from './preview.ts'
import type { Scene } from './scene.ts'
import { Tracks } from './tracks.tsx'
import { Wares } from './wares.tsx'
import { phrasesOf } from './words/phrases.ts'

export function Ledger({ scene }: { readonly scene: Scene }): ReactNode {
  const { words } = scene
  const previews = scene.previews.filter(saysSomething)
  const isPending = previews.length > 0
  return (
    <div className="bb-ledger" data-pending={isPending}>
      {isPending ? (
        <section className="bb-slips" aria-label={phrasesOf(words).preview}>
          {previews.map((preview) => (
            <Slip key={preview.action} scene={scene} preview={preview} />
          ))}
        </section>
      ) : (
        <Tracks scene={scene} />
      )}
    </div>
  )
}

function Slip({ scene, preview }: { readonly scene: Scene; readonly preview: Preview }): ReactNode {
  const { words } = scene
  const phrases = phrasesOf(words)
  const money = (n: number) => words.name('money', n)
  const level = (n: number) => words.name('level', n)
  return (
    <ul className="bb-slip">
      {preview.told.map((told, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no name of their own, and never move
        <Line key={i} told={told} scene={scene} />
      ))}
      {preview.asks.map((ware, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes are alike
        <li key={`ask-${i}`}>
          <WareIcon ware={ware} />
          <em>{phrases.youChoose(phrases.wares[ware])}</em>
        </li>
      ))}
      <Sum name={phrases.cash} change={preview.money} say={money} always={preview.told.length > 0} />
      <Sum name={phrases.spent} change={preview.spent} say={money} />
      <Sum name={phrases.income} change={preview.income} say={level} />
      <Sum name={phrases.points} change={preview.points} say={String} />
      {preview.ends && (
        <li>
          <em>{phrases.ends}</em>
        </li>
      )}
    </ul>
  )
}

interface SumProps {
  readonly name: string
  readonly change: Change
  readonly say: (n: number) => string
  readonly always?: boolean
}

function Sum({ name, change: [before, after], say, always = false }: SumProps): ReactNode {
  if (!always && before === after) return null
  return (
    <li className="bb-sum" data-worse={after < before}>
      <span>{name}</span> <b>{say(before)}</b> <i>→</i> <b>{say(after)}</b>
    </li>
  )
}

/** One thing that would happen, as far as it is worth a line. */
function Line({ told: { event, seat, facts }, scene }: { readonly told: Told; readonly scene: Scene }): ReactNode {
  const { words } = scene
  const phrases = phrasesOf(words)
  const name = (fact: string) => words.name(fact, facts[fact])
  switch (event) {
    case 'builds':
    case 'lays':
      return (
        <li>
          <span>{event === 'builds' ? name('tile') : name('link')}</span> <b>{name('money')}</b>
        </li>
      )
    case 'develops':
    case 'developsFree':
    case 'sells':
      return (
        <li>
          <span>{name('tile')}</span>
        </li>
      )
    case 'takesCoal':
    case 'takesIron':
    case 'takesBeer':
      return (
        <li>
          <Wares ware={WARE[event]} count={facts[WARE[event]]} />
          <b>{name('town')}</b>
          <span className="bb-whose" data-seat={facts.other}>
            <SeatMark seat={facts.other} />
          </span>
        </li>
      )
    case 'buysCoal':
    case 'buysIron':
    case 'sellsCoal':
    case 'sellsIron':
      return (
        <li>
          <Wares ware={WARE[event]} count={facts[WARE[event]]} />
          <span>{event.startsWith('buys') ? phrases.fromMarket : phrases.toMarket}</span>
          <b>{event.startsWith('buys') ? name('money') : `+${name('money')}`}</b>
        </li>
      )
    case 'drinks':
      return (
        <li>
          <WareIcon ware="beer" />
          <b>{name('merchant')}</b>
        </li>
      )
    case 'flips':
      return (
        <li className="bb-flip">
          <Sign sign="flip" />
          <span className="bb-whose" data-seat={seat}>
            <SeatMark seat={seat} />
          </span>
          <span>
            {name('tile')} {phrases.flips}
          </span>
        </li>
      )
    default:
      return null
  }
}

const WARE: Readonly<Record<string, Ware>> = {
  takesCoal: 'coal',
  buysCoal: 'coal',
  sellsCoal: 'coal',
  takesIron: 'iron',
  buysIron: 'iron',
  sellsIron: 'iron',
  takesBeer: 'beer',
}
