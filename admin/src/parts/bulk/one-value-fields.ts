import type { LabelledField } from '@pravesh/console-kit/language/declared-messages'
import { collegeFields, type Declared, type FieldKind, schoolFields } from '@pravesh/contract'
import { instituteInputs } from '../field-label.ts'

export type Fields = Readonly<Record<string, LabelledField>>

/** Kinds with one value from a few: the same value is right for many records, as a text seldom is. */
const kinds: readonly FieldKind[] = ['boolean', 'choice', 'reference']

/** Fields that are set to one value in several records at once. The publication state is set by buttons of its own. */
export const oneValueFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, { kind }]) => kinds.includes(kind) && name !== 'status'))

/** Parts of a place depend on each other, and are changed together in the editor. */
const withoutPlace = (inputs: Fields, declared: Declared): Fields =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => declared[name]?.form.section !== 'place'))

/** The same of schools and of colleges. */
export const instituteBulkFields = {
  schools: oneValueFields(withoutPlace(instituteInputs.school, schoolFields)),
  colleges: oneValueFields(withoutPlace(instituteInputs.college, collegeFields)),
}
