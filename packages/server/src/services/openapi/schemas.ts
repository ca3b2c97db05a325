import { z } from 'zod'
import type { Schema } from './shape.ts'

const noBound = Number.MAX_SAFE_INTEGER

/** Adds constraints that zod's own generator omits from a schema that transforms its input before it checks it. */
function completed(part: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): void {
  if (part instanceof z.ZodDefault) json.default = part.def.defaultValue
  // Trimmed text that must not be empty: the length applies to the trimmed text, so the input needs as much.
  if (part instanceof z.ZodPipe && part.out instanceof z.ZodString && part.out.minLength !== null)
    json.minLength = part.out.minLength
  // Drops the implicit safe-integer bounds: they are not limits of the schema.
  if (json.minimum === -noBound) delete json.minimum
  if (json.maximum === noBound) delete json.maximum
}

/** Nullable types are written in one way: a bare type as well, for which zod's own generator writes a list of types. */
function withOneType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value) || !Array.isArray(value.type)) return value
  const { type: types, ...rest } = value
  return { ...rest, anyOf: types.map((type) => ({ type })) }
}
const relinked = (part: unknown): unknown =>
  JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/'), (key, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : withOneType(value),
  )

/** The name of the record that an answer is about: of its `data`, or of the rows in it. */
export function recordNameOf({ properties }: Schema): string | undefined {
  const data = properties?.data
  const link = data?.$ref ?? data?.items?.$ref
  return link?.slice(link.lastIndexOf('/') + 1)
}

/** Writes zod schemas as JSON Schema; the named parts of all of them come together in `schemas`. */
export class Schemas {
  readonly schemas: Record<string, Schema> = {}
  #converted = { input: new Map<z.ZodType, Schema>(), output: new Map<z.ZodType, Schema>() }

  of(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const before = this.#converted[io].get(schema)
    if (before) return before
    const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
      io,
      target: 'draft-2020-12',
      override: ({ zodSchema, jsonSchema }) => completed(zodSchema, jsonSchema),
    })
    for (const [name, part] of Object.entries($defs ?? {})) this.schemas[name] = relinked(part) as Schema
    const linkedSchema = relinked(rest) as Schema
    this.#converted[io].set(schema, linkedSchema)
    return linkedSchema
  }
}
