import { repairEncoding, repairLostMarks } from './encoding.ts'

/** Cells without content. */
const emptyPattern = /^(?:-+|\.+|_+|na|n\/a|n\.a\.?|nil|null|none|nan|not applicable|not available|not known|xx+)$/i

/** Control and invisible characters; a soft hyphen or a zero-width space is of no use in a name. A joiner behind a letter is: क्‍ष differs from क्ष. */
const invisible =
  /[\p{Cc}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu

/** Most cells: letters, digits and single spaces, of which nothing has to be repaired. */
const plain = /^[A-Za-z\d]+(?: [A-Za-z\d]+)*$/

/** One line of text: encoding repaired, spaces and punctuation normalised, empty for a cell without content. */
export function tidy(cell: string | undefined): string {
  if (!cell) return ''
  if (plain.test(cell)) return emptyPattern.test(cell) ? '' : cell
  const text = repairLostMarks(repairEncoding(cell))
    .normalize('NFC')
    .replace(invisible, (char) => (/\s/.test(char) ? ' ' : ''))
    .replace(/[`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ +([,;)])/g, '$1')
    .replace(/\( +/g, '(')
    .replace(/(?<=[\p{L}.])\((?=[\p{L}.]{2})/gu, ' (')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,(?=[^\s\d"'”’)])/g, ', ')
    .replace(/^[\s,;:]+|[\s,;:\-–]+$/g, '')
  return emptyPattern.test(text) ? '' : text
}
