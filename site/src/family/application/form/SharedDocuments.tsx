import { documentsFieldMarker, type FormValues } from '../../../lib/application/form-values.ts'
import { isClosed } from '../../../lib/application/stages.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { nameOf } from '../../documents/documents-cell.ts'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'
import type { ApplicationRecord } from '../application-record.ts'
import { documents } from './family-cells.ts'

/** Documents of the vault that this institute may see. Once sent, shared ones stay with the application. */
export function SharedDocuments({
  form,
  formValues,
}: {
  form: ApplicationRecord
  formValues: FormValues
  errors: readonly FieldIssue[]
}) {
  const text = useText<'application' | 'choices'>()
  const language = useLanguage()
  const selectedIds = new Set((formValues.documents ?? '').split(',').filter(Boolean).map(Number))
  const { application } = form
  const sent = application != null && application.submittedAt !== null && !isClosed(application.status)
  const name = form.instituteName
  return (
    <fieldset>
      <legend>{text('application.share', { name })}</legend>
      {form.instituteType === 'college' && <p className="hint">{text('application.sharePlaces', { name })}</p>}
      {form.documentsAsked.length > 0 && (
        <p className="hint">{text('application.asked', { list: form.documentsAsked.join(', ') })}</p>
      )}
      {sent && form.documents.length > 0 && <p className="hint">{text('application.sharedStays')}</p>}
      <Loading cell={documents()}>
        {(rows) =>
          rows.length === 0 ? (
            <p>
              {text('application.noDocuments')}{' '}
              <a href={pathIn(language, '/student/documents')}>{text('application.addDocuments')}</a>
            </p>
          ) : (
            <>
              <input type="hidden" name={documentsFieldMarker} value="1" />
              {form.documents
                .filter(({ id }) => !rows.some((document) => document.id === id))
                .map(({ id }) => (
                  <input key={id} type="hidden" name="documents" value={id} />
                ))}
              {rows.map(({ id, title, type }) => {
                const stays = sent && form.documents.some((document) => document.id === id)
                return (
                  <label className="choice" key={id}>
                    <input
                      type="checkbox"
                      name="documents"
                      value={id}
                      defaultChecked={selectedIds.has(id)}
                      disabled={stays}
                    />
                    {stays && <input type="hidden" name="documents" value={id} />}
                    <span>
                      {nameOf({ title, type }, text)}
                      {stays && <small className="soft"> · {text('application.shared')}</small>}
                    </span>
                  </label>
                )
              })}
              <p>
                <a href={pathIn(language, '/student/documents')}>{text('application.addDocuments')}</a>
              </p>
            </>
          )
        }
      </Loading>
    </fieldset>
  )
}
