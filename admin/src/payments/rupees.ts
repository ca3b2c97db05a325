/** Paise of an amount in rupees as people type it: `100`, `₹1,000.50`; undefined where it is none. */
export function parsePaise(input: string): number | undefined {
  const amount = input.replaceAll(/[\s,₹]/g, '')
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount)) return undefined
  const [rupees = '', rest = ''] = amount.split('.')
  return Number(rupees) * 100 + Number(rest.padEnd(2, '0'))
}
