const scientific = /^(\d)(?:\.(\d+))?e\+?(\d{1,2})$/i

/** Digits of the scripts of India from Devanagari to Malayalam: each script has 128 places, with its ten digits from the 102nd on. */
const indicDigit =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g

/**
 * A number as it was before a spreadsheet wrote it: `226001.0` and `2.26001E+05` are 226001, २२६००१ too. Other text is unchanged. Undefined where
 * digits are lost: `9.2701E+10` has five of its eleven.
 */
export function originalNumber(cell: string): string | undefined {
  const text = cell.replace(indicDigit, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66))
  const [, first, decimals = '', exponent] = scientific.exec(text) ?? []
  if (first === undefined) return text.replace(/^(\d+)\.0+$/, '$1')
  return decimals.length === Number(exponent) ? `${first}${decimals}` : undefined
}
