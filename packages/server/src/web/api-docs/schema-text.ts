import type { Schema } from '../../services/openapi/shape.ts'
import { codes, Html, html } from './html.ts'

/** Patterns with a description; a format describes the rest. */
const patterns: Readonly<Record<string, string>> = {
  '^[a-z0-9]+(?:-[a-z0-9]+)*$': 'text of small letters, digits and single hyphens',
  '^[\\p{L}\\p{N}+_.:-]+(?:[ -][\\p{L}\\p{N}+_.:-]+)*$': 'a url or a name',
  '^\\d{6}$': 'six digits',
  '^[1-9]\\d{5}$': 'six digits',
  '^[\\w.-]+$': 'text of letters, digits, dots and hyphens',
  '^[\\w-]+$': 'text as an answer gave it',
  '^\\d{11}$': 'eleven digits',
  '^20\\d{2}-\\d{2}$': 'as 2026-27',
  '^\\d{4}(-\\d{2}(-\\d{2})?)?$': 'a year, a month or a day',
  '^\\+?[0-9][0-9 ()-]{6,22}$': 'a mobile number, of India unless it begins with +',
  '^-?\\d{1,2}(\\.\\d+)?,-?\\d{1,3}(\\.\\d+)?$': 'latitude,longitude',
}
const formats: Readonly<Record<string, string>> = {
  date: 'date, as 2026-11-21',
  'date-time': 'time, as 2026-11-21T09:30:00Z',
  email: 'e-mail address',
  uri: 'web address',
  binary: 'bytes',
}
const figures = new Intl.NumberFormat('en-IN')
/** The largest id of a database is no practical limit. */
const maxDatabaseId = 2_147_483_647
const count = (min = 0, max: number | undefined, noun: string): string => {
  if (min > 0 && min === max) return `exactly ${figures.format(min)} ${noun}`
  const from = min > 0 ? `at least ${figures.format(min)}` : ''
  const to = max === undefined ? '' : `at most ${figures.format(max)}`
  const range = [from, to].filter(Boolean).join(' and ')
  return range && `${range} ${noun}`
}

function text({ format, pattern, minLength, maxLength }: Schema): Html {
  const formatLabel = (format && formats[format]) || (pattern && patterns[pattern])
  const length = count(minLength, maxLength, 'characters')
  const kind = formatLabel ? html`${formatLabel}` : html`text${pattern && html` that matches <code>${pattern}</code>`}`
  return html`${kind}${length && `, ${length}`}`
}
function number({ type, minimum, maximum }: Schema): string {
  const kind = type === 'integer' ? 'whole number' : 'number'
  const max = maximum === maxDatabaseId ? undefined : maximum
  const min = minimum !== undefined && minimum <= -maxDatabaseId ? undefined : minimum
  if (min !== undefined && max !== undefined) return `${kind} from ${figures.format(min)} to ${figures.format(max)}`
  if (min !== undefined) return `${kind} from ${figures.format(min)}`
  return max === undefined ? kind : `${kind} up to ${figures.format(max)}`
}

/**
 * The type and limits of a value as text. Objects are named only: their fields are below them. `counted`: its values were listed already.
 */
export function describeSchema(schema: Schema, counted = false): Html {
  if (schema.anyOf) {
    const filled = schema.anyOf.filter(({ type }) => type !== 'null')
    const orNull = filled.length < schema.anyOf.length && ', or null'
    // Choices with the same text appear once.
    const choices = new Map(filled.map((part) => [describeSchema(part).text, describeSchema(part, counted)]))
    return html`${[...choices.values()].map((choice, index) => html`${index > 0 && ', or '}${choice}`)}${orNull}`
  }
  if (schema.const !== undefined) return html`always <code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum && counted) return html`one of these`
  if (schema.enum)
    return schema.enum.length === 1 ? html`always ${codes(schema.enum)}` : html`one of ${codes(schema.enum)}`
  if (schema.type === 'array') {
    const limits = count(schema.minItems, schema.maxItems, '')
    return html`list${limits && ` (${limits.trim()})`} of: ${schema.items ? describeSchema(schema.items, counted) : 'anything'}`
  }
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'integer' || schema.type === 'number') return html`${number(schema)}`
  if (schema.type === 'boolean') return html`<code>true</code> or <code>false</code>`
  return new Html('object')
}
