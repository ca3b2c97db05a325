import { Component, type ReactNode } from 'react'

type Props = {
  /** Rendered after an error: the replaced content is still in the document while this is called. */
  fallback: (reference: string) => ReactNode
  children: ReactNode
}

/** The error boundary of an island: after a rendering error the rest of its page stays, and the console has the error under a reference. */
export class IslandBoundary extends Component<Props, { reference?: string }> {
  override state: { reference?: string } = {}
  static getDerivedStateFromError = () => ({ reference: Date.now().toString(36) })
  override componentDidCatch(error: Error): void {
    console.error(this.state.reference, error)
  }
  override render(): ReactNode {
    const { reference } = this.state
    return reference === undefined ? this.props.children : this.props.fallback(reference)
  }
}
