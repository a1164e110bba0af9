// Where the client begins: the reader's language, then the page.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { prepareForTrouble } from './frame/in-trouble.tsx'
import { registerServiceWorker } from './offline/register.ts'
import { followTheme, settings } from './settings.ts'
import { loadWords, Speaking } from './words/language.tsx'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/controls.css'
import './art/art.css'
import './frame/bar.css'
// Nearly everybody comes to a table: its styles come with the page's.
import './board/place.css'
import './table/table.css'

async function begin(root: HTMLElement): Promise<void> {
  followTheme()
  const first = await loadWords(settings().language)
  createRoot(root).render(
    <StrictMode>
      <Speaking first={first}>
        <App />
      </Speaking>
    </StrictMode>,
  )
  registerServiceWorker()
  prepareForTrouble()
}

const root = document.getElementById('root')
if (root) begin(root)
