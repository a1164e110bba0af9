// Laying a table: the game, where it is played, who sits where.
import { type FormEvent, useState } from 'react'
import type { TableView } from '../../wire/tables.ts'
import { ChooseClock } from '../clocks/choose-clock.tsx'
import { ownZone } from '../clocks/zone.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { useDeed } from '../frame/trouble.ts'
import { RatingNote } from '../opponents/opponents.tsx'
import { go } from '../router.ts'
import { choose, SOMETHING, useSettings } from '../settings.ts'
import { loadGame } from '../shelf/load.ts'
import { SHELF, volumeOf } from '../shelf/shelf.ts'
import { ask, TABLES } from '../source/http.ts'
import { layLocalTable } from '../source/local.ts'
import { localStore } from '../source/local-store.ts'
import { useTitle } from '../table/use-title.ts'
import { useWords } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { GamePicker } from './game-picker.tsx'
import { OptionField } from './option-field.tsx'
import { asked, firstPlan, metaOf, movedTo, needsName, type Plan, plannedSeats, withSeats } from './plan.ts'
import { SeatRow } from './seat-row.tsx'
import { useOptionWords } from './use-option-words.ts'
import './new-table.css'

export function NewTablePage({ game }: { readonly game: string }) {
  const words = useWords()
  const { newTable: pages } = usePageWords()
  const { name } = useSettings()
  const [plan, setPlan] = useState(() => firstPlan((volumeOf(game) ?? SHELF[0]).meta.id, name, words.newTable.defaultName))
  const change = (some: Partial<Plan>) => setPlan({ ...plan, ...some })
  const meta = metaOf(plan)
  const optionWords = useOptionWords(meta)
  useTitle(words.newTable.title)
  const [says, lay] = useDeed(async () => {
    choose({ name: plan.yourName.trim() })
    go({ page: 'table', id: await laid() })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    lay()
  }
  return (
    <PageFrame narrow>
      <h1>{words.newTable.title}</h1>
      <form className="form" onSubmit={submit}>
        <GamePicker chosen={plan.game} choose={(id) => change({ game: id, options: {} })} />
        <fieldset className="field">
          <legend>{words.newTable.where}</legend>
          <div className="pick-one two">
            {(['local', 'online'] as const).map((where) => (
              <label key={where}>
                <input type="radio" name="where" checked={plan.where === where} onChange={() => setPlan(movedTo(plan, where))} />
                <span>
                  {words.newTable[where]}
                  <small>{words.newTable[`${where}Says`]}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="pair">
          <label className="field">
            <span>{words.newTable.yourName}</span>
            <input
              type="text"
              required={needsName(plan)}
              pattern={SOMETHING}
              maxLength={24}
              value={plan.yourName}
              onChange={(event) => change({ yourName: event.target.value })}
              autoComplete="nickname"
            />
          </label>
          <label className="field">
            <span>{words.newTable.name}</span>
            <input type="text" required maxLength={60} value={plan.name} onChange={(event) => change({ name: event.target.value })} />
          </label>
        </div>
        <fieldset className="field">
          <legend>{words.newTable.seatCount}</legend>
          <div className="pick-one">
            {meta.seats.map((count) => (
              <label key={count}>
                <input type="radio" name="count" checked={plan.seats.length === count} onChange={() => setPlan(withSeats(plan, count))} />
                <span>{count}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="field">
          <legend>{words.newTable.seats}</legend>
          <ol className="panel seat-rows">
            {plan.seats.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <SeatRow key={index} plan={plan} index={index} change={setPlan} />
            ))}
          </ol>
          {plan.seats.some(({ kind }) => kind === 'bot') && <RatingNote />}
        </fieldset>
        {meta.options.map((option) => (
          <OptionField
            key={option.key}
            game={meta.id}
            option={option}
            value={plan.options[option.key] ?? option.default}
            words={optionWords?.[option.key]}
            choose={(value) => change({ options: { ...plan.options, [option.key]: value } })}
          />
        ))}
        {plan.where === 'online' && <ChooseClock clock={plan.clock} choose={(clock) => change({ clock })} />}
        {plan.where === 'online' && (
          <label className="check">
            <input type="checkbox" checked={plan.listed} onChange={(event) => change({ listed: event.target.checked })} />
            <span>
              {words.newTable.listed}. <span className="soft">{words.newTable.listedSays}</span>
            </span>
          </label>
        )}
        {plan.where === 'online' && !plan.listed && (
          <label className="check">
            <input type="checkbox" checked={plan.isPrivate} onChange={(event) => change({ isPrivate: event.target.checked })} />
            <span>
              {pages.isPrivate}. <span className="soft">{pages.isPrivateSays}</span>
            </span>
          </label>
        )}
        {says && (
          <p className="refused" role="alert">
            {says}
          </p>
        )}
        <button type="submit" className="btn act big">
          {words.newTable.create}
        </button>
      </form>
    </PageFrame>
  )

  async function laid(): Promise<string> {
    if (plan.where === 'online') return (await ask<TableView>(TABLES, asked(plan, ownZone()))).id
    const seats = plannedSeats(plan, (seat) => (plan.seats[seat].kind === 'you' ? words.newTable.you : words.newTable.personName(seat)))
    return layLocalTable({ name: plan.name.trim(), options: plan.options, seats }, { game: await loadGame(plan.game), store: localStore() })
  }
}
