import { type Declared, type Field, publicationStates, schoolFields } from '@pravesh/contract'

export type Fields = Readonly<Record<string, Field>>

/** Inputs of declared fields: what may be written, and how it is asked. Of parts, which are drawn by hand, the label alone. */
export const inputsOf = (declared: Declared): Fields =>
  Object.fromEntries(
    Object.entries(declared).map(([name, { help, ...field }]): [string, Field] => {
      if (field.kind === 'part') return [name, { kind: 'text', ...(field.label && { label: field.label }) }]
      return [name, { ...field, ...(field.hint && { help: field.hint }) }]
    }),
  )
/** What a new school and a new college are both asked for. */
export const newInstituteFields = inputsOf(schoolFields)

/** What an institute list can be narrowed by. */
export const instituteFilters: Fields = {
  status: { kind: 'choice', options: publicationStates },
  state: { kind: 'reference', to: 'state' },
  city: { kind: 'reference', to: 'school-city' },
  isPartner: { kind: 'boolean', label: 'Partner' },
}
