/** The same text with the digits of Devanagari (०–९) as those that the wire takes. */
export const plainDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
