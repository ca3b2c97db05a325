import type { Question, ShortlistForm } from '@pravesh/contract'

/** A family's answers to one institute, as its form holds them: texts, by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>
/** The part of it that is sent. */
export type FormChange = {
  child?: number | null
  class?: number | null
  session?: string | null
  quota?: string | null
  answers: Record<string, string | number>
  documents: number[]
}

/** Marks a form whose documents are rendered. */
export const documentsFieldMarker = 'documents-drawn'
const answerName = (id: number | string) => `answers.${id}`

/** The record's values in the form. Documents are their ids with commas between. */
export function formValuesOf(
  form: Pick<ShortlistForm, 'child' | 'class' | 'session' | 'quota' | 'answers' | 'documents'>,
): FormValues {
  const { child, class: grade, session, quota, answers, documents } = form
  return {
    child: String(child ?? ''),
    class: String(grade ?? ''),
    session: session ?? '',
    quota: quota ?? '',
    ...Object.fromEntries(Object.entries(answers).map(([id, answer]) => [answerName(id), String(answer)])),
    documents: documents
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join(','),
  }
}

/** The form's values: ticked boxes of one name are joined. A part that is not rendered is left out: it would read as removed. */
export function readFormValues(values: FormData): FormValues {
  const formValues: Record<string, string> = {}
  for (const name of new Set(values.keys()))
    if (name !== 'documents' && name !== documentsFieldMarker) formValues[name] = String(values.get(name) ?? '').trim()
  if (!values.has(documentsFieldMarker)) return formValues
  const ids = values.getAll('documents').map(Number)
  return { ...formValues, documents: ids.sort((a, b) => a - b).join(',') }
}

const numberOr = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))

/** The body of a change: numbers as numbers, empty values as null, answers to current questions. */
export function changeOf(formValues: FormValues, questions: readonly Question[], school: boolean): FormChange {
  const answers = questions.flatMap(({ id, kind }): [string, string | number][] => {
    const value = formValues[answerName(id)] ?? ''
    if (value === '') return []
    return [[String(id), kind === 'number' ? Number(value) : value]]
  })
  const documents = (formValues.documents ?? '').split(',').filter(Boolean).map(Number)
  return {
    ...(school ? { child: numberOr(formValues.child), class: numberOr(formValues.class) } : {}),
    session: formValues.session || null,
    quota: formValues.quota || null,
    answers: Object.fromEntries(answers),
    documents,
  }
}

/** Names of the values that differ. */
export const changedNames = (first: FormValues, other: FormValues): string[] =>
  [...new Set([...Object.keys(first), ...Object.keys(other)])].filter(
    (name) => (first[name] ?? '') !== (other[name] ?? ''),
  )
