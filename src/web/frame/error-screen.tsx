// When a page breaks, the rest of the house stands: what happened is said, and there is a way on. React has no hook for this.
import { Component, type ReactNode } from 'react'
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
    return error === null ? this.props.children : <TroublePage error={error} />
  }
}
