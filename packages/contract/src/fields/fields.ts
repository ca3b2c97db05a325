import type { Field, FieldKind, FieldOf } from './field.ts'

/** Makes the constructor of one kind: `text({ required: true })`. The literal type is preserved, so records infer. */
const createField =
  <K extends FieldKind>(kind: K) =>
  <const O extends Omit<FieldOf<K>, 'kind'>>(options?: O) =>
    ({ kind, ...options }) as { kind: K } & O

export const text = createField('text')
export const longText = createField('longText')
export const markdown = createField('markdown')
export const slug = createField('slug')
/** A code of a register or an office, of one form. */
export const code = createField('code')
export const link = createField('link')
export const email = createField('email')
export const integer = createField('integer')
export const decimal = createField('decimal')
/** Whole Indian rupees. */
export const rupees = createField('rupees')
export const boolean = createField('boolean')
export const date = createField('date')
export const dateTime = createField('dateTime')
export const tags = createField('tags')
export const source = createField('source')

type Common = {
  label?: string
  textKey?: string
  help?: string
  description?: string
  filterDescription?: string
  required?: true
}
export const choice = <const O extends readonly string[], const C extends Common & { initial?: O[number] }>(
  options: O,
  common?: C,
) => ({ kind: 'choice', options, ...common }) as { kind: 'choice'; options: O } & C
/** A record of another entity, by the name it is declared under. */
export const reference = <const C extends Common>(to: string, common?: C) =>
  ({ kind: 'reference', to, ...common }) as { kind: 'reference'; to: string } & C
export const references = <const C extends Common & { most?: number }>(to: string, common?: C) =>
  ({ kind: 'references', to, ...common }) as { kind: 'references'; to: string } & C
/** A short ordered list of small records stored inside this one. */
export const rows = <const R extends Readonly<Record<string, Field>>, const C extends Common>(fields: R, common?: C) =>
  ({ kind: 'rows', of: fields, ...common }) as { kind: 'rows'; of: R } & C
