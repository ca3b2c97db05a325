import { admission } from 'virtual:endpoints'
import type { Child, DocumentRow } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { useState } from 'react'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { sizeOf } from '../../../lib/family/expiry.ts'
import { showToast } from '../../../toast/toast.ts'
import { ConfirmButton } from '../../parts/sending/ConfirmButton.tsx'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { nameOf } from '../documents-cell.ts'
import { ChangeDocument } from './ChangeDocument.tsx'
import { Expiry } from './Expiry.tsx'
import { Preview } from './Preview.tsx'

type Props = { document: DocumentRow; family: readonly Child[] }

/** One document of the vault: type, validity, receivers, and actions. */
export function SavedDocument({ document, family }: Props) {
  const text = useText<'documents' | 'choices'>()
  const language = useLanguage()
  const [changing, setChanging] = useState(false)
  const { id, type, mime, size, sharedWith, expires, createdAt } = document
  const { amount, unit } = sizeOf(size)
  const kind = mime === 'application/pdf' ? 'PDF' : (mime.split('/')[1] ?? '').toUpperCase()
  const name = nameOf(document, text)
  const childName = family.find((child) => child.id === document.child)?.name
  const names = [...new Set(sharedWith.map((application) => application.instituteName))].join(', ')
  const remove = async () => {
    await api().call(admission.removeDocument, { params: { id } })
    touch('documents', 'college-doc', 'dashboard')
    showToast({
      type: 'success',
      title: text('documents.title'),
      message: text('documents.removed', { name }),
      duration: 5000,
    })
  }
  const facts = text('documents.facts', {
    type: text(`choices.document_${type}`),
    kind,
    size: `${amount} ${unit}`,
  })
  return (
    <li className="kept" data-document={id}>
      <h3>{name}</h3>
      <p className="small soft">
        {facts}
        {childName && ` · ${childName}`} · {text('documents.addedOn', { date: formatDate(createdAt, language) })}
      </p>
      {expires && (
        <p>
          <Expiry day={expires} />
        </p>
      )}
      <p className="small">{names ? text('documents.sharedWith', { names }) : text('documents.notShared')}</p>
      {changing ? (
        <ChangeDocument document={document} onDone={() => setChanging(false)} />
      ) : (
        <div className="row-actions">
          <Preview document={document} />
          <button
            type="button"
            className="button"
            aria-label={text('documents.changeOf', { name })}
            onClick={() => setChanging(true)}
          >
            {text('shared.change')}
          </button>
          <ConfirmButton
            label={text('shared.remove')}
            accessibleName={text('documents.removeOf', { name })}
            title={text('documents.removeSure', { name })}
            act={names ? undefined : remove}
          >
            <p>{names ? text('documents.removeShared', { names }) : text('documents.removeLead')}</p>
          </ConfirmButton>
        </div>
      )}
    </li>
  )
}
