const labelled = /[\s,;.(-]*\bpin\s*(?:code)?\b\s*(?:no\.?)?[\s.:\-–]*([1-9]\d{2})[\s-]?(\d{3})(?!\d)\)?/i
const afterDash = /\s*[-–]\s*([1-9]\d{2})\s?(\d{3})(?![\d/])/
const atEnd = /[\s,;.(\-–]*(?<![\d/])([1-9]\d{2})[\s-]?(\d{3})\)?[\s.,]*$/

/** Splits the postal code off an address: the one after the word “pin”, else at the end, else after a dash. */
export function splitPincode(address: string): { text: string; pincode: string } {
  const match = labelled.exec(address) ?? atEnd.exec(address) ?? afterDash.exec(address)
  if (!match) return { text: address, pincode: '' }
  const text = (address.slice(0, match.index) + address.slice(match.index + match[0].length)).trim()
  return { text: text.replace(/[\s,;:\-–]+$/, ''), pincode: `${match[1]}${match[2]}` }
}
