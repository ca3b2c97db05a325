import type { z } from 'zod'

type Issue = z.core.$ZodIssue

const emptied = (value: unknown) => value === undefined || value === null || value === ''

/** What is wrong with a field, in a person's words. */
export function sayIssue(issue: Issue, value: unknown): string {
  if (emptied(value)) return 'Required'
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'string') return `At most ${issue.maximum} characters`
      if (issue.origin === 'array') return `At most ${issue.maximum}`
      return `Not more than ${issue.maximum}`
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'Required' : `At least ${issue.minimum} characters`
      return `Not less than ${issue.minimum}`
    case 'invalid_type':
      return issue.expected === 'int' ? 'A whole number' : 'This cannot be read'
    case 'invalid_value':
      return 'Choose one of the list'
    case 'invalid_union':
      return 'An address such as https://www.example.in'
    case 'invalid_format':
      if (issue.format === 'url') return 'An address such as https://www.example.in'
      if (issue.format === 'email') return 'An e-mail address'
      if (issue.format === 'date') return 'A date'
      return issue.message
    default:
      return issue.message
  }
}
