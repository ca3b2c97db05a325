import type { Field, FieldKind, FieldOf } from './field.ts'

/** Makes the constructor of one kind: `text({ required: true })`. The literal type is kept, so records infer. */
const of =
  <K extends FieldKind>(kind: K) =>
  <const O extends Omit<FieldOf<K>, 'kind'>>(options?: O) =>
    ({ kind, ...options }) as { kind: K } & O

export const text = of('text')
export const longText = of('longText')
export const markdown = of('markdown')
export const slug = of('slug')
/** A code of a register or an office, of one form. */
export const code = of('code')
export const link = of('link')
export const email = of('email')
export const integer = of('integer')
export const decimal = of('decimal')
/** Whole Indian rupees. */
export const rupees = of('rupees')
export const boolean = of('boolean')
export const date = of('date')
export const dateTime = of('dateTime')
export const tags = of('tags')
export const source = of('source')

type Common = { label?: string; help?: string; required?: true }
export const choice = <const O extends readonly string[], const C extends Common & { initial?: O[number] }>(
  options: O,
  more?: C,
) => ({ kind: 'choice', options, ...more }) as { kind: 'choice'; options: O } & C
export const choices = <const O extends readonly string[], const C extends Common>(options: O, more?: C) =>
  ({ kind: 'choices', options, ...more }) as { kind: 'choices'; options: O } & C
/** A record of another entity, by the name it is declared under. */
export const reference = <const C extends Common>(to: string, more?: C) =>
  ({ kind: 'reference', to, ...more }) as { kind: 'reference'; to: string } & C
export const references = <const C extends Common & { most?: number }>(to: string, more?: C) =>
  ({ kind: 'references', to, ...more }) as { kind: 'references'; to: string } & C
/** A short ordered list of small records kept inside this one. */
export const rows = <const R extends Readonly<Record<string, Field>>, const C extends Common>(fields: R, more?: C) =>
  ({ kind: 'rows', of: fields, ...more }) as { kind: 'rows'; of: R } & C
