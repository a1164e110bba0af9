// When a page breaks, the rest of the house stands: what happened is said, and there is a way on. React has no hook for this.
import { Component, type ReactNode, Suspense } from 'react'
import { Growing } from './growing.tsx'
import { TroublePage } from './in-trouble.tsx'

interface Broken {
  readonly error: unknown
}

export class ErrorScreen extends Component<{ readonly children: ReactNode }, Broken> {
  override state: Broken = { error: null }

  static getDerivedStateFromError(error: unknown): Broken {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <Suspense fallback={<Growing />}>
        <TroublePage error={error} />
      </Suspense>
    )
  }
}
