// What a person has chosen for this device, in one place; every change is kept at once.
import { type ReactNode, useId } from 'react'
import { LANGUAGES } from '../../core/words.ts'
import { NameField } from '../frame/name-field.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { Link } from '../link.tsx'
import { choose, PACES, THEMES, useSettings } from '../settings.ts'
import { ringYourTurn } from '../table/use-sounds.ts'
import { useTitle } from '../table/use-title.ts'
import { OWN_NAMES, useWords } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { OneOf } from './one-of.tsx'
import './settings.css'

export function SettingsPage() {
  const words = useWords()
  const { settings: said } = usePageWords()
  const { language, theme, pace } = useSettings()
  useTitle(said.title)
  return (
    <PageFrame>
      <div className="settings">
        <header>
          <h1>{said.title}</h1>
          <p className="soft">{said.saved}</p>
        </header>
        <div className="settings-column">
          <Group title={said.you}>
            <Row title={said.name} says={said.nameSays}>
              {(id) => <NameField id={id} />}
            </Row>
            <OneOf
              title={said.language}
              value={language}
              names={LANGUAGES.map((l) => [l, OWN_NAMES[l]])}
              choose={choose}
              setting="language"
            />
            <Row title={said.seats} says={said.seatsSays}>
              {(id) => (
                <Link id={id} className="btn small" to={{ page: 'seats' }}>
                  {said.show}
                </Link>
              )}
            </Row>
          </Group>
          <Group title={said.look}>
            <OneOf title={said.theme} value={theme} names={THEMES.map((t) => [t, words.themes[t]])} choose={choose} setting="theme" />
            <Row title={said.sound} says={said.soundSays}>
              {(id) => (
                <>
                  <button type="button" className="btn small" onClick={ringYourTurn}>
                    {said.tryIt}
                  </button>
                  <Switch id={id} setting="sound" />
                </>
              )}
            </Row>
          </Group>
        </div>
        <div className="settings-column">
          <Group title={said.play}>
            <Row title={said.quick} says={said.quickSays}>
              {(id) => <Switch id={id} setting="quick" />}
            </Row>
            <Row title={said.curtain} says={said.curtainSays}>
              {(id) => <Switch id={id} setting="curtain" />}
            </Row>
            <OneOf
              title={said.pace}
              says={said.paceSays}
              value={pace}
              names={PACES.map((p) => [p, said.paces[p]])}
              choose={choose}
              setting="pace"
            />
          </Group>
        </div>
      </div>
    </PageFrame>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="panel">{children}</div>
    </section>
  )
}

interface RowProps {
  readonly title: string
  readonly says: string
  /** What is set, by the id that its label names. */
  children(id: string): ReactNode
}

function Row({ title, says, children }: RowProps) {
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>
        <b>{title}</b>
        <small>{says}</small>
      </label>
      <span className="control">{children(id)}</span>
    </div>
  )
}

function Switch({ id, setting }: { readonly id: string; readonly setting: 'quick' | 'curtain' | 'sound' }) {
  const settings = useSettings()
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className="switch"
      checked={settings[setting]}
      aria-checked={settings[setting]}
      onChange={(event) => choose({ [setting]: event.target.checked })}
    />
  )
}
