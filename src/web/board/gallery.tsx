// A development page for looking: any board in chosen positions, on the table page itself, where one can go on.
// `npm run dev` and open /src/web/board/gallery.html?game=skyrise&position=second&seats=4&theme=dark&language=ru
// More words: you=1 for another seat's eyes, watch for nobody's, and the game's options by their keys, as in belle-epoque=on.
import { createRoot } from 'react-dom/client'
import { type Block, clone } from '../../core/block.ts'
import { LANGUAGES } from '../../core/words.ts'
import { choose, followTheme, THEMES } from '../settings.ts'
import { loadFace } from '../shelf/load.ts'
import { type Snapshot, type TableSource, watched } from '../source/source.ts'
import type { FaceWords, GameFace } from '../table/face.ts'
import { Room } from '../table/room.tsx'
import type { Standing } from '../table/standing.ts'
import { useSnapshot } from '../table/use-table.ts'
import { loadWords, Speaking } from '../words/language.tsx'
import { askedIn, type Positions, type Rules } from './positions.ts'
import '../theme/fonts.css'
import '../theme/tokens.css'
import '../theme/base.css'
import '../theme/controls.css'
import '../art/art.css'
import '../frame/bar.css'
import '../table/table.css'

const FOLDERS = import.meta.glob<{ readonly POSITIONS: Positions<Block> }>('../games/*/gallery-positions.ts')
const NAMES = ['Margaux', 'Tomas', 'Ingrid Vandenberghe', 'Wei', 'Maximilienne']
const asked = new URLSearchParams(location.search)
const oneOf = <T extends string>(known: readonly T[], key: string): T => known.find((each) => each === asked.get(key)) ?? known[0]

/** A table that stands at a position, and goes on from there with nobody to answer. */
function standingAt(start: Block, { game, options }: Rules<Block>): TableSource {
  const seats = NAMES.map((name, seat) => ({ seat, name, kind: 'person' as const, online: true })).slice(0, seatsAsked())
  const shown = watched(look(start, 0))
  const nothing = async () => null
  return {
    snapshot: shown.value,
    subscribe: shown.subscribe,
    async play(actions) {
      const { position, you } = shown.value()
      const state = clone(position?.state ?? start)
      for (const action of actions) game.apply(state, you ?? 0, action)
      shown.replace(look(state, (position?.seq ?? 0) + 1))
      return null
    },
    undo: nothing,
    redo: nothing,
    takeBack() {},
    say: nothing,
    lookBackInChat: nothing,
    takeDevice() {},
    history: () => Promise.reject(new Error('Nobody knows how it came to this.')),
    record: nothing,
    fork: async () => 'gallery',
    close() {},
  }

  function look(state: Block, seq: number): Standing {
    const actors = game.actors(state)
    const you = asked.has('watch') ? null : Number(asked.get('you') ?? askedIn(game, state))
    const card = { id: 'gallery', game: game.meta.id, name: 'Gallery', options, seats, you, actors, decisions: seq, changed: '' }
    const links = { invitation: null, spectatorLink: null, recovery: null, listed: false, isHost: false, isGone: false }
    const rest = { ...links, lines: [], notes: [], chat: [], earlierChat: false, commitment: '', seed: null, unsent: null }
    const position = { seq, decisions: seq, state, actors, canUndo: false, canRedo: false, isPractice: false }
    return { ...card, ...rest, status: actors ? 'playing' : 'finished', connection: 'live', shared: false, passTo: null, position }
  }
}

const seatsAsked = (): number => Number(asked.get('seats') ?? 4)

interface GalleryProps {
  readonly source: TableSource
  readonly face: GameFace
  readonly faceWords: FaceWords
}

function Gallery({ source, face, faceWords }: GalleryProps) {
  const snapshot: Snapshot = useSnapshot(source)
  return (
    snapshot.position && <Room source={source} face={face} faceWords={faceWords} snapshot={{ ...snapshot, position: snapshot.position }} />
  )
}

async function show(root: HTMLElement): Promise<void> {
  const id = asked.get('game') ?? 'splendor'
  const language = oneOf(LANGUAGES, 'language')
  choose({ language, theme: oneOf(THEMES, 'theme') })
  followTheme()
  const face = await loadFace(id)
  const options = Object.fromEntries(face.game.meta.options.map(({ key, default: usual }) => [key, asked.get(key) ?? usual]))
  const rules = { game: face.game, options }
  const folder = Object.keys(FOLDERS).find((path) => id.startsWith(path.split('/')[2]))
  const { POSITIONS } = folder ? await FOLDERS[folder]() : { POSITIONS: {} }
  const s = POSITIONS[asked.get('position') ?? 'start']?.(seatsAsked(), rules)
  if (!s) root.textContent = `There is no such position. There are: ${Object.keys(POSITIONS).join(', ')}.`
  else
    createRoot(root).render(
      <Speaking first={await loadWords(language)}>
        <Gallery source={standingAt(s, rules)} face={face} faceWords={await face.load(language, options)} />
      </Speaking>,
    )
}

const root = document.getElementById('root')
if (root) show(root)
