// A development page for looking: the board and holdings in chosen positions, inside a frame of the table page's measures.
// `npx vite` and open /src/web/games/splendor/gallery.html?position=crowded&seats=4&theme=dark&language=ru
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { actionList, listed } from '../../../core/action.ts'
import { LANGUAGES } from '../../../core/words.ts'
import { splendor } from '../../../games/splendor/index.ts'
import type { State } from '../../../games/splendor/state.ts'
import type { SeatInfo } from '../../../wire/seats.ts'
import type { Choice } from '../../table/choice.ts'
import { choosing, pickPlace } from '../../table/choosing.ts'
import type { BoardProps, FaceWords } from '../../table/face.ts'
import { from } from '../../table/seats.ts'
import { POSITIONS } from './gallery-positions.ts'
import { splendorFace } from './index.tsx'
import '../../theme/fonts.css'
import '../../theme/tokens.css'
import '../../theme/base.css'
import '../../theme/controls.css'
import './gallery.css'

const asked = new URLSearchParams(location.search)
const names = ['Ines', 'Octave', 'Mirela', 'Horta']

function Gallery({ s, faceWords }: { readonly s: State; readonly faceWords: FaceWords<State> }): ReactNode {
  const [picked, setPicked] = useState<readonly string[]>(asked.get('picked')?.split(',') ?? [])
  const you = asked.has('watch') ? null : Number(asked.get('you') ?? s.turn)
  const choices = you === null || s.turn !== you ? [] : choicesOf(s, you)
  const seats: SeatInfo[] = names.slice(0, s.seats).map((name, seat) => ({ seat, name, kind: seat === 3 ? 'bot' : 'person', online: true }))
  const table: BoardProps<State> = {
    s,
    seats,
    you,
    open: choosing(choices, picked).open,
    anew: choosing(choices, []).open,
    picked,
    pick: (place) => setPicked(pickPlace(choices, picked, place)),
    whyNot(place) {
      const a = you === null ? null : splendorFace.probe(s, you, place)
      const problem = a === null || you === null ? null : splendor.problem(s, you, a)
      return problem && faceWords.refuse(problem)
    },
    words: faceWords.words,
  }
  return (
    <div className="gallery">
      <header>Tassel</header>
      <main>
        <div className="gallery-board">
          <splendorFace.Board {...table} />
        </div>
        <div className="gallery-holdings">
          {from(seats, you).map(({ seat }) => (
            <splendorFace.Holdings key={seat} {...table} seat={seat} mine={seat === you} />
          ))}
        </div>
      </main>
      <footer>
        <p>{you === null ? '' : faceWords.ask(s, you)}</p>
        {choosing(choices, picked).complete.map(({ action }) => (
          <button key={action} type="button" className="btn">
            {faceWords.label(s, you ?? 0, action)}
          </button>
        ))}
      </footer>
      <aside />
    </div>
  )
}

function choicesOf(s: State, seat: number): Choice[] {
  const out = actionList()
  splendor.legal(s, seat, out)
  return listed(out).map((action) => ({ action, places: splendor.describe(s, seat, action) }))
}

async function show(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
  const language = LANGUAGES.find((known) => known === asked.get('language')) ?? 'en'
  const position = POSITIONS[asked.get('position') ?? 'start'] ?? POSITIONS.start
  createRoot(root).render(<Gallery s={position(Number(asked.get('seats') ?? 4))} faceWords={await splendorFace.load(language)} />)
}

void show()
