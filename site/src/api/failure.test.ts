import { ApiError } from '@pravesh/contract/errors'
import { familyText } from '@pravesh/messages/family'
import { expect, test } from 'vitest'
import { sentenceOf } from './failure.ts'

const hindi = familyText('hi')

test('a failure is told in the server’s words, where a server has answered', () => {
  const message = 'यह स्कूल अब सूची में नहीं है'
  expect(sentenceOf(new ApiError('NOT_FOUND', { message, requestId: '0123456789' }), hindi)).toBe(message)
})

test('without an answer the page says in its own words what is known', () => {
  expect(sentenceOf(new ApiError('UNAVAILABLE', { message: 'The server cannot be reached' }), hindi)).toBe(
    hindi('errors.offline'),
  )
  expect(sentenceOf(new ApiError('UNAUTHENTICATED'), hindi)).toBe(hindi('errors.UNAUTHENTICATED'))
  expect(sentenceOf(new TypeError('x is undefined'), hindi)).toBe(hindi('errors.UNAVAILABLE'))
})
