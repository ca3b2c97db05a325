import { properCase } from './capitals.ts'
import { withoutContacts } from './contact.ts'
import { splitPincode } from './pincode.ts'
import { tidy } from './spacing.ts'

/** Where an address begins inside a name. */
const addressMark =
  /(?<![\s,.;:-])[\s,.;:-]*\b(?:address\s*:|taluka\s*:|at\s*(?:(?:&|and)\s*)?post\b|a\/p\b|gat no\b|survey no\b|plot no\b)/i
const longest = 160

/** A readable name, without the address and the postal code that some registers include. */
export function instituteName(cell: string): { name: string; address: string; pincode: string } {
  const { text, pincode } = splitPincode(withoutContacts(tidy(cell)))
  const mark = addressMark.exec(text)
  const cut = mark && mark.index >= 8 ? mark.index : text.length
  let name = text.slice(0, cut)
  let rest = text.slice(cut).replace(/^[\s,.;:-]*(?:address\s*:\s*)?/i, '')
  while (name.length > longest && name.includes(',')) {
    const comma = name.lastIndexOf(',')
    rest = `${name.slice(comma + 1).trim()}, ${rest}`
    name = name.slice(0, comma)
  }
  const trimmed = name.replace(/[\s,;:\-–]+$/, '').replace(/(?<=\p{L}{4})\.$/u, '')
  return { name: properCase(trimmed), address: rest.replace(/[\s,]+$/, ''), pincode }
}
