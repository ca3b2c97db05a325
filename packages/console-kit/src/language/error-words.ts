import { ApiError, errorTable } from '@pravesh/contract'
import { type Spoken, words } from './words.ts'

/**
 * What an error of the API says to a person: the server's sentence, in another language than English the words of its code with what
 * the sentence knows beyond them; and of a fault, under which name the log has it.
 */
export function errorWords(error: ApiError, { language, text, texts, say }: Spoken): string {
  const { code, message, requestId } = error
  const named = texts.errors?.[code]
  const own = say(message)
  const sentence =
    language === 'en' || named === undefined || own !== message
      ? own
      : message === errorTable[code].message
        ? named
        : `${named} (${message})`
  if (code !== 'UNAVAILABLE' || requestId === undefined) return sentence
  return `${sentence}. ${text('errors.reference', { reference: requestId })}`
}

/** The same in the language of this moment. */
export const sayError = (error: ApiError): string => errorWords(error, words())

/** The same in the language of this moment, of anything that was thrown. */
export const formatThrown = (error: unknown): string => thrownWords(error, words(), words().text('console.didNotWork'))

/** The same of anything that was thrown. */
export const thrownWords = (thrown: unknown, spoken: Spoken, otherwise: string): string =>
  thrown instanceof ApiError ? errorWords(thrown, spoken) : thrown instanceof Error ? thrown.message : otherwise
