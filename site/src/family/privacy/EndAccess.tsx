import { admission } from 'virtual:endpoints'
import { useRef } from 'react'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { useSend } from '../parts/sending/use-send.ts'
import { useText } from '../shell/i18n.ts'

type Props = {
  /** The id of the application. */
  id: number
  /** The institute that reads it. */
  name: string
  /** An application that is not closed is withdrawn with it. */
  isOpen: boolean
}

/** Ends an institute's access to an application, after a dialog that names the consequence. */
export function EndAccess({ id, name, isOpen }: Props) {
  const text = useText<'privacy'>()
  const dialog = useRef<HTMLDialogElement>(null)
  const { busy, run } = useSend()
  const end = () =>
    run(async () => {
      try {
        await api().call(admission.endAccess, { params: { id } })
      } finally {
        dialog.current?.close()
      }
      touch('access', 'dashboard', 'shortlist')
      showToast({
        type: 'success',
        title: text('privacy.done'),
        message: text('privacy.doneLead', { name }),
        duration: 5000,
      })
    })
  const title = `end-access-${id}`
  return (
    <>
      <p className="row-actions">
        <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
          {text('privacy.end')}
          <span className="away">: {name}</span>
        </button>
      </p>
      <dialog ref={dialog} aria-labelledby={title}>
        <div className="stack">
          <h2 id={title}>{text('privacy.endSure', { name })}</h2>
          <p>{text(isOpen ? 'privacy.endOpenLead' : 'privacy.endLead', { name })}</p>
          <p className="row-actions">
            <button type="button" className="button main" aria-disabled={busy || undefined} onClick={() => void end()}>
              {text('privacy.end')}
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
