import { student } from 'virtual:endpoints'
import { useRef } from 'react'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { useSend } from '../parts/sending/use-send.ts'
import { useText } from '../shell/i18n.ts'

type Props = {
  /** The id of the enquiry. */
  id: number
  /** Who reads it. */
  reader: string
  reference: string
}

/** Withdraws the consent to an enquiry, after a dialog that names the consequence. */
export function WithdrawConsent({ id, reader, reference }: Props) {
  const text = useText<'privacy'>()
  const dialog = useRef<HTMLDialogElement>(null)
  const { busy, run } = useSend()
  const withdraw = () =>
    run(async () => {
      try {
        await api().call(student.withdrawEnquiry, { body: { ids: [id] } })
      } finally {
        dialog.current?.close()
      }
      touch('consents', 'queries', 'dashboard')
      const message = text('privacy.withdrawDoneLead')
      showToast({ type: 'success', title: text('privacy.withdrawDone'), message, duration: 5000 })
    })
  const title = `withdraw-${id}`
  return (
    <>
      <p className="row-actions">
        <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
          {text('privacy.withdraw')}
          <span className="away">
            : {reader}, {reference}
          </span>
        </button>
      </p>
      <dialog ref={dialog} aria-labelledby={title}>
        <div className="stack">
          <h2 id={title}>{text('privacy.withdrawSure')}</h2>
          <p>{text('privacy.withdrawLead', { name: reader })}</p>
          <p className="row-actions">
            <button
              type="button"
              className="button main"
              aria-disabled={busy || undefined}
              onClick={() => void withdraw()}
            >
              {text('privacy.withdraw')}
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
