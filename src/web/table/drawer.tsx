// Log and chat at the side, the command line beneath both.
import { useState } from 'react'
import type { TableSource } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import { Chat } from './chat.tsx'
import { CommandLine } from './command-line.tsx'
import { Log } from './log.tsx'
import type { Scene } from './standing.ts'
import './drawer.css'

interface DrawerProps extends Scene {
  readonly source: Pick<TableSource, 'say' | 'lookBackInChat'>
}

export function Drawer({ source, ...scene }: DrawerProps) {
  const words = useWords()
  const { snapshot, seats, face, faceWords } = scene
  const [chatting, setChatting] = useState(false)
  const latest = snapshot.chat[snapshot.chat.length - 1]?.id ?? 0
  const [read, setRead] = useState(latest)
  const unread = chatting ? 0 : snapshot.chat.filter(({ id }) => id > read).length
  const turnTo = (chat: boolean) => {
    setChatting(chat)
    setRead(latest)
  }
  return (
    <aside className="drawer" aria-label={words.table.drawer}>
      <h2 className={snapshot.shared ? 'unseen' : 'drawer-title'}>{words.table.log}</h2>
      {snapshot.shared && (
        <div className="tab-row" role="tablist" aria-label={words.table.drawer}>
          <button type="button" role="tab" aria-selected={!chatting} onClick={() => turnTo(false)}>
            {words.table.log}
          </button>
          <button type="button" role="tab" aria-selected={chatting} onClick={() => turnTo(true)}>
            {words.table.chat}
            {unread > 0 && <i>{unread}</i>}
          </button>
        </div>
      )}
      {chatting ? <Chat snapshot={snapshot} lookBack={source.lookBackInChat} /> : <Log {...{ snapshot, seats, face, faceWords }} />}
      <CommandLine {...scene} say={source.say} said={() => turnTo(true)} />
    </aside>
  )
}
