import { ApiError, type EnquiryLetter } from '@pravesh/contract'
import { eq } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { template } from '../db/tables.ts'
import { plainName } from '../mail/compose.ts'

const control = /\p{Cc}|[\u2028\u2029]/u
const place = /\{\{\s*(\w+)\s*\}\}/g
const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })

/** What each person's letter may name of them. */
export type Person = { name: string; reference: string }
/** Values of a person, on one line and without a link: what somebody typed as a name never breaks a subject, nor leads elsewhere. */
export const personal = ({ name, reference }: Person): Record<string, string> => ({
  name: plainName(name.replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')),
  reference,
})
/** Puts values into `{{places}}`; those without a value stay. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(place, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole))

export type Draft = { subject: string; text: string }

/**
 * A letter with its variables filled, but for those of the person. INVALID where the template is none for mail, where a
 * variable has no value, and where a subject would hold more than one line.
 */
export async function draftLetter(db: Db | Tx, letter: EnquiryLetter): Promise<Draft> {
  const [canned] =
    letter.template === undefined ? [] : await db.select().from(template).where(eq(template.id, letter.template))
  if (letter.template !== undefined && canned?.channel !== 'mail')
    throw invalid('template', 'No such template for mail')
  const subject = letter.subject ?? canned?.subject ?? 'Your enquiry {{reference}}'
  const text = letter.text ?? String(canned?.body ?? '')
  const variables = letter.variables ?? {}
  const named = [...`${subject}\n${text}`.matchAll(place)].map(([, name]) => name ?? '')
  const missing = [...new Set(named)].filter(
    (name) => !['name', 'reference'].includes(name) && !(Object.hasOwn(variables, name) && variables[name]),
  )
  if (missing.length > 0) throw invalid('variables', `Without a value: ${missing.join(', ')}`)
  const { name: _name, reference: _reference, ...given } = variables
  const draft = { subject: fill(String(subject), given), text: fill(text, given) }
  if (control.test(draft.subject)) throw invalid('variables', 'A subject holds one line only')
  if (draft.subject.length > 250) throw invalid('subject', 'Too long')
  return draft
}
/** The letter as one person gets it. */
export const letterTo = ({ subject, text }: Draft, person: Person): Draft => {
  const values = personal(person)
  return { subject: fill(subject, values), text: fill(text, values) }
}
