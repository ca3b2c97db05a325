import type { BulkEmailPreview } from '@pravesh/contract'

/** Values of the form of a mail to many. An emptied field is an empty text, or null. */
export type MailValues = {
  filter: { date1: string | null; date2: string | null; std: string | null }
  subject: string
  text: string
  hi: { subject: string; text: string }
  variables: Record<string, string>
  perMinute: number | null
  to: string
}
export const emptyMail: MailValues = {
  filter: { date1: null, date2: null, std: null },
  subject: '',
  text: '',
  hi: { subject: '', text: '' },
  variables: {},
  perMinute: 60,
  to: '',
}
/** Fields that display the server's errors. */
export const mailFields = [
  ...(['filter.date1', 'filter.date2', 'filter.std'] as const),
  ...(['subject', 'text', 'hi.subject', 'hi.text', 'perMinute', 'to'] as const),
]

const placeholder = /\{\{\s*(\w+)\s*\}\}/g
/** Values that the server fills in for each person. */
const ofPerson: readonly string[] = ['name', 'reference']

/** Names in braces that the author of the mail must fill in, in their order. */
export function variablesIn({ subject, text, hi }: Pick<MailValues, 'subject' | 'text' | 'hi'>): readonly string[] {
  const all = [subject, text, hi.subject, hi.text].join('\n')
  return [...new Set([...all.matchAll(placeholder)].map(([, name = '']) => name))].filter(
    (name) => !ofPerson.includes(name),
  )
}

const filled = (text: string | null): string | undefined => text?.trim() || undefined
const withText = <K extends string>(name: K, value: string | undefined) =>
  value === undefined ? {} : ({ [name]: value } as Record<K, string>)

/** The letter of a form, as the calls take it. */
export function contentOf(values: MailValues): Pick<BulkEmailPreview, 'subject' | 'text' | 'hi' | 'variables'> {
  const { subject, text, hi, variables } = values
  const names = variablesIn(values)
  const hindi = filled(hi.text)
  return {
    ...withText('subject', filled(subject)),
    text: text.trim(),
    ...(hindi && { hi: { text: hindi, ...withText('subject', filled(hi.subject)) } }),
    ...(names.length > 0 && { variables: Object.fromEntries(names.map((name) => [name, variables[name] ?? ''])) }),
  }
}
/** The letter and to whom it goes, as preview and sending take it. */
export function mailOf(values: MailValues): BulkEmailPreview {
  const { date1, date2, std } = values.filter
  return {
    ...contentOf(values),
    filter: {
      ...withText('date1', filled(date1)),
      ...withText('date2', filled(date2)),
      ...withText('std', filled(std)),
    },
  }
}
