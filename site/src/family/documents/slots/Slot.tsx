import { admission } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { CollegeDoc, DocumentRow } from '@pravesh/contract'
import { useRef } from 'react'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../toast/toast.ts'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'
import { adding, nameOf } from '../documents-cell.ts'

type Props = { place: CollegeDoc; documents: readonly DocumentRow[] }

/** One slot of the college application: its document, or the choice of one. A single document of its type is offered at once. */
export function Slot({ place: { id, slot: kind, document }, documents }: Props) {
  const text = useText<'documents' | 'choices'>()
  const { busy, run } = useSend()
  const open = useStore(adding)
  const select = useRef<HTMLSelectElement>(null)
  const slot = text(`choices.document_${kind}`)
  const done = (message: string) => {
    touch('college-doc', 'dashboard')
    showToast({ type: 'success', title: text('documents.slots'), message, duration: 5000 })
  }
  const fill = () => {
    const selectedId = Number(select.current?.value)
    if (!selectedId) return select.current?.focus()
    return run(async () => {
      await api().call(admission.fillCollegeDoc, { body: { slot: kind, document: selectedId } })
      done(text('documents.slotFilled', { slot }))
    })
  }
  const empty = () =>
    run(async () => {
      if (id === null) return
      await api().call(admission.emptyCollegeDoc, { query: { id } })
      done(text('documents.slotEmptied', { slot }))
    })
  const fitting = documents.filter(({ type }) => type === kind)
  const offered = [...fitting, ...documents.filter(({ type }) => type !== kind)]
  const button = { type: 'button', className: 'button', 'aria-disabled': busy || undefined } as const
  return (
    <li className="slot" data-slot={kind}>
      <span className="slot-name">
        <strong>{slot}</strong>
        {document ? (
          <span className="small">{nameOf(document, text)}</span>
        ) : (
          <span className="small soft">{text('documents.slotEmpty')}</span>
        )}
      </span>
      {document ? (
        <button
          {...button}
          aria-label={text('documents.slotTakeOutOf', { name: nameOf(document, text), slot })}
          onClick={() => void empty()}
        >
          {text('documents.slotTakeOut')}
        </button>
      ) : (
        <span className="slot-fill">
          {offered.length > 0 && (
            <>
              <select ref={select} aria-label={text('documents.slotFrom', { slot })}>
                {fitting.length === 0 && <option value="">{text('shared.choose')}</option>}
                {offered.map((offeredDocument) => (
                  <option key={offeredDocument.id} value={offeredDocument.id}>
                    {nameOf(offeredDocument, text)}
                  </option>
                ))}
              </select>
              <button {...button} aria-label={text('documents.slotUse', { slot })} onClick={() => void fill()}>
                {text('documents.slotFill')}
              </button>
            </>
          )}
          {!open && (
            <button
              {...button}
              aria-label={text('documents.slotAddTo', { slot })}
              onClick={() => adding.set({ type: kind })}
            >
              {text('documents.slotAdd')}
            </button>
          )}
        </span>
      )}
    </li>
  )
}
