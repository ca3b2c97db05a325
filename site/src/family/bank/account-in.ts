import { plainDigits } from '../../lib/digits.ts'

/** An account number as the wire takes it: digits of Devanagari become plain, spaces and hyphens go. */
export const accountNumber = (typed: string): string => plainDigits(typed).replace(/[\s-]/g, '')

/** The bank account that a form describes. Its number is empty where the one on record stays. */
export function accountIn(values: FormData) {
  const said = (name: string) => String(values.get(name) ?? '').trim()
  const type: 'savings' | 'current' = said('type') === 'current' ? 'current' : 'savings'
  return {
    holder: said('holder'),
    number: accountNumber(said('number')),
    ifsc: said('ifsc').toUpperCase(),
    type,
    upi: said('upi') || null,
  }
}
