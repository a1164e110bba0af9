// A development page for looking: the board and holdings in chosen positions, inside a frame of the table page's measures.
// `npx vite` and open /src/web/games/bruxelles-1893/gallery.html?position=middle&table=belle-epoque&seats=4&theme=dark&language=ru
import { type ReactNode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { LANGUAGES } from '../../../core/words.ts'
import { OVER, type State } from '../../../games/bruxelles-1893/state.ts'
import { actorOf } from '../../../games/bruxelles-1893/turn.ts'
import type { SeatInfo } from '../../../wire/seats.ts'
import { choose } from '../../settings.ts'
import { choosing, pickPlace } from '../../table/choosing.ts'
import type { BoardProps, ChoicesProps, FaceWords, GameFace } from '../../table/face.ts'
import { offered } from '../../table/offering.ts'
import { PhoneTabs } from '../../table/phone-tabs.tsx'
import { choicesOf } from '../../table/plan.ts'
import { from } from '../../table/seats.ts'
import { loadWords, Speaking } from '../../words/language.tsx'
import { positionOf, type TableName } from './gallery-positions.ts'
import { bruxelles1893Face, bruxelles1893RevisedFace } from './index.tsx'
import '../../theme/fonts.css'
import '../../theme/tokens.css'
import '../../theme/base.css'
import '../../theme/controls.css'
import '../../table/table.css'
import '../../table/drawer.css'
import '../../frame/page-frame.css'

const asked = new URLSearchParams(location.search)
const NAMES = ['Margaux', 'Tomas', 'Ingrid Vandenberghe', 'Wei', 'Maximilienne']

interface GalleryProps {
  readonly s: State
  readonly face: GameFace<State>
  readonly faceWords: FaceWords<State>
}

function Gallery({ s, face, faceWords }: GalleryProps): ReactNode {
  const [picked, setPicked] = useState<readonly string[]>(asked.get('picked')?.split(',') ?? [])
  const [said, setSaid] = useState<string | null>(null)
  const [tab, setTab] = useState(asked.get('tab') ?? 'art-nouveau')
  const actor = s.phase === OVER ? 0 : actorOf(s)
  const you = asked.has('watch') ? null : Number(asked.get('you') ?? actor)
  const choices = useMemo(() => (you === actor && s.phase !== OVER ? choicesOf(face.game, s, you) : []), [s, face, you, actor])
  const { open, fitting } = choosing(choices, picked)
  const seats: SeatInfo[] = NAMES.slice(0, s.seats).map((name, seat) => ({ seat, name, kind: seat === 3 ? 'bot' : 'person', online: true }))
  const table: BoardProps<State> = {
    s,
    seats,
    you,
    open,
    anew: choosing(choices, []).open,
    picked,
    pick(place) {
      const next = pickPlace(choices, picked, place)
      setSaid(next === picked ? table.whyNot(place) : null)
      setPicked(next)
    },
    whyNot(place) {
      const a = you === null ? null : face.probe(s, you, place)
      const problem = a === null || you === null ? null : face.game.problem(s, you, a)
      return problem && faceWords.refuse(problem)
    },
    words: faceWords.words,
  }
  const prompt: ChoicesProps<State> = {
    ...table,
    seat: you ?? 0,
    fitting,
    ready: offered(choices, picked).ready,
    take: ({ places }) => setPicked(places),
    label: (action) => faceWords.label(s, you ?? 0, action),
  }
  return (
    <div className="room" data-game={face.game.meta.id} data-tab={tab}>
      <header className="bar">
        <h1>Tassel</h1>
      </header>
      <main className="table">
        <PhoneTabs tab={tab} choose={setTab} parts={face.parts} open={open} words={faceWords.words} />
        <section className="board-room">
          <face.Board {...table} />
        </section>
        <section className="holdings">
          {from(seats, you).map(({ seat }) => (
            <div key={seat} className={seat === you ? 'held mine' : 'held'}>
              <face.Holdings {...table} seat={seat} mine={seat === you} />
            </div>
          ))}
        </section>
      </main>
      <aside className="drawer" aria-label="Drawer">
        <h2 className="drawer-title">Log</h2>
      </aside>
      <section className="prompt asked" aria-label="Prompt">
        <div className="ask">
          <p>{you === null ? '' : faceWords.ask(s, you)}</p>
          {said && <p className="refused">{said}</p>}
        </div>
        {face.Choices && fitting.length > 0 && <face.Choices {...prompt} />}
        <div className="end">
          <button type="button" className="btn plain">
            Undo
          </button>
        </div>
      </section>
    </div>
  )
}

async function show(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
  const language = LANGUAGES.find((known) => known === asked.get('language')) ?? 'en'
  document.documentElement.lang = language
  const table = (asked.get('table') ?? 'revised') as TableName
  const face = table === 'first' || table === 'expert' ? bruxelles1893Face : bruxelles1893RevisedFace
  const s = positionOf(asked.get('position') ?? 'middle', table, Number(asked.get('seats') ?? 4))
  choose({ language })
  const spoken = await loadWords(language)
  const faceWords = await face.load(language)
  if (s)
    createRoot(root).render(
      <Speaking first={spoken}>
        <Gallery s={s} face={face} faceWords={faceWords} />
      </Speaking>,
    )
  else root.textContent = 'There is no such position.'
}

void show()
