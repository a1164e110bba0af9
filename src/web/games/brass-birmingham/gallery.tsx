// A development page for looking: the board and holdings in chosen positions, inside a frame of the table page's measures.
// `npx vite` and open /src/web/games/brass-birmingham/gallery.html?position=rail-crowded&seats=4&theme=dark&language=ru
import { type ReactNode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { LANGUAGES } from '../../../core/words.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import type { SeatInfo } from '../../../wire/seats.ts'
import { choosing, pickPlace } from '../../table/choosing.ts'
import type { BoardProps, FaceWords } from '../../table/face.ts'
import { offered } from '../../table/offering.ts'
import { from } from '../../table/seats.ts'
import { POSITIONS } from './gallery-positions.ts'
import { brassBirminghamFace } from './index.tsx'
import { choicesOf } from './scene.ts'
import '../../theme/fonts.css'
import '../../theme/tokens.css'
import '../../theme/base.css'
import '../../theme/controls.css'
import '../../table/table.css'
import './gallery.css'

const asked = new URLSearchParams(location.search)
const names = ['Ines', 'Octave', 'Mirela', 'Horta']

function Gallery({ s, faceWords }: { readonly s: State; readonly faceWords: FaceWords<State> }): ReactNode {
  const [picked, setPicked] = useState<readonly string[]>(asked.get('picked')?.split(',') ?? [])
  const [said, setSaid] = useState<string | null>(null)
  const you = asked.has('watch') ? null : Number(asked.get('you') ?? s.turn)
  const choices = useMemo(() => (you === null || s.turn !== you ? [] : choicesOf(s, you)), [s, you])
  const open = useMemo(() => choosing(choices, picked).open, [choices, picked])
  const seats: SeatInfo[] = names.slice(0, s.seats).map((name, seat) => ({ seat, name, kind: seat === 3 ? 'bot' : 'person', online: true }))
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
      const a = you === null ? null : brassBirminghamFace.probe(s, you, place)
      const problem = a === null || you === null ? null : game.problem(s, you, a)
      return problem && faceWords.refuse(problem)
    },
    words: faceWords.words,
  }
  return (
    <div className="room gallery" data-game="brass-birmingham" data-tab={asked.get('tab') ?? 'mine'}>
      <header className="bar">
        <h1>Tassel</h1>
      </header>
      <main className="table">
        <div className="board-room">
          <brassBirminghamFace.Board {...table} />
        </div>
        <div className="phone-tabs gallery-tabs">Mine · Players · Log</div>
        <div className="holdings">
          <h2 className="unseen">Holdings</h2>
          {from(seats, you).map(({ seat }) => (
            <div key={seat} className={seat === you ? 'held mine' : 'held'}>
              <brassBirminghamFace.Holdings {...table} seat={seat} mine={seat === you} />
            </div>
          ))}
        </div>
      </main>
      <aside className="drawer" aria-label="Drawer" />
      <section className="prompt asked" aria-label="Prompt">
        <div className="ask">
          <p>{you === null ? '' : faceWords.ask(s, you)}</p>
          {said && <p className="refused">{said}</p>}
        </div>
        <div className="choices">
          {offered(choices, picked).buttons.map(({ action }) => (
            <button key={action} type="button" className="btn">
              {faceWords.label(s, you ?? 0, action)}
            </button>
          ))}
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
  const position = POSITIONS[asked.get('position') ?? 'start'] ?? POSITIONS.start
  createRoot(root).render(<Gallery s={position(Number(asked.get('seats') ?? 4))} faceWords={await brassBirminghamFace.load(language)} />)
}

void show()
