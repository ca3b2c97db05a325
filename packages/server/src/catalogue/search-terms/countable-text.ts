import { normalize } from '@pravesh/query-parser'

/** As long as the phrase of a synonym may be. */
const maxLength = 80
/** A number of five digits is no phone number. */
const maxDigits = 5
/** In addition to a PIN code: the digits of a class. */
const maxDigitsWithPin = 2

const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0

/**
 * The normalised spelling under which a search text is counted; undefined for texts that are never counted: without a word, too long, with
 * `@`, or with as many digits as a phone or document number.
 */
export function countableText(query: string): string | undefined {
  if (query.includes('@')) return undefined
  const text = normalize(query)
  if (text === '' || text.length > maxLength) return undefined
  const withoutPin = text.replace(/(?<!\p{Nd})[1-9][0-9]{5}(?!\p{Nd})/u, '')
  const max = withoutPin === text ? maxDigits : maxDigitsWithPin
  return digitsIn(withoutPin) > max ? undefined : text
}
