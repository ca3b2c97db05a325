import type { Entity, Field, FieldKind, FieldOf } from '@pravesh/contract'
import type { Choice, ConsoleKey } from '@pravesh/messages/consoles'
import type { ReactNode } from 'react'
import { entityLabel, fieldMessage, type LabelledField, type Named } from '../language/declared-messages.ts'
import { translations } from '../language/translations.ts'

/** Props of an input of any kind: the full path of its value in the form, and its field. */
export type InputProps<F extends Field> = { source: string; label: string; field: F }
/** Props of a column of any kind: the value of the response. */
export type ColumnProps<F extends Field> = { value: unknown; field: F }

/** How one kind of field looks, in a form and in a list. */
export type Kind<K extends FieldKind> = {
  Input: (props: InputProps<FieldOf<K>>) => ReactNode
  Column: (props: ColumnProps<FieldOf<K>>) => ReactNode
  /** Takes the whole width of a form. */
  wide?: true
  /** Set to the right in a list, as numbers are. */
  right?: true
}

/** Common props of react-admin's inputs for a field. */
export const shared = ({ source, label, field }: InputProps<Field>) => ({
  source,
  label,
  helperText: helpOf({ source, field }) ?? (false as const),
  isRequired: field.required ?? false,
  fullWidth: true,
})

/** The language of what is typed into the input of a field, for spelling and for voices. */
export const inputLang = ({ hindiOf }: Field): { lang?: 'hi' } => (hindiOf === undefined ? {} : { lang: 'hi' })

export const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** The help of a field. The path of its value ends with its name. */
export function helpOf({ source, field }: { source: string; field: LabelledField }): string | undefined {
  const { help, helpMessage, textKey } = field
  if (helpMessage) return translations().translate(helpMessage)
  const key = textKey ?? source.slice(source.lastIndexOf('.') + 1)
  return help ? translations().translate({ domain: 'fieldHelp', key, english: help }) : undefined
}
/** The help of a field, or of all fields of its kind. */
export const helpOr = (props: { source: string; field: Field }, usual: ConsoleKey): string =>
  helpOf(props) ?? translations().text(usual)

/** Choices that are not called as they are stored. */
const choiceNames = new Map([
  ['en', 'English'],
  ['hi', 'Hindi'],
  ['co-ed', 'Co-ed'],
])
/** A choice in English: `state-government`, `refund_pending` → State government, Refund pending, `en` → English. */
export function englishChoice(option: string): string {
  const name = choiceNames.get(option)
  if (name) return name
  const phrase = option.replaceAll(/[-_.]/g, ' ')
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
/** A choice as a person reads it. A value without Hindi does not compile. */
export const optionLabel = (option: Choice): string => declaredOptionLabel(option)
/** The same of a value whose type is not known, such as one of a declaration's options: a test finds those without Hindi. */
export const declaredOptionLabel = (option: string): string =>
  translations().translate({ domain: 'choices', key: option, english: englishChoice(option) })
export const optionChoices = (options: readonly string[]) =>
  options.map((id) => ({ id, name: declaredOptionLabel(id) }))

/** Parts of a record's title. */
type TitledEntity = Named &
  Pick<Entity, 'columns' | 'fields'> & {
    title?: (record: Readonly<Record<string, unknown>>) => string
  }

/** The field that names a record of an entity: the first text among its columns. */
export const titleField = (entity: TitledEntity): string | undefined =>
  entity.columns.find((name) => entity.fields[name]?.kind === 'text')

/** How a record of an entity is called. */
export function titleOf(
  entity: TitledEntity | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
): string {
  const name = entity && titleField(entity)
  return (
    (record && entity?.title?.(record)) ||
    text(name && record?.[name]) ||
    (record ? `${translations().word(entity ? entityLabel(entity) : 'console.record')} ${record.id}` : '')
  )
}
/** The label of one of these fields as a person reads it. */
export function labelIn(fields: Readonly<Record<string, LabelledField>>, name: string): string {
  const field = fields[name]
  return field ? translations().translate(fieldMessage(name, field)) : name
}
