import { admission } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { useRef } from 'react'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../toast/toast.ts'
import { fieldId } from '../../parts/sending/ErrorSummary.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'
import type { ApplicationRecord } from '../application-record.ts'

type Props = {
  form: ApplicationRecord
  onChange: (form: ApplicationRecord) => void
  move: 'accept' | 'decline' | 'withdraw' | 'documents-added'
  label: string
  /** The question in a confirmation dialog, with the consequence; without it the action runs at once. */
  sure?: string
  lead?: string
  /** The message after success. */
  done: string
  main?: boolean
  /** Additional fields of the same call. */
  extraFields?: () => { documents?: number[] }
}

/** A family's action on its application; an irreversible one is confirmed in a dialog first. */
export function MoveButton({ form, onChange, move, label, sure, lead, done, main = false, extraFields }: Props) {
  const text = useText<'application'>()
  const dialog = useRef<HTMLDialogElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const { busy, run } = useSend()
  const name = form.instituteName
  const act = () =>
    run(async () => {
      const noteText = note.current?.value.trim()
      const body = { move, ifUpdatedAt: form.updatedAt, ...extraFields?.(), ...(noteText ? { note: noteText } : {}) }
      try {
        const { data } = await api().call(admission.changeShortlistForm, { params: { id: form.id }, body })
        onChange(data)
      } catch (error) {
        // The institute changed it concurrently: the new state is displayed, and the family decides again.
        if (error instanceof ApiError && error.code === 'CONFLICT')
          onChange((await api().call(admission.shortlistForm, { params: { id: form.id } })).data)
        throw error
      } finally {
        dialog.current?.close()
      }
      touch('dashboard', 'shortlist')
      showToast({ type: 'success', title: done, message: text('application.told', { name }), duration: 5000 })
    })
  const button = main ? 'button main' : 'button'
  const id = fieldId(`note-${move}`)
  return (
    <>
      <button
        type="button"
        className={button}
        aria-disabled={busy || undefined}
        onClick={() => (sure ? dialog.current?.showModal() : void act())}
      >
        {label}
      </button>
      {sure && (
        <dialog ref={dialog} aria-labelledby={`${id}-title`}>
          <div className="stack">
            <h2 id={`${id}-title`}>{sure}</h2>
            <p>{lead}</p>
            <div className="field">
              <label htmlFor={id}>
                {text('application.note', { name })} <small className="soft">({text('shared.optional')})</small>
              </label>
              <textarea id={id} ref={note} rows={2} maxLength={500} />
            </div>
            <p className="row-actions">
              <button type="button" className={button} aria-disabled={busy || undefined} onClick={() => void act()}>
                {label}
              </button>
              <button type="button" className="button" onClick={() => dialog.current?.close()}>
                {text('shared.cancel')}
              </button>
            </p>
          </div>
        </dialog>
      )}
    </>
  )
}
