// When a page breaks, the rest of the house stands: what happened is said, and there is a way on. React has no hook for this.
import { Component, type ReactNode } from 'react'
import { useWords } from '../words/language.tsx'

interface Broken {
  readonly says: string | null
}

export class ErrorScreen extends Component<{ readonly children: ReactNode }, Broken> {
  override state: Broken = { says: null }

  static getDerivedStateFromError(error: unknown): Broken {
    return { says: String(error) }
  }

  override render(): ReactNode {
    return this.state.says === null ? this.props.children : <Sorry says={this.state.says} />
  }
}

function Sorry({ says }: { readonly says: string }) {
  const words = useWords()
  return (
    <main className="growing" role="alert">
      <h1>{words.common.failed}</h1>
      <p>{says}</p>
      <p>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {words.common.again}
        </button>
      </p>
    </main>
  )
}
