import type { Question, ShortlistForm } from '@pravesh/contract'

/** What a family tells one institute, as its form holds it: texts, by the names of its fields. */
export type Told = Readonly<Record<string, string>>
/** What of it is sent. */
export type ToldChange = {
  child?: number | null
  class?: number | null
  session?: string | null
  quota?: string | null
  answers: Record<string, string | number>
  documents: number[]
}

/** Says in a form that its documents are drawn. */
export const documentsDrawn = 'documents-drawn'
const answerName = (id: number | string) => `answers.${id}`

/** What the record holds, as the form shows it. Documents are their numbers with commas between. */
export function toldOf(
  form: Pick<ShortlistForm, 'child' | 'class' | 'session' | 'quota' | 'answers' | 'documents'>,
): Told {
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
export function toldIn(values: FormData): Told {
  const told: Record<string, string> = {}
  for (const name of new Set(values.keys()))
    if (name !== 'documents' && name !== documentsDrawn) told[name] = String(values.get(name) ?? '').trim()
  if (!values.has(documentsDrawn)) return told
  const ids = values.getAll('documents').map(Number)
  return { ...told, documents: ids.sort((a, b) => a - b).join(',') }
}

const numberOr = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))

/** The body of a change: numbers as numbers, what is empty as null, answers to questions that are asked. */
export function changeOf(told: Told, questions: readonly Question[], school: boolean): ToldChange {
  const answers = questions.flatMap(({ id, kind }): [string, string | number][] => {
    const value = told[answerName(id)] ?? ''
    if (value === '') return []
    return [[String(id), kind === 'number' ? Number(value) : value]]
  })
  const documents = (told.documents ?? '').split(',').filter(Boolean).map(Number)
  return {
    ...(school ? { child: numberOr(told.child), class: numberOr(told.class) } : {}),
    session: told.session || null,
    quota: told.quota || null,
    answers: Object.fromEntries(answers),
    documents,
  }
}

/** Names of what differs between two. */
export const differing = (one: Told, other: Told): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => (one[name] ?? '') !== (other[name] ?? ''))
