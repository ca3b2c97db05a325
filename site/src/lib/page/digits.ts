import { plainDigits } from '@pravesh/contract/plain-text'

/** Whether two mobiles are one, however they are written: by the last ten digits, with the country's code or without. */
export const isSameMobile = (first: string, other: string): boolean => {
  const [a, b] = [first, other].map((text) => plainDigits(text).replace(/\D/g, '').slice(-10))
  return a === b
}

/** The code in a typed or pasted text: its first six consecutive digits, also within a complete message; else all digits. */
export function codeIn(text: string): string {
  const latinDigits = plainDigits(text)
  return /(?<!\d)\d{6}(?!\d)/.exec(latinDigits)?.[0] ?? latinDigits.replace(/\D/g, '').slice(0, 6)
}
