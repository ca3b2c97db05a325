/** Marks that nobody sees and that come along with a pasted text: blanks without width, and those that turn the direction of writing. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
/** Joiners, which form letters inside a word of an Indian script, and mean nothing at its ends. */
const joiners = '\u200c\u200d'
/** The text without joiners at its ends; a pattern for its end would take the square of a long run. */
function withoutOuterJoiners(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && joiners.includes(text.charAt(start))) start++
  while (end > start && joiners.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/**
 * A text as it was meant: without invisible marks, each kind of blank as a space, trimmed. Joiners inside the text and its line breaks
 * stay.
 */
export const plainText = (text: string): string =>
  withoutOuterJoiners(
    text
      .replace(invisible, '')
      .replace(/\p{Zs}/gu, ' ')
      .trim(),
  ).trim()

/** The digits of each script of India, of Urdu and of wide letters as those of ASCII. */
export const plainDigits = (text: string): string =>
  text.replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯٠-٩۰-۹０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    // The blocks of Indian scripts have their digits from 6 on.
    return String((code & 15) - (code >= 0x966 && code < 0xe00 ? 6 : 0))
  })

/** A number, a date, a code or an address of mail as it was meant: the plain text with plain digits, dashes and plus, without joiners. */
export const plainLine = (text: string): string =>
  plainDigits(plainText(text))
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll('＋', '+')
