import type { Schema } from './shape.ts'

/** Plausible values by the last word of a field's name, tried in this order. */
const byName: readonly [RegExp, string][] = [
  [/^h1$|title$/i, 'Schools in Pune'],
  [/email/i, 'asha@example.in'],
  [/mobile|phone|^to$/i, '+919876543210'],
  [/username/i, 'asha'],
  [/token$|ticket/i, '3q2-7wXyZ0kQ…'],
  [/ifsc/i, 'SBIN0000300'],
  [/session$/i, '2026-27'],
  [/asOf/, '2026-04'],
  [/pincode/i, '411007'],
  [/city/i, 'Pune'],
  [/state/i, 'Maharashtra'],
  [/country/i, 'India'],
  [/place|address/i, 'Aundh, Pune'],
  [/name|holder/i, 'Springdale School'],
  [/url|slug/i, 'springdale-school'],
  [/message/i, 'Done'],
  [/question/i, 'Is there a school bus?'],
  [/html|answer|body|description|intro|about/i, 'A few sentences.'],
]
const byFormat: Record<string, string> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T09:30:00.000Z',
  email: 'asha@example.in',
  uri: 'https://www.example.in/page',
  time: '09:30:00',
}
/** Fields that are false in an example: if true, they would exclude its other values. */
const falseNames = new Set(['resultAwaited'])
/** For the patterns that none of the values by name answers. */
const spare = [
  'springdale-school',
  '2026-11-21',
  '2026-27',
  '2026',
  '411007',
  '3q2-7wXyZ0kQ',
  '09:30',
  '27251200101',
  'C-12345',
  '#005461',
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
]

function textOf({ format, pattern, minLength = 0, maxLength = 1000 }: Schema, name: string): string {
  const namedValues = byName.filter(([word]) => word.test(name)).map(([, value]) => value)
  const tried = [...(format && byFormat[format] ? [byFormat[format]] : []), ...namedValues, 'Some text', ...spare]
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
  return tried.find(fits) ?? 'x'.repeat(minLength || 1)
}
function numberOf({ minimum = 1, maximum = Number.POSITIVE_INFINITY }: Schema, name: string): number {
  const usual: Record<string, number> = { limit: 20, amount: 33_100, latitude: 18.56, longitude: 73.81, year: 2026 }
  const value = usual[name] ?? 1
  return Math.min(Math.max(value, minimum), maximum)
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Examples of schemas. `existing` are records with a hand-written example, by the name of their schema: their values are used wherever
 * they fit.
 */
export class Samples {
  #schemas: Readonly<Record<string, Schema>>
  #existing: ReadonlyMap<string, unknown>

  constructor(sharedSchemas: Readonly<Record<string, Schema>>, records: ReadonlyMap<string, unknown>) {
    this.#schemas = sharedSchemas
    this.#existing = records
  }

  of(schema: Schema, name = '', hint?: unknown, depth = 0): unknown {
    if (schema.$ref) {
      const schemaName = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
      const part = this.#schemas[schemaName]
      return part ? this.of(part, name, hint ?? this.#existing.get(schemaName), depth) : null
    }
    if (schema.anyOf) return this.#oneOf(schema.anyOf, name, hint, depth)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum.includes(hint) ? hint : schema.enum[0]
    if (schema.type === 'object' || schema.properties) return this.#object(schema, hint, depth)
    if (schema.type === 'array') return this.#list(schema, name, hint, depth)
    if (schema.type === 'boolean') return typeof hint === 'boolean' ? hint : (schema.default ?? !falseNames.has(name))
    if (schema.type === 'integer' || schema.type === 'number')
      return typeof hint === 'number' ? hint : numberOf(schema, name)
    if (schema.type === 'string') return typeof hint === 'string' ? hint : textOf(schema, name)
    return null
  }

  #oneOf(choices: Schema[], name: string, hint: unknown, depth: number): unknown {
    const filled = choices.filter(({ type }) => type !== 'null')
    const mayBeNull = filled.length < choices.length
    if (mayBeNull && (hint === null || depth > 5)) return null
    const [first] = filled
    return first ? this.of(first, name, hint, depth) : null
  }

  #object({ properties, additionalProperties, propertyNames }: Schema, hint: unknown, depth: number): unknown {
    const hints = isRecord(hint) ? hint : {}
    if (!properties) {
      const key = propertyNames?.enum?.[0] ?? 'record'
      return isRecord(additionalProperties)
        ? { [String(key)]: this.of(additionalProperties, '', undefined, depth + 1) }
        : {}
    }
    const entries = Object.entries(properties).map(([key, part]) => [key, this.of(part, key, hints[key], depth + 1)])
    return Object.fromEntries(entries)
  }

  #list({ items = {}, minItems = 0 }: Schema, name: string, hint: unknown, depth: number): unknown {
    if (Array.isArray(hint) && hint.length >= minItems)
      return hint.slice(0, 2).map((item: unknown) => this.of(items, name, item, depth + 1))
    return depth > 4 && minItems === 0 ? [] : [this.of(items, name.replace(/s$/, ''), undefined, depth + 1)]
  }
}
