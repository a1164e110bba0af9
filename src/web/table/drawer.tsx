// Log and chat at the side, the command line beneath both.
import { useState } from 'react'
import type { Outcome } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import { Chat } from './chat.tsx'
import { CommandLine } from './command-line.tsx'
import { Log } from './log.tsx'
import type { Scene } from './standing.ts'
import './drawer.css'

interface DrawerProps extends Scene {
  say(text: string): Outcome
}

export function Drawer({ say, ...scene }: DrawerProps) {
  const words = useWords()
  const { snapshot, seats, face, faceWords } = scene
  const [chatting, setChatting] = useState(false)
  const [read, setRead] = useState(snapshot.chat.length)
  const unread = chatting ? 0 : snapshot.chat.length - read
  const turnTo = (chat: boolean) => {
    setChatting(chat)
    setRead(snapshot.chat.length)
  }
  return (
    <aside className="drawer" aria-label={words.table.drawer}>
      {snapshot.shared ? (
        <div className="tab-row" role="tablist" aria-label={words.table.drawer}>
          <button type="button" role="tab" aria-selected={!chatting} onClick={() => turnTo(false)}>
            {words.table.log}
          </button>
          <button type="button" role="tab" aria-selected={chatting} onClick={() => turnTo(true)}>
            {words.table.chat}
            {unread > 0 && <i>{unread}</i>}
          </button>
        </div>
      ) : (
        <h2 className="drawer-title">{words.table.log}</h2>
      )}
      {chatting ? <Chat snapshot={snapshot} /> : <Log {...{ snapshot, seats, face, faceWords }} />}
      <CommandLine {...scene} say={say} said={() => turnTo(true)} />
    </aside>
  )
}
