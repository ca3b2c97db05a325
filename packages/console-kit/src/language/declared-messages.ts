import { type Field, type FieldOf, labelOf } from '@pravesh/contract'
import type { Choice, Message } from '@pravesh/messages/consoles'

/** A declared field: one of the contract, or a console's own with its texts. */
export type LabelledField = Field & { message?: Message; helpMessage?: Message }
/** A field of a console's own declaration. Without a text, or with an option without Hindi, it does not compile. */
export type OwnField = (
  | Exclude<Field, { kind: 'choice' | 'rows' }>
  | (FieldOf<'choice'> & { options: readonly (Choice | `${number}`)[] })
  | (FieldOf<'rows'> & { of: OwnFields })
) & {
  message: Message
  helpMessage?: Message
  label?: never
  help?: never
}
export type OwnFields = Readonly<Record<string, OwnField>>

/** The names of a declaration: of the contract's in English, of a console's own as texts. */
export type Named = { label: string; plural: string; name: string } | { label: Message; plural: Message }

/** What a record of a declaration is called. */
export const entityLabel = (entity: Named): Message =>
  'name' in entity ? { domain: 'entityLabel', key: entity.name, english: entity.label } : entity.label
/** What several of them are called. */
export const entityPlural = (entity: Named): Message =>
  'name' in entity ? { domain: 'entityPlural', key: entity.name, english: entity.plural } : entity.plural

/** The label of a field. */
export function fieldMessage(name: string, field: LabelledField): Message {
  const english = field.kind === 'slug' && !field.label ? 'URL' : labelOf(name, field)
  return field.message ?? { domain: 'fieldLabel', key: field.textKey ?? name, english }
}
