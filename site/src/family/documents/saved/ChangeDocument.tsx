import { admission } from 'virtual:endpoints'
import type { DocumentRow } from '@pravesh/contract'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../toast/toast.ts'
import { ErrorSummary } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'
import { DocumentFields, enteredIn } from '../DocumentFields.tsx'

/** Corrects the details of a file; the file itself stays. */
export function ChangeDocument({ document, onDone }: { document: DocumentRow; onDone: () => void }) {
  const text = useText<'documents'>()
  const { errors, busy, onSubmit } = useSend(async (values) => {
    const { data } = await api().call(admission.changeDocument, { body: { id: document.id, ...enteredIn(values) } })
    touch('documents', 'college-doc')
    const message = text('documents.changed', { name: data.title })
    showToast({ type: 'success', title: text('documents.title'), message, duration: 5000 })
    onDone()
  })
  return (
    <form
      className="form"
      noValidate
      aria-label={text('documents.changeOf', { name: document.title })}
      onSubmit={onSubmit}
    >
      <ErrorSummary errors={errors} />
      <DocumentFields errors={errors} document={document} />
      <p className="go">
        <SendButton busy={busy}>{text('shared.save')}</SendButton>
        <button type="button" className="button" onClick={onDone}>
          {text('shared.cancel')}
        </button>
      </p>
    </form>
  )
}
