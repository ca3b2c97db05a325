import type { ReactNode } from 'react'
import { IslandBoundary } from '../start/IslandBoundary.tsx'

type Props = { action: string; words: { broken: string; send: string }; children: ReactNode }

/** What was typed into the form of an enquiry. */
function typedFields(): [string, string][] {
  const form = document.querySelector<HTMLFormElement>('form.enquiry')
  return form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : []
}

/** Holds the form of an enquiry: where it cannot be drawn any more, what was typed into it can still be sent, by the form's own page. */
export function FormBoundary({ action, words: texts, children }: Props) {
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
