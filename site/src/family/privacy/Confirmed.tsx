import { useId, useRef } from 'react'
import { useSend } from '../parts/sending/use-send.ts'
import { useText } from '../shell/i18n.ts'

type Props = {
  /** Text of the button, here and in the dialog. */
  label: string
  /** What it is about, for a screen reader. */
  subject: string
  title: string
  /** The consequence. */
  lead: string
  /** Runs after the dialog was confirmed; the dialog closes also where it fails. */
  act: () => Promise<unknown>
  /** Runs after the dialog has closed, where it did not fail. */
  onDone: () => void
}

/** A button for what cannot be undone: a dialog names the consequence first. */
export function Confirmed({ label, subject, title, lead, act, onDone }: Props) {
  const text = useText<'privacy'>()
  const dialog = useRef<HTMLDialogElement>(null)
  const { busy, run } = useSend()
  const id = useId()
  const confirm = () =>
    run(async () => {
      await act().finally(() => dialog.current?.close())
      onDone()
    })
  return (
    <>
      <p className="row-actions">
        <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
          {label}
          <span className="away">: {subject}</span>
        </button>
      </p>
      <dialog ref={dialog} aria-labelledby={id}>
        <div className="stack">
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
          <p className="row-actions">
            <button
              type="button"
              className="button main"
              aria-disabled={busy || undefined}
              onClick={() => void confirm()}
            >
              {label}
            </button>
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              {text('shared.cancel')}
            </button>
          </p>
        </div>
      </dialog>
    </>
  )
}
