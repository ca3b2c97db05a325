import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useText } from './i18n.ts'

type State = { reference?: string }

/** A reference for reporting an error, also printed in the console. */
const newReference = () => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36).toUpperCase() ?? ''

/**
 * The error boundary of a screen of the family's area: after a rendering error a message replaces it, with a reload button and a
 * reference, under which the console has the error. Stored input of forms stays.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}
  static getDerivedStateFromError = (): State => ({ reference: newReference() })
  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(`Reference ${this.state.reference}`, error, componentStack)
  }
  override render(): ReactNode {
    const { reference } = this.state
    return reference === undefined ? this.props.children : <BrokenScreen reference={reference} />
  }
}

function BrokenScreen({ reference }: { reference: string }) {
  const text = useText()
  return (
    <div className="failed" role="alert">
      <h2>{text('shared.brokenTitle')}</h2>
      <p>{text('shared.brokenLead', { reference })}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {text('shared.brokenReload')}
      </button>
    </div>
  )
}
