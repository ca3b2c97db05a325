import { properCase } from './capitals.ts'
import { withoutContacts } from './contact.ts'
import { splitPincode } from './pincode.ts'
import { tidy } from './spacing.ts'

const longest = 400

/** An address of one line without contacts, and the postal code it held. `-NA` and `NA-` stand for an unknown district. */
export function postalAddress(cell: string): { address: string; pincode: string } {
  const { text, pincode } = splitPincode(withoutContacts(tidy(cell)).replace(/\s+NA(?=\s*-\s*\d)/, ''))
  const address = properCase(text.replace(/(?<=\w),?\s*\bIndia\.?$/i, ''))
  return { address: address.length > longest ? `${address.slice(0, longest - 1)}…` : address, pincode }
}
