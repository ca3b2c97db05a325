import { plainLine } from '@pravesh/contract/plain-text'

/** An account number as the wire takes it: digits of Devanagari become plain, spaces and hyphens go. */
export const accountNumber = (text: string): string => plainLine(text).replace(/[\s-]/g, '')

/** The bank account that a form describes. Its number is empty where the one on record stays. */
export function accountIn(values: FormData) {
  const readText = (name: string) => String(values.get(name) ?? '').trim()
  const type: 'savings' | 'current' = readText('type') === 'current' ? 'current' : 'savings'
  return {
    holder: readText('holder'),
    number: accountNumber(readText('number')),
    ifsc: readText('ifsc').toUpperCase(),
    type,
    upi: readText('upi') || null,
  }
}
