import type { Declared, Field } from '@pravesh/contract'

export type Fields = Readonly<Record<string, Field>>

/** Inputs of declared fields: editability and type. For hand-made parts, the label alone. */
export const inputsOf = (declared: Declared): Fields =>
  Object.fromEntries(
    Object.entries(declared).map(([name, field]): [string, Field] => {
      if (field.kind === 'part') return [name, { kind: 'text', ...(field.label && { label: field.label }) }]
      return [name, { ...field, ...(field.form.hint && { help: field.form.hint }) }]
    }),
  )

/** True for the fields of an institute's own editor: its publication state is not editable there. */
export const areOwnFields = (fields: Declared): boolean => !('status' in fields)
/**
 * The fields that an institute may edit itself. Inputs of fields that it only proposes explain that; for its place, all of which it
 * proposes, the section does.
 */
export const ownFieldsOf = (declared: Declared): Declared =>
  Object.fromEntries(
    Object.entries(declared).flatMap(([name, field]) => {
      const { editable, form } = field
      if (!editable) return []
      if (editable === 'directly' || editable === 'place' || form.hint) return [[name, field]]
      return [[name, { ...field, form: { ...form, hint: 'Changed once it is approved' } }]]
    }),
  )
