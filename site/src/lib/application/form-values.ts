import type { Question, ShortlistForm } from '@pravesh/contract'

/** What a family tells one institute, as its form holds it: texts, by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>
/** What of it is sent. */
export type FormChange = {
  child?: number | null
  class?: number | null
  session?: string | null
  quota?: string | null
  answers: Record<string, string | number>
  documents: number[]
}

/** Says in a form that its documents are drawn. */
export const documentsFieldMarker = 'documents-drawn'
const answerName = (id: number | string) => `answers.${id}`

/** What the record holds, as the form shows it. Documents are their numbers with commas between. */
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

/**
 * What a form holds: boxes that are ticked under one name are joined. What was not drawn yet, or could not be, is not said: it would read as
 * taken away.
 */
export function readFormValues(values: FormData): FormValues {
  const formValues: Record<string, string> = {}
  for (const name of new Set(values.keys()))
    if (name !== 'documents' && name !== documentsFieldMarker) formValues[name] = String(values.get(name) ?? '').trim()
  if (!values.has(documentsFieldMarker)) return formValues
  const ids = values.getAll('documents').map(Number)
  return { ...formValues, documents: ids.sort((a, b) => a - b).join(',') }
}

const numberOr = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))

/** The body of a change: numbers as numbers, what is empty as null, answers to questions that are asked. */
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

/** Names of what differs between two. */
export const changedNames = (first: FormValues, other: FormValues): string[] =>
  [...new Set([...Object.keys(first), ...Object.keys(other)])].filter(
    (name) => (first[name] ?? '') !== (other[name] ?? ''),
  )
