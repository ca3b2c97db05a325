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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/**
 * Nullable types are written in one way: a bare type as well, for which zod's own generator writes a list of types. A description comes
 * last, after what it describes.
 */
function arranged(value: unknown): unknown {
  // In a list of properties, one of the name is a schema.
  if (!isRecord(value)) return value
  const { description, ...rest } = value
  const { type, ...untyped } = rest
  const schema = Array.isArray(type) ? { ...untyped, anyOf: type.map((one: unknown) => ({ type: one })) } : rest
  if (typeof description === 'string') return { ...schema, description }
  return 'description' in value ? value : schema
}
const relinked = (part: unknown): unknown =>
  JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/'), (key, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : arranged(value),
  )

/** Names of the definitions in the order of reading: each before those that it mentions. */
function mentioned(part: unknown, definitions: Readonly<Record<string, unknown>>, names = new Set<string>()) {
  if (!isRecord(part) && !Array.isArray(part)) return names
  const name = isRecord(part) && typeof part.$ref === 'string' ? part.$ref.slice('#/$defs/'.length) : undefined
  const isNew = name !== undefined && !names.has(name)
  if (isNew) mentioned(definitions[name], definitions, names.add(name))
  for (const inner of Object.values(part)) mentioned(inner, definitions, names)
  return names
}

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
    for (const name of mentioned(rest, $defs ?? {})) this.schemas[name] = relinked($defs?.[name]) as Schema
    const linkedSchema = relinked(rest) as Schema
    this.#converted[io].set(schema, linkedSchema)
    return linkedSchema
  }
}
