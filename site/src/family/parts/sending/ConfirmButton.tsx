import { type ReactNode, useId, useRef } from 'react'
import { useText } from '../../shell/i18n.ts'
import { useSend } from './use-send.ts'

type Props = {
  /** On the button, and on that which does it. */
  label: string
  /** The accessible name of the button, where several with one label are on a page. */
  accessibleName?: string
  title: string
  children: ReactNode
  /** Missing where the action is impossible: the dialog then gives the reason only. */
  act?: (() => Promise<unknown>) | undefined
}

/** A button for an irreversible action: a dialog explains the consequence and confirms it. */
export function ConfirmButton({ label, accessibleName, title, children, act }: Props) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const { busy, run } = useSend()
  const id = useId()
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" className="button" aria-label={accessibleName} onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} aria-labelledby={id}>
        <div className="stack">
          <h2 id={id}>{title}</h2>
          {children}
          <p className="row-actions">
            {act && (
              <button
                type="button"
                className="button main"
                aria-disabled={busy || undefined}
                onClick={() => void run(act).finally(close)}
              >
                {label}
              </button>
            )}
            <button type="button" className="button" onClick={close}>
              {text(act ? 'shared.cancel' : 'shared.close')}
            </button>
          </p>
        </div>
      </dialog>
    </>
  )
}
