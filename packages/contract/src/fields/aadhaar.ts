/** Tables of the Verhoeff check (J. Verhoeff, Error Detecting Decimal Codes, 1969): the dihedral group of order ten, and a permutation of it. */
const product = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
]
const permutation = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
]

/** Whether the last of these digits is the Verhoeff check of the others. */
function passesVerhoeff(digits: string): boolean {
  const numbers = Array.from(digits, Number).toReversed()
  const check = numbers.reduce((sum, digit, index) => product[sum]?.[permutation[index % 8]?.[digit] ?? 0] ?? 0, 0)
  return check === 0
}

/** The value of a decimal digit of any script; scripts have theirs in order (Unicode, general category Nd). */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (zero - 1) % 16 !== 15) zero -= 1
  return String((code - zero) % 10)
}

/** Twelve digits, with up to five signs that are none, or an x as in a masked number, between one and the next. */
const spaced = /(?<!\d)\d(?:(?:[^\d\p{L}]{0,5}|[^\d\p{L}]{0,2}x[^\d\p{L}]{0,2})\d){11}(?!\d)/giu
/** Twelve digits with up to three glued to an end. */
const glued = /(?<!\d)\d{13,15}(?!\d)/gu
const isAadhaar = (digits: string): boolean => /^[2-9]/.test(digits) && passesVerhoeff(digits)

/** Whether a text contains a possible Aadhaar number, in digits of any script and with any spacing: we must not store one. */
export function holdsAadhaar(text: string): boolean {
  const asciiText = text.normalize('NFKC').replace(/\p{Nd}/gu, digitOf)
  return (
    [...asciiText.matchAll(spaced)].some(([found]) => isAadhaar(found.replace(/\D/g, ''))) ||
    [...asciiText.matchAll(glued)].some(([run]) => isAadhaar(run.slice(0, 12)) || isAadhaar(run.slice(-12)))
  )
}

/** Whether a question asks for the Aadhaar number: the Hindi word alone also means a base. */
export const asksAadhaar = (question: string): boolean =>
  /a+dh+a+r|\buid(ai)?\b/i.test(question) || /आधार\s*(कार्ड|नंबर|नम्बर|संख्या|क्रमांक|न\.|नं)/u.test(question)
