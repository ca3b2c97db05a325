import { Component, type ReactNode } from 'react'

type Props = { action: string; words: { broken: string; send: string }; children: ReactNode }
type State = { fields?: [string, string][]; reference?: string }

/** Holds the form of an enquiry: where it cannot be drawn any more, what was typed into it can still be sent, by the form's own page. */
export class FormBoundary extends Component<Props, State> {
  override state: State = {}
  // The form that stood there is still in the document.
  static getDerivedStateFromError(): State {
    const form = document.querySelector<HTMLFormElement>('form.enquiry')
    const fields = form ? [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]) : []
    return { fields, reference: Date.now().toString(36) }
  }
  override componentDidCatch(error: Error): void {
    console.error(this.state.reference, error)
  }
  override render(): ReactNode {
    const { action, words: texts, children } = this.props
    const { fields, reference = '' } = this.state
    if (!fields) return children
    return (
      <form className="enquiry" method="post" action={action}>
        <p className="refused" role="alert">
          {texts.broken.replace('#', reference)}
        </p>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button main">
          {texts.send}
        </button>
      </form>
    )
  }
}
