import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const kinds: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object with fields of its own',
  record: 'Must be an object with fields of its own',
  date: 'Must be a date',
}
const formats: Record<string, string> = {
  email: 'Must be an e-mail address, such as asha@example.in',
  url: 'Must be a web address that begins with https:// or http://',
  date: 'Must be a date that exists, as 2026-04-30',
  datetime: 'Must be a time with its zone, as 2026-04-30T10:00:00+05:30',
  time: 'Must be a time of day, as 10:30',
}
const plural = (n: number | bigint, singular: string, pluralForm: string) => `${n} ${n === 1 ? singular : pluralForm}`

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string')
    return minimum === 1 ? 'Required' : `Must have at least ${plural(minimum, 'character', 'characters')}`
  if (origin === 'array' || origin === 'set')
    return minimum === 1 ? 'Name at least one' : `Must have at least ${plural(minimum, 'entry', 'entries')}`
  return inclusive === false ? `Must be more than ${minimum}` : `Must be ${minimum} or more`
}
function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return `Must have at most ${plural(maximum, 'character', 'characters')}`
  if (origin === 'array' || origin === 'set') return `Must have at most ${plural(maximum, 'entry', 'entries')}`
  return inclusive === false ? `Must be less than ${maximum}` : `Must be ${maximum} or less`
}
function oneOf(values: readonly unknown[]): string {
  const [only] = values
  if (values.length === 1) return `Must be ${only}`
  return `Must be one of ${values.slice(0, 40).join(', ')}${values.length > 40 ? ' …' : ''}`
}

/**
 * The error of a value as a message for people. A schema's own message wins over this one; undefined leaves it to the library, which
 * happens for kinds of errors that no schema of the contract can have.
 */
export const sentence: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Required' : (kinds[issue.expected] ?? 'Not readable')
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return formats[issue.format] ?? 'Not written in the form that is taken here'
    case 'invalid_value':
      return issue.input === undefined ? 'Required' : oneOf(issue.values)
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return issue.input === undefined ? 'Required' : 'Not in a form that is taken here'
    default:
      return undefined
  }
}
