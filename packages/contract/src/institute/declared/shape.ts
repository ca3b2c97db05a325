import type { z } from 'zod'
import { emptyOf, type Field, schemaOf, type ValueOf } from '../../fields/field.ts'
import type { Declared, DeclaredField } from './field.ts'

/** Value of a declared field on the wire. */
type WireValueOf<F> = F extends { schema: z.ZodType<infer V> } ? Optional<F, V> : F extends Field ? ValueOf<F> : never
type Optional<F, V> = F extends { required: true } | { kind: 'part' | 'tags' } ? V : V | null
type SchemaOf<F> = F extends { required: true }
  ? F extends { initial: string }
    ? z.ZodDefault<z.ZodType<WireValueOf<F>, WireValueOf<F>>>
    : z.ZodType<WireValueOf<F>, WireValueOf<F>>
  : z.ZodDefault<z.ZodType<WireValueOf<F>, WireValueOf<F>>>
type ShapeOf<D> = { -readonly [K in keyof D]: SchemaOf<D[K]> }

/** The stored value of an absent one. */
export const absent = (field: DeclaredField): unknown => {
  if (field.initial !== undefined) return field.initial
  return field.kind === 'part' ? field.schema.parse(undefined) : emptyOf(field)
}
function schemaFor(field: DeclaredField): z.ZodType {
  const nullable = !field.required && field.kind !== 'tags'
  const ownSchema = field.schema && (nullable && field.kind !== 'part' ? field.schema.nullable() : field.schema)
  const schema = ownSchema ?? (field.kind === 'part' ? field.schema : schemaOf(field))
  const isComplete = field.kind === 'part' || (field.required && field.initial === undefined)
  return (isComplete ? schema : schema.default(() => absent(field))).describe(field.description)
}
/** The shape of a body: required fields must be there, the others default to empty. Parts bring their own default. */
export const bodyShape = <const D extends Declared>(fields: D): ShapeOf<D> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaFor(field)])) as ShapeOf<D>
