import { formatCount } from '@pravesh/messages'
import type { z } from 'zod'
import { translations } from '../../language/translations.ts'

type Issue = z.core.$ZodIssue

const emptied = (value: unknown) => value === undefined || value === null || value === ''

/** The error of a field as a message for people. */
export function formatIssue(issue: Issue, value: unknown): string {
  const { text, translateSentence, language } = translations()
  if (issue.code !== 'custom' && emptied(value)) return text('form.required')
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'string') return text('form.atMostCharacters', { count: Number(issue.maximum) })
      if (issue.origin === 'array') return text('form.atMost', { count: Number(issue.maximum) })
      return text('form.notMore', { count: formatCount(Number(issue.maximum), language) })
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? text('form.required')
          : text('form.atLeastCharacters', { count: Number(issue.minimum) })
      return text('form.notLess', { count: formatCount(Number(issue.minimum), language) })
    case 'invalid_type':
      return issue.expected === 'int' ? text('form.whole') : text('form.unreadable')
    case 'invalid_value':
      return text('form.ofList')
    case 'invalid_union':
      return text('form.likeAddress')
    case 'invalid_format':
      if (issue.format === 'url') return text('form.likeAddress')
      if (issue.format === 'email') return text('form.likeEmail')
      if (issue.format === 'date') return text('form.likeDate')
      return translateSentence(issue.message)
    default:
      return translateSentence(issue.message)
  }
}
