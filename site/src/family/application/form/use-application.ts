import { admission } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { Question } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { type SubmitEvent, useState } from 'react'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import {
  changedNames,
  changeOf,
  type FormValues,
  formValuesOf,
  readFormValues,
} from '../../../lib/application/form-values.ts'
import type { SaveState } from '../../../lib/family/autosave.ts'
import { draftOf, draftOwner } from '../../../lib/family/draft.ts'
import { user } from '../../../stores/session.ts'
import { showToast } from '../../../toast/toast.ts'
import { className } from '../../parts/class-name.ts'
import type { Difference } from '../../parts/draft/Conflict.tsx'
import { useSend, validationErrors } from '../../parts/sending/use-send.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import type { ApplicationRecord } from '../application-record.ts'
import { children, documents } from './family-cells.ts'

const isFormValues = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && Object.values(value).every((item) => typeof item === 'string')

/** The label of a question in the language of the page, where the institute wrote one. */
export const labelOf = ({ label, labelLocal }: Pick<Question, 'label' | 'labelLocal'>, language: string): string =>
  (language === 'hi' && labelLocal) || label

/**
 * The state of an application's form: input is stored in the browser with each key, sent when it is saved, and displayed next to
 * concurrent changes.
 */
export function useApplication(form: ApplicationRecord, onChange: (form: ApplicationRecord) => void) {
  const text = useText<'application' | 'choices'>()
  const language = useLanguage()
  const account = useStore(user)
  const school = form.instituteType === 'school'
  const [draft] = useState(() => draftOf(draftOwner(account), `application:${form.id}`, isFormValues))
  const [storedDraft] = useState(() => draft.read())
  const stored = formValuesOf(form)
  const fits = storedDraft && storedDraft.madeOf === form.updatedAt ? storedDraft.values : undefined
  const [formValues, setFormValues] = useState<FormValues>({ ...stored, ...fits })
  const [state, setState] = useState<SaveState | undefined>(fits ? { kind: 'waiting' } : undefined)
  const [version, setVersion] = useState(0)
  // Input based on an older version of the record is not applied to the newer one without a decision.
  const stale =
    storedDraft && !fits && changedNames(storedDraft.values, stored).length > 0
      ? { mine: storedDraft.values, theirs: form }
      : undefined
  const [saveConflict, setConflict] = useState<{ mine: FormValues; theirs: ApplicationRecord } | undefined>(stale)

  async function save(values: FormValues, ifUpdatedAt: string | null) {
    const body = { ...changeOf(values, form.questions, school), ifUpdatedAt }
    try {
      const { data } = await api().call(admission.changeShortlistForm, { params: { id: form.id }, body })
      draft.clear()
      setConflict(undefined)
      touch('dashboard', 'shortlist')
      onChange(data)
      const message = text('application.savedLead', { name: form.instituteName })
      showToast({ type: 'success', title: text('application.saved'), message })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CONFLICT' && error.record)) throw error
      const { data } = await api().call(admission.shortlistForm, { params: { id: form.id } })
      setConflict({ mine: values, theirs: data })
    }
  }
  const { run, ...sending } = useSend(async (values) => save({ ...stored, ...readFormValues(values) }, form.updatedAt))
  /** Saves unsaved input. False with a reason where that is impossible, or the person has to decide first. */
  async function saveFields(fields: HTMLFormElement): Promise<boolean> {
    if (!draft.read()) return true
    const fieldErrors = validationErrors(fields, text)
    sending.setErrors(fieldErrors)
    if (fieldErrors.length > 0 || saveConflict) return false
    await run(() => save({ ...stored, ...readFormValues(new FormData(fields)) }, form.updatedAt), fields)
    return !draft.read()
  }

  const labelled = (name: string): string => {
    const question = form.questions.find(({ id }) => `answers.${id}` === name)
    if (question) return labelOf(question, language)
    if (name === 'child') return text('application.child')
    if (name === 'class') return text('application.grade')
    if (name === 'session') return text('application.session')
    return text(name === 'quota' ? 'application.quota' : 'application.documentsTitle')
  }
  /** A value as it is read: children and documents by their names. */
  const valueText = (name: string, value: string, theirs: ApplicationRecord): string => {
    if (value === '') return ''
    if (name === 'class') return className(text, Number(value))
    if (name === 'child')
      return (
        children()
          .get()
          .data?.find(({ id }) => String(id) === value)?.name ?? value
      )
    if (name !== 'documents') return value
    const knownDocuments = [...form.documents, ...theirs.documents, ...(documents().get().data ?? [])]
    return value
      .split(',')
      .map((id) => knownDocuments.find((document) => String(document.id) === id)?.title ?? id)
      .join(', ')
  }
  const differences = ({ mine, theirs }: { mine: FormValues; theirs: ApplicationRecord }): Difference[] => {
    const other = formValuesOf(theirs)
    return changedNames(mine, other).map((name) => ({
      ...{ name, label: labelled(name) },
      ...{ mine: valueText(name, mine[name] ?? '', theirs), theirs: valueText(name, other[name] ?? '', theirs) },
    }))
  }
  const conflict = saveConflict && {
    differences: differences(saveConflict),
    onMine: () => void run(() => save(saveConflict.mine, saveConflict.theirs.updatedAt)),
    onTheirs() {
      draft.clear()
      setFormValues(formValuesOf(saveConflict.theirs))
      setVersion(version + 1)
      setConflict(undefined)
      onChange(saveConflict.theirs)
    },
  }
  function onInput(event: { currentTarget: HTMLFormElement }) {
    const isStored = draft.write({ ...stored, ...readFormValues(new FormData(event.currentTarget)) }, form.updatedAt)
    setState({ kind: isStored ? 'waiting' : 'not kept' })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => sending.onSubmit(event)
  return {
    errors: sending.errors,
    busy: sending.busy,
    formValues,
    state,
    version,
    conflict,
    onInput,
    onSubmit,
    saveTyped: saveFields,
  }
}
