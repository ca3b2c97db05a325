import { student } from 'virtual:endpoints'
import type { StudentEnquiry } from '@pravesh/contract'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { Field } from '../parts/fields/Field.tsx'
import { ErrorSummary } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useText } from '../shell/i18n.ts'
import { Thread } from './Thread.tsx'

/** Finds a question by its number: one that was sent without a sign-in leaves the list after 30 days. */
export function OlderQuery() {
  const text = useText<'queries'>()
  const [found, setFound] = useState<StudentEnquiry | null>()
  const { errors, busy, onSubmit } = useSend(async (values) => {
    const search = String(values.get('reference')).trim()
    const { data } = await api().call(student.enquiries, { query: { search, limit: 1 } })
    setFound(data.find(({ reference }) => reference === search.toUpperCase()) ?? null)
  })
  return (
    <details className="panel ask">
      <summary>{text('queries.older')}</summary>
      <form className="form" noValidate onSubmit={onSubmit}>
        <ErrorSummary errors={errors} />
        <p>{text('queries.olderLead')}</p>
        <Field name="reference" label={text('queries.olderNumber')} errors={errors}>
          {(attributes) => <input {...attributes} className="short" type="text" autoComplete="off" maxLength={40} />}
        </Field>
        <SendButton busy={busy}>{text('queries.find')}</SendButton>
      </form>
      <div role="status">
        {found === null && <p>{text('queries.notFound')}</p>}
        {found && (
          <ul className="threads">
            <Thread {...found} />
          </ul>
        )}
      </div>
    </details>
  )
}
