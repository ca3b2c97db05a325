import { type ApiError, type ErrorBody, errorTable } from '@pravesh/contract'
import { type Language, type MessageKey, messageText } from '@pravesh/messages'
import { translateReason } from '@pravesh/messages/reasons'
import type { FastifyRequest } from 'fastify'
import { requestedLanguage } from '../request/language.ts'

/** The sentence of an error as a whole: that of its code where it has no other of its own, or none in this language. */
function messageOf({ code, message }: ApiError, language: Language): string {
  if (language === 'en') return message
  const key: string = `errors.${code}` satisfies MessageKey
  const codeMessage = messageText(key, language) ?? message
  return message === errorTable[code].message ? codeMessage : (translateReason(message) ?? codeMessage)
}

/**
 * The body of an error. Handlers and schemas state their reasons in English, and here they are translated. The language is the
 * caller's first choice in `Accept-Language`: the site and the consoles send that of their own page, never the browser's, so an English page
 * has English reasons.
 */
export function errorBodyOf(error: ApiError, { id: requestId, headers }: FastifyRequest): ErrorBody {
  const language = requestedLanguage(headers['accept-language'])
  const translated = error.errors.map(({ field, message }) => ({
    field,
    message: language === 'en' ? message : (translateReason(message) ?? message),
  }))
  const errors = translated.length > 0 ? { errors: translated } : {}
  const record = error.record && { record: error.record, ...(error.changedBy && { changedBy: error.changedBy }) }
  return { code: error.code, message: messageOf(error, language), ...errors, ...record, requestId }
}
