import { ApiError, type EnquiryEmail } from '@pravesh/contract'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { template } from '../../../platform/db/tables.ts'
import { plainName } from '../../../services/mail/compose.ts'

const control = /\p{Cc}|[\u2028\u2029]/u
const place = /\{\{\s*(\w+)\s*\}\}/g
const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })

/** Personal values that a mail may contain. */
export type Person = { name: string; reference: string }
/** Values of a person, on one line and without a link: a typed name never breaks a subject line and never leads to another site. */
export const personal = ({ name, reference }: Person): Record<string, string> => ({
  name: plainName(name.replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')),
  reference,
})
/** Puts values into `{{places}}`; those without a value stay. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(place, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  )

export type Draft = { subject: string; text: string }

/**
 * A letter with its variables filled, but for those of the person. INVALID where the template is none for mail, where a
 * variable has no value, and where a subject would hold more than one line. `fieldPrefix` is the field of the body that holds it.
 */
export async function createEmailDraft(db: Db | Tx, email: EnquiryEmail, fieldPrefix = ''): Promise<Draft> {
  const [canned] =
    email.template === undefined ? [] : await db.select().from(template).where(eq(template.id, email.template))
  if (email.template !== undefined && canned?.channel !== 'mail')
    throw invalid(`${fieldPrefix}template`, 'No such template for mail')
  const subject = email.subject ?? canned?.subject ?? 'Your enquiry {{reference}}'
  const text = email.text ?? String(canned?.body ?? '')
  const variables = email.variables ?? {}
  const placeholders = [...`${subject}\n${text}`.matchAll(place)].map(([, name]) => name ?? '')
  const missing = [...new Set(placeholders)].filter(
    (name) => !['name', 'reference'].includes(name) && !(Object.hasOwn(variables, name) && variables[name]),
  )
  if (missing.length > 0) throw invalid('variables', `Without a value: ${missing.join(', ')}`)
  const { name: _name, reference: _reference, ...variableValues } = variables
  const draft = { subject: fill(String(subject), variableValues), text: fill(text, variableValues) }
  if (control.test(draft.subject)) throw invalid('variables', 'A subject holds one line only')
  if (draft.subject.length > 250) throw invalid(`${fieldPrefix}subject`, 'Too long')
  return draft
}
/** The letter as one person gets it. */
export const renderEmail = ({ subject, text }: Draft, person: Person): Draft => {
  const values = personal(person)
  return { subject: fill(subject, values), text: fill(text, values) }
}
