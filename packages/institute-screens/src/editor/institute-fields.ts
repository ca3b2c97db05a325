import type { LabelledField } from '@pravesh/console-kit/language/declared-messages'
import type { Declared } from '@pravesh/contract'
import { editorFieldTexts } from '@pravesh/messages/screens/institute/editor-fields'

export type Fields = Readonly<Record<string, LabelledField>>

const textsOf = ({ label, textKey }: { label?: string; textKey?: string }) => ({
  ...(label !== undefined && { label }),
  ...(textKey !== undefined && { textKey }),
})

/** Inputs of declared fields: editability and type. For hand-made parts, the label alone. */
export const inputsOf = (declared: Declared): Fields =>
  Object.fromEntries(
    Object.entries(declared).map(([name, field]): [string, LabelledField] => {
      if (field.kind === 'part') return [name, { kind: 'text', ...textsOf(field) }]
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
      const hasHint = editable === 'directly' || editable === 'place' || form.hint
      return [[name, hasHint ? field : { ...field, helpMessage: editorFieldTexts.changedOnceItIsApproved }]]
    }),
  )
