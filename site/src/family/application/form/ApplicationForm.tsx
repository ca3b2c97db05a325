import { useStore } from '@nanostores/react'
import { type RefObject, useRef } from 'react'
import { isClosed, isCorrectable } from '../../../lib/application/stages.ts'
import { Conflict } from '../../parts/draft/Conflict.tsx'
import { SaveState } from '../../parts/draft/SaveState.tsx'
import { ErrorSummary } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useText } from '../../shell/i18n.ts'
import type { ApplicationRecord } from '../application-record.ts'
import { CommonPart } from './CommonPart.tsx'
import { documents } from './family-cells.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { SchoolFields } from './SchoolFields.tsx'
import { SharedDocuments } from './SharedDocuments.tsx'
import { useApplication } from './use-application.ts'

/** Saves the unsaved input of the form; false where that is impossible. */
export type SaveFirst = () => Promise<boolean>
type Props = {
  form: ApplicationRecord
  onChange: (form: ApplicationRecord) => void
  saveFirst: RefObject<SaveFirst | undefined>
}

/**
 * The part of an application for one institute, in addition to the form for all: child and class, the institute's own questions,
 * documents. It can be corrected until the institute starts reading.
 */
export function ApplicationForm({ form, onChange, saveFirst }: Props) {
  const text = useText<'application'>()
  const school = form.instituteType === 'school'
  const name = form.instituteName
  const status = form.application?.status ?? 'draft'
  const isNewAttempt = isClosed(status)
  const vault = useStore(documents()).data
  // A college without own questions, and no document to share: there is nothing to save.
  const isEmpty = !school && form.questions.length === 0 && vault?.length === 0
  const editable = isCorrectable(status) || isNewAttempt
  const saving = useApplication(form, onChange)
  const { errors, busy, formValues, conflict } = saving
  const fields = useRef<HTMLFormElement>(null)
  saveFirst.current = async () => !editable || !fields.current || saving.saveTyped(fields.current)
  return (
    <section aria-labelledby="told">
      <h2 id="told">{text('application.formTitle', { name })}</h2>
      {isNewAttempt && <p className="soft">{text('application.again')}</p>}
      {(status === 'submitted' || status === 'documents_requested') && (
        <p className="soft">
          {text(status === 'submitted' ? 'application.correctable' : 'application.correctableAsked', { name })}
        </p>
      )}
      {!editable && <p className="soft">{text('application.fixed')}</p>}
      {conflict && <Conflict {...conflict} />}
      <form
        key={saving.version}
        ref={fields}
        className="form told"
        noValidate
        onSubmit={saving.onSubmit}
        onInput={saving.onInput}
      >
        <ErrorSummary errors={errors} />
        <fieldset className="stack" disabled={!editable}>
          {school && (
            <SchoolFields
              formValues={formValues}
              errors={errors}
              fixedChild={!isNewAttempt && form.application?.submittedAt != null}
            />
          )}
          <QuestionFields questions={form.questions} formValues={formValues} errors={errors} name={name} />
          <SharedDocuments form={form} formValues={formValues} errors={errors} />
        </fieldset>
        {!isEmpty && <SaveState state={saving.state} />}
        {editable && !isEmpty && (
          <p className="go">
            <SendButton busy={busy}>{text('shared.save')}</SendButton>
          </p>
        )}
      </form>
      <CommonPart form={form} />
    </section>
  )
}
