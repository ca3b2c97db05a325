import type { ReactNode } from 'react'
import { IslandBoundary } from '../start/IslandBoundary.tsx'

type Props = { action: string; texts: { broken: string; send: string }; children: ReactNode }

/** The input of an enquiry's form. */
function typedFields(): [string, string][] {
  const form = document.querySelector<HTMLFormElement>('form.enquiry')
  return form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : []
}

/** The error boundary of an enquiry's form: after a rendering error its input can still be sent, by the form's own page. */
export function FormBoundary({ action, texts, children }: Props) {
  const fallback = (reference: string) => (
    <form className="enquiry" method="post" action={action}>
      <p className="refused" role="alert">
        {texts.broken.replace('#', reference)}
      </p>
      {typedFields().map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button main">
        {texts.send}
      </button>
    </form>
  )
  return <IslandBoundary fallback={fallback}>{children}</IslandBoundary>
}
