import { admission } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { Question } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { type SubmitEvent, useState } from 'react'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../islands/toast.ts'
import { changeOf, differing, type Told, toldIn, toldOf } from '../../../lib/application-answers.ts'
import type { SaveState } from '../../../lib/autosave.ts'
import { draftOf } from '../../../lib/draft.ts'
import { user } from '../../../stores/session.ts'
import type { Difference } from '../../parts/Conflict.tsx'
import { className } from '../../parts/class-name.ts'
import { faultsIn, useSend } from '../../parts/use-send.ts'
import { useLanguage, useText } from '../../shell/spoken.ts'
import type { Shown } from '../shown.ts'
import { children, documents } from './family-cells.ts'

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

/** The label of a question in the language of the page, where the institute wrote one. */
export const labelOf = ({ label, labelLocal }: Pick<Question, 'label' | 'labelLocal'>, language: string): string =>
  (language === 'hi' && labelLocal) || label

/**
 * The state of an application's form: what is typed is kept in the browser with each key, sent when it is saved, and shown beside what
 * somebody else has written meanwhile.
 */
export function useApplication(form: Shown, onChange: (form: Shown) => void) {
  const text = useText<'application' | 'choices'>()
  const language = useLanguage()
  const who = useStore(user)
  const school = who?.student_type === 'school'
  const [draft] = useState(() => draftOf(`${who?.student_type}:${who?.username}`, `application:${form.id}`, isTold))
  const [kept] = useState(() => draft.read())
  const stored = toldOf(form)
  const fits = kept && kept.madeOf === form.updatedAt ? kept.values : undefined
  const [told, setTold] = useState<Told>({ ...stored, ...fits })
  const [state, setState] = useState<SaveState | undefined>(fits ? { kind: 'waiting' } : undefined)
  const [version, setVersion] = useState(0)
  // What was typed on an older state of the record is not laid over the newer one unasked.
  const stale =
    kept && !fits && differing(kept.values, stored).length > 0 ? { mine: kept.values, theirs: form } : undefined
  const [clash, setClash] = useState<{ mine: Told; theirs: Shown } | undefined>(stale)

  async function save(values: Told, ifUpdatedAt: string | null) {
    const body = { ...changeOf(values, form.questions, school), ifUpdatedAt }
    try {
      const { data } = await api().call(admission.changeShortlistForm, { params: { id: form.id }, body })
      draft.clear()
      setClash(undefined)
      touch('dashboard', 'shortlist')
      onChange(data)
      const message = text('application.savedLead', { name: form.instituteName })
      showToast({ type: 'success', title: text('application.saved'), message })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CONFLICT' && error.record)) throw error
      const { data } = await api().call(admission.shortlistForm, { params: { id: form.id } })
      setClash({ mine: values, theirs: data })
    }
  }
  const { run, ...sending } = useSend(async (values) => save({ ...stored, ...toldIn(values) }, form.updatedAt))
  /** Saves what was typed and is not saved yet. False where that cannot be, or the person has to decide first: it says why. */
  async function saveTyped(fields: HTMLFormElement): Promise<boolean> {
    if (!draft.read()) return true
    const faults = faultsIn(fields, text)
    sending.setErrors(faults)
    if (faults.length > 0 || clash) return false
    await run(() => save({ ...stored, ...toldIn(new FormData(fields)) }, form.updatedAt), fields)
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
  const words = (name: string, value: string, theirs: Shown): string => {
    if (value === '') return ''
    if (name === 'class') return className(text, Number(value))
    if (name === 'child')
      return (
        children()
          .get()
          .data?.find(({ id }) => String(id) === value)?.name ?? value
      )
    if (name !== 'documents') return value
    const known = [...form.documents, ...theirs.documents, ...(documents().get().data ?? [])]
    return value
      .split(',')
      .map((id) => known.find((one) => String(one.id) === id)?.title ?? id)
      .join(', ')
  }
  const differences = ({ mine, theirs }: { mine: Told; theirs: Shown }): Difference[] => {
    const other = toldOf(theirs)
    return differing(mine, other).map((name) => ({
      ...{ name, label: labelled(name) },
      ...{ mine: words(name, mine[name] ?? '', theirs), theirs: words(name, other[name] ?? '', theirs) },
    }))
  }
  const conflict = clash && {
    differences: differences(clash),
    onMine: () => void run(() => save(clash.mine, clash.theirs.updatedAt)),
    onTheirs() {
      draft.clear()
      setTold(toldOf(clash.theirs))
      setVersion(version + 1)
      setClash(undefined)
      onChange(clash.theirs)
    },
  }
  function onInput(event: { currentTarget: HTMLFormElement }) {
    const written = draft.write({ ...stored, ...toldIn(new FormData(event.currentTarget)) }, form.updatedAt)
    setState({ kind: written ? 'waiting' : 'not kept' })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => sending.onSubmit(event)
  return { errors: sending.errors, busy: sending.busy, told, state, version, conflict, onInput, onSubmit, saveTyped }
}
