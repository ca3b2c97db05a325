import { ApiError, errorTable } from '@pravesh/contract'
import { type Translations, translations } from './translations.ts'

const devanagari = /\p{Script=Devanagari}/u

/**
 * The message of an API error: the server's sentence; in Hindi, where the server has it in English alone, the message of its code with the
 * sentence's values; for an internal error with its reference in the log.
 */
function apiErrorMessage(error: ApiError, { language, text, texts, translateSentence }: Translations): string {
  const { code, message, requestId } = error
  const codeMessage = texts.errors?.[code]
  const serverMessage = translateSentence(message)
  const sentence =
    language === 'en' || codeMessage === undefined || serverMessage !== message || devanagari.test(message)
      ? serverMessage
      : message === errorTable[code].message
        ? codeMessage
        : `${codeMessage} (${message})`
  if (code !== 'UNAVAILABLE' || requestId === undefined) return sentence
  return `${sentence}. ${text('errors.reference', { reference: requestId })}`
}

/** The same in the current language. */
export const formatApiError = (error: ApiError): string => apiErrorMessage(error, translations())

/** The same in the current language, of any thrown value. */
export const formatUnknownError = (error: unknown): string =>
  formatError(error, translations(), translations().text('console.didNotWork'))

/** The same of anything that was thrown. */
export const formatError = (error: unknown, translations: Translations, otherwise: string): string =>
  error instanceof ApiError ? apiErrorMessage(error, translations) : error instanceof Error ? error.message : otherwise
