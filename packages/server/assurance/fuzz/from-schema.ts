import fc from 'fast-check'
import { z } from 'zod'

/** As much of JSON Schema as the contract's schemas become. */
export type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}
/** Valid input of a caller, as JSON Schema. */
export const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }) as Schema

/** A schema itself, or the target of its reference. */
function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace('#/$defs/', '')
  return name === undefined ? schema : name === '#' ? root : (root.$defs?.[name] ?? {})
}
export const optionsOf = (schema: Schema, root: Schema): Schema[] => {
  const { anyOf, oneOf } = resolved(schema, root)
  return (anyOf ?? oneOf)?.flatMap((s) => optionsOf(s, root)) ?? [resolved(schema, root)]
}

const textSamples = fc.oneof(
  fc.constantFrom('Asha Rao', 'delhi', 'Modern School', 'दिल्ली', 'B.Tech.', 'a', 'O’Neil & Sons <b>', '12 Baner Road'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
)
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
// Right by their form, and further than a database counts.
const farDays = fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31', '2024-02-29')
const farMoments = fc.constantFrom(
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59+23:59',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-23:59',
  '2026-02-28T23:59:59.999999999+05:30',
)
const rarely = (usual: fc.Arbitrary<string>, rare: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: rare })
const formats: Record<string, fc.Arbitrary<string>> = {
  date: rarely(
    day.map((d) => d.toISOString().slice(0, 10)),
    farDays,
  ),
  'date-time': rarely(
    day.map((d) => d.toISOString()),
    farMoments,
  ),
  email: fc.nat(9_999).map((n) => `fuzz${n}@example.in`),
  uri: fc.nat(99).map((n) => `https://www.example.in/p/${n}?q=1#x`),
}
/** Texts of a pattern, for each length: fast-check takes long to learn one, and hundreds of fields share a few. */
const learned = new Map<string, fc.Arbitrary<string>>()
function matching(pattern: string, maxLength: number): fc.Arbitrary<string> {
  const key = `${maxLength} ${pattern}`
  const texts = learned.get(key) ?? learn(pattern, maxLength)
  learned.set(key, texts)
  return texts
}
function learn(pattern: string, maxLength: number): fc.Arbitrary<string> {
  const flags = pattern.includes('\\p{') ? 'u' : ''
  // Look-arounds cannot be generated from: plain words instead, which the pattern may reject.
  if (/\(\?[=!<]/.test(pattern)) return fc.oneof(textSamples, fc.constantFrom('/files/a.jpg', '98765 43210'))
  return fc.stringMatching(new RegExp(pattern, flags), { maxLength: Math.min(maxLength, 43) })
}
function textOf({ format, pattern, minLength = 0, maxLength = 400 }: Schema): fc.Arbitrary<string> {
  const formatted = format === undefined ? undefined : formats[format]
  if (formatted) return formatted
  if (pattern !== undefined) return matching(pattern, maxLength)
  const padded = textSamples.map((s) => s.padEnd(minLength, 'x').slice(0, maxLength))
  return fc.oneof({ weight: 8, arbitrary: padded }, { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) })
}
function integerOf({ minimum = -2_147_483_648, maximum = 2_147_483_647 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, Number.MIN_SAFE_INTEGER), Math.min(maximum, Number.MAX_SAFE_INTEGER)]
  // Small numbers name records that are there.
  const near = Math.min(Math.max(min, 1), max)
  const small = fc.integer({ min: near, max: Math.min(near + 12, max) })
  return fc.oneof({ weight: 6, arbitrary: small }, { weight: 1, arbitrary: fc.integer({ min, max }) })
}
function objectOf(schema: Schema, root: Schema, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  const parts = Object.fromEntries(
    Object.entries(properties).map(([key, part]) => [key, fromSchema(part, root, depth)]),
  )
  const declaredProperties = fc.record(parts, { requiredKeys: required.filter((key) => key in parts) })
  if (typeof additionalProperties !== 'object') return declaredProperties
  const names = propertyNames ? textOf(resolved(propertyNames, root)) : textSamples
  const extraProperties = fc.dictionary(names, fromSchema(additionalProperties, root, depth), { maxKeys: 2 })
  return fc.tuple(declaredProperties, extraProperties).map(([a, b]) => ({ ...b, ...a }))
}

/** Values that are almost always valid for the schema: refinements beyond JSON Schema may still reject them. */
export function fromSchema(schema: Schema, root: Schema, depth = 0): fc.Arbitrary<unknown> {
  const s = resolved(schema, root)
  if (depth > 8) return fc.constant(null)
  if ('const' in s) return fc.constant(s.const)
  if (s.enum) return fc.constantFrom(...s.enum)
  const options = s.anyOf ?? s.oneOf
  if (options) return fc.oneof(...options.map((o) => fromSchema(o, root, depth + 1)))
  if (s.allOf) return fromSchema(Object.assign({}, ...s.allOf.map((o) => resolved(o, root))), root, depth + 1)
  switch (Array.isArray(s.type) ? s.type[0] : s.type) {
    case 'string':
      return textOf(s)
    case 'integer':
      return integerOf(s)
    case 'number':
      return fc.double({ min: s.minimum ?? -1e9, max: s.maximum ?? 1e9, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const [minLength, maxLength] = [s.minItems ?? 0, s.maxItems ?? 3]
      return fc.array(fromSchema(s.items ?? {}, root, depth + 1), {
        minLength,
        maxLength: Math.max(minLength, Math.min(maxLength, 3)),
      })
    }
    case 'object':
      return objectOf(s, root, depth + 1)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** The values just on and just over a schema's limits. */
export function edgesOf(schema: Schema, root: Schema): unknown[] {
  return optionsOf(schema, root).flatMap((s) => [
    ...(s.minimum === undefined ? [] : [s.minimum, s.minimum - 1, s.minimum + 0.5]),
    ...(s.maximum === undefined ? [] : [s.maximum, s.maximum + 1]),
    ...(s.maxLength === undefined
      ? []
      : ['x'.repeat(s.maxLength), 'x'.repeat(s.maxLength + 1), 'अ'.repeat(s.maxLength)]),
    ...(s.minLength === undefined ? [] : ['x'.repeat(s.minLength), ' '.repeat(s.minLength)]),
    ...(s.maxItems === undefined ? [] : [Array.from({ length: s.maxItems + 1 }, () => 1)]),
    ...(s.enum ?? []),
  ])
}
