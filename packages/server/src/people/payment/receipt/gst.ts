/** Code of a state in a GSTIN, which begins with that of its holder's state. */
const stateCodes: Readonly<Record<string, string>> = {
  ...{ 'Jammu and Kashmir': '01', 'Himachal Pradesh': '02', Punjab: '03', Chandigarh: '04', Uttarakhand: '05' },
  ...{ Haryana: '06', Delhi: '07', Rajasthan: '08', 'Uttar Pradesh': '09', Bihar: '10', Sikkim: '11' },
  ...{ 'Arunachal Pradesh': '12', Nagaland: '13', Manipur: '14', Mizoram: '15', Tripura: '16', Meghalaya: '17' },
  ...{ Assam: '18', 'West Bengal': '19', Jharkhand: '20', Odisha: '21', Chhattisgarh: '22', 'Madhya Pradesh': '23' },
  ...{ Gujarat: '24', 'Dadra and Nagar Haveli and Daman and Diu': '26', Maharashtra: '27', Karnataka: '29', Goa: '30' },
  ...{ Lakshadweep: '31', Kerala: '32', 'Tamil Nadu': '33', Puducherry: '34', 'Andaman and Nicobar Islands': '35' },
  ...{ Telangana: '36', 'Andhra Pradesh': '37', Ladakh: '38' },
}
const codes = new Map(Object.entries(stateCodes).map(([name, code]) => [name.toLowerCase(), code]))
const states = new Map(Object.entries(stateCodes).map(([name, code]) => [code, name]))

/** Other support services, not elsewhere classified: the fee is for passing an application on. */
export const serviceCode = '998599'

export type Gst = {
  gstin: string
  /** State of the payer; that of the supplier, as the law has it, where none is on record. */
  placeOfSupply: string
  taxable: number
} & ({ cgst: number; sgst: number } | { igst: number })

/**
 * The tax within a sum that holds 18 % of it, in paise: integrated for another state than the supplier's, else two equal halves. Value and
 * tax add up to the sum.
 */
export function gstWithin(paise: number, gstin: string, payerState: string | null): Gst {
  const supplierCode = gstin.slice(0, 2)
  const payerCode = codes.get(payerState?.trim().toLowerCase() ?? '') ?? supplierCode
  const placeOfSupply = `${states.get(payerCode) ?? ''} (${payerCode})`.trim()
  const part = (percent: number) => Math.round((paise * percent) / 118)
  if (payerCode !== supplierCode) return { gstin, placeOfSupply, taxable: paise - part(18), igst: part(18) }
  return { gstin, placeOfSupply, taxable: paise - 2 * part(9), cgst: part(9), sgst: part(9) }
}
