// What it brings: a house, works of art, cubes, nobles, steps on tracks, francs, points.

import type { ReactNode } from 'react'
import { type Action, first, kindOf } from '../../../../core/action.ts'
import { CUBES, NOBLE_IDS, TRACKS } from '../../../../games/bruxelles-1893/components.ts'
import { TAKE_CUBE, TAKE_FRANCS } from '../../../../games/bruxelles-1893/vocabulary.ts'
import { pointing } from '../../../board/pointed.ts'
import { parts } from '../../../board/words.ts'
import type { SlipCell } from '../../../table/face.ts'
import { Change } from '../../../table/slip-change.tsx'
import { Icon } from '../art/icon.tsx'
import { Portrait } from '../art/portrait.tsx'
import { artIcon } from '../art-icons.ts'
import { House, Pavilion } from '../pieces.tsx'
import { artIn, changesIn } from './changes.ts'
import { inTwoRows, Several, Sum } from './several.tsx'
import { endsPhase, questionIn, type Sheet, toldOf } from './sheet.ts'
import { Stepper } from './stepper.tsx'
import { usesIn } from './used.tsx'

export function getCell(sheet: Sheet): SlipCell {
  const { plan, words } = sheet
  // What cards bring has a cell of its own.
  if (usesIn(plan).length > 0) return { name: words.get, rows: [] }
  const things = endsPhase(plan) ? announced(sheet) : [...buildings(sheet), ...nobles(sheet), ...goods(sheet), ...numbers(sheet)]
  return { name: words.get, rows: [...inTwoRows(things), recalled(sheet), picker(sheet)].filter(Boolean) }
}

function buildings({ plan, words }: Sheet): ReactNode[] {
  return [
    ...toldOf(plan, 'builds').map(({ houses }) => (
      <span key="house" className="bx-several">
        <House seat={plan.seat} /> {words.house(houses)}
      </span>
    )),
    ...toldOf(plan, 'buildsPavilion').map(() => (
      <span key="pavilion" className="bx-several">
        <Pavilion seat={plan.seat} />
      </span>
    )),
  ]
}

function nobles({ plan, scene }: Sheet): ReactNode[] {
  const named = [...toldOf(plan, 'hires'), ...toldOf(plan, 'usesNoble'), ...toldOf(plan, 'keeps')].map(({ noble }) => noble)
  return [...new Set(named)].map((noble) => (
    <span key={noble} className="bx-several bx-slip-noble">
      <Portrait noble={NOBLE_IDS[noble]} /> {scene.phrases.nobles[NOBLE_IDS[noble]]}
    </span>
  ))
}

function goods({ plan, scene }: Sheet): ReactNode[] {
  const { cubes, art, pawns, travellers } = changesIn(plan)
  const { phrases, words, s } = scene
  return [
    ...CUBES.filter((_, cube) => cubes[cube] > 0).map((cube) => (
      <Several key={cube} icon={cube} count={cubes[CUBES.indexOf(cube)]} says={phrases.cubes[cube]} />
    )),
    ...artIn(art, 1).map(({ tile, count }) => (
      <Several key={tile} icon={artIcon(s.edition, tile)} count={count} says={phrases.artOf(words.name('art', tile), count)} isSeen />
    )),
    ...(pawns > 0 ? [<Several key="pawn" icon="pawnFreed" count={pawns} says={phrases.aPawn} />] : []),
    ...(travellers > 0 ? [<Several key="traveller" icon="traveller" count={travellers} says={phrases.aTraveller} />] : []),
  ]
}

function numbers({ plan, scene, words }: Sheet): ReactNode[] {
  const { francs, points, steps } = changesIn(plan)
  const { phrases } = scene
  const { wild } = phrases.cubes
  const isPure = toldOf(plan, 'withoutWild').length > 0
  const isTop = toldOf(plan, 'topHouse').length > 0
  const why = parts(', ', isPure && words.noWild(wild), isTop && words.topHouse)
  return [
    ...steps.map(({ track, from, to }) => (
      <span key={TRACKS[track]} className="bx-several">
        <Icon icon={TRACKS[track]} /> <span className="art-said">{phrases.tracks[TRACKS[track]]}</span> <Change from={from} to={to} />
      </span>
    )),
    ...(francs > 0 ? [<Sum key="francs" icon="francs" by={francs} says={phrases.francs(francs)} />] : []),
    ...(points > 0 ? [<Sum key="points" icon="points" by={points} says={phrases.points(points)} why={why} />] : []),
    ...(toldOf(plan, 'pays').length > 0 && !isPure ? [<em key="wild">{words.wildUsed(wild)}</em>] : []),
    ...(toldOf(plan, 'draws').length > 0 ? [<Several key="draw" icon="art" count={1} says={words.unseen} isSeen />] : []),
    ...passed({ plan, words }),
  ]
}

const passed = ({ plan, words }: Pick<Sheet, 'plan' | 'words'>): ReactNode[] =>
  toldOf(plan, 'passesFirst').map(() => <em key="first">{words.firstPass}</em>)

/** With what ends a phase so much happens that only what was decided is shown. */
function announced({ plan, scene, words }: Sheet): ReactNode[] {
  const [pass] = [...toldOf(plan, 'passes'), ...toldOf(plan, 'passesFirst')]
  return [
    ...(pass?.francs ? [<Sum key="francs" icon="francs" by={pass.francs} says={scene.phrases.francs(pass.francs)} />] : []),
    ...passed({ plan, words }),
  ]
}

/** BC15: how many francs of a space come back. */
function recalled(sheet: Sheet): ReactNode {
  const choices = questionIn(sheet.plan, 'recallFrancs')?.choices
  const taken = sheet.plan.actions.find((a) => kindOf(a) === TAKE_FRANCS)
  return choices && taken !== undefined && <Stepper sheet={sheet} choices={choices} francs={first(taken)} />
}

/** The cubes that could be taken, where the supply may be out of sight. */
function picker({ plan, board, scene, pick }: Sheet): ReactNode {
  const choices = questionIn(plan, 'cubes')?.choices.filter(({ action }) => kindOf(action) === TAKE_CUBE) ?? []
  if (choices.length === 0) return null
  // What is taken already is not done by being pressed here once more: it is no place, and what does it stands beside it.
  const press = (action: Action, place: string) => (board.open.has(place) || !plan.actions.includes(action)) && pick(place)
  return (
    <span className="bx-slip-picker">
      {choices.map(({ action, places }) => (
        <button key={action} type="button" className="bx-unit" onClick={() => press(action, places[0])} {...pointing(places[0])}>
          <span className="art-said">{scene.phrases.cubes[CUBES[first(action)]]}</span>
          <Icon icon={CUBES[first(action)]} />
        </button>
      ))}
    </span>
  )
}
