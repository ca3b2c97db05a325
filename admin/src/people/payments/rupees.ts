/** Digits without separators, or grouped as India (`1,00,000`) or the West (`100,000`) groups thousands; a dot before the paise. */
const amountPattern = /^(?:\d{1,7}|\d{1,2}(?:,\d{2}){0,2},\d{3}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/

/** Paise of an amount in rupees as people type it: `100`, `₹1,000.50`; undefined where it is none, such as `1,50`. */
export function parsePaise(input: string): number | undefined {
  const amount = input.trim().replace(/^₹\s?/, '')
  if (!amountPattern.test(amount)) return undefined
  const [rupees = '', rest = ''] = amount.replaceAll(',', '').split('.')
  return rupees.length > 7 ? undefined : Number(rupees) * 100 + Number(rest.padEnd(2, '0'))
}
