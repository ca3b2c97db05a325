import { ApiError, errorTable } from '@pravesh/contract'
import { type Translations, translations } from './translations.ts'

/**
 * What an error of the API says to a person: the server's sentence, in another language than English the words of its code with what
 * the sentence knows beyond them; and of a fault, under which name the log has it.
 */
function apiErrorMessage(error: ApiError, { language, text, texts, translate }: Translations): string {
  const { code, message, requestId } = error
  const codeMessage = texts.errors?.[code]
  const serverMessage = translate(message)
  const sentence =
    language === 'en' || codeMessage === undefined || serverMessage !== message
      ? serverMessage
      : message === errorTable[code].message
        ? codeMessage
        : `${codeMessage} (${message})`
  if (code !== 'UNAVAILABLE' || requestId === undefined) return sentence
  return `${sentence}. ${text('errors.reference', { reference: requestId })}`
}

/** The same in the language of this moment. */
export const formatApiError = (error: ApiError): string => apiErrorMessage(error, translations())

/** The same in the language of this moment, of anything that was thrown. */
export const formatUnknownError = (error: unknown): string =>
  formatError(error, translations(), translations().text('console.didNotWork'))

/** The same of anything that was thrown. */
export const formatError = (error: unknown, translations: Translations, otherwise: string): string =>
  error instanceof ApiError ? apiErrorMessage(error, translations) : error instanceof Error ? error.message : otherwise
