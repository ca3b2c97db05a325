import { ApiError } from '@pravesh/contract'
import { afterEach, expect, test } from 'vitest'
import { createBrowserClient } from '../console/browser-client.ts'
import { formatApiError, formatError } from './error-messages.ts'
import { changeLanguage, translations } from './translations.ts'

afterEach(() => changeLanguage('en'))

test('in English an error says the server’s sentence; a fault under which name the log has it', () => {
  expect(formatApiError(new ApiError('IN_USE', { message: 'Still in use: 12 schools', requestId: 'abc' }))).toBe(
    'Still in use: 12 schools',
  )
  expect(formatApiError(new ApiError('UNAVAILABLE', { message: 'Down', requestId: 'abc' }))).toBe('Down. Reference abc')
  expect(formatApiError(new ApiError('UNAVAILABLE', { message: 'Cannot be reached' }))).toBe('Cannot be reached')
})

test('in Hindi it says the words of its code, and what the sentence knows beyond them', async () => {
  await changeLanguage('hi')
  expect(formatApiError(new ApiError('FORBIDDEN'))).toBe('आप यह नहीं कर सकते')
  expect(formatApiError(new ApiError('IN_USE', { message: 'Still in use: 12 schools' }))).toBe(
    'यह अभी काम में है (Still in use: 12 schools)',
  )
  // The server knew it in Hindi.
  expect(formatApiError(new ApiError('IN_USE', { message: 'यह अभी काम में है: 12 स्कूल' }))).toBe('यह अभी काम में है: 12 स्कूल')
  expect(formatApiError(new ApiError('UNAVAILABLE', { requestId: 'abc' }))).toMatch(/संदर्भ abc$/)
  expect(formatError(undefined, translations(), 'otherwise')).toBe('otherwise')
})

test('signing out empties what the browser keeps, but for the language that was chosen', async () => {
  const { client } = createBrowserClient()
  await changeLanguage('hi')
  client.store({ token: 't', person: 'asha' })
  client.clear()
  expect({ ...window.localStorage }).toEqual({ 'pravesh.language': 'hi' })
  await changeLanguage('en')
  expect(window.localStorage).toHaveLength(0)
})
