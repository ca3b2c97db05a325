/** Code points of Windows-1252 for the bytes 0x80–0x9f; five of them are not assigned. */
const cp1252 = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((char, i) => [
    char.codePointAt(0) ?? 0,
    0x80 + i,
  ]),
)
const byteOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0
  return code < 0x100 ? code : (cp1252.get(code) ?? -1)
}

const lead = /[\u00c2-\u00f4]/
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The bytes of the UTF-8 sequence that begins at `chars[i]`, or nothing if these characters are not one. */
function sequenceAt(chars: string[], i: number): Uint8Array | undefined {
  const first = byteOf(chars[i] as string)
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  const bytes = chars.slice(i, i + length).map(byteOf)
  const isComplete = bytes.length === length && bytes.slice(1).every((byte) => byte >= 0x80 && byte <= 0xbf)
  return isComplete ? Uint8Array.from(bytes) : undefined
}

function decodeOnce(text: string): string {
  const chars = [...text]
  let out = ''
  for (let i = 0; i < chars.length; i++) {
    const char = chars[i] as string
    const bytes = lead.test(char) ? sequenceAt(chars, i) : undefined
    if (!bytes) {
      out += char
      continue
    }
    try {
      out += utf8.decode(bytes)
      i += bytes.length - 1
    } catch {
      out += char
    }
  }
  return out
}

/**
 * Repairs UTF-8 that was read as Latin-1 or Windows-1252, up to three times over. Only a run of characters that is one complete UTF-8
 * sequence changes, so that a correct “é” or “’” next to the damage is preserved.
 */
export function repairEncoding(text: string): string {
  let now = text
  for (let round = 0; round < 3 && lead.test(now); round++) {
    const next = decodeOnce(now)
    if (next === now) break
    now = next
  }
  return now
}

/** Quotes that reached the registers as `??e ??f ??g ??h` (the second bytes of Shift-JIS ‘ ’ “ ”), where they are sure. */
const lostQuotes: [RegExp, string][] = [
  [/(?<=\p{L})\?{2}f(?=s\b)/gu, '’'],
  [/\?{2}e([^?]*)\?{2}f/g, '‘$1’'],
  [/\?{2}g([^?]*)\?{2}h/g, '“$1”'],
  [/(?<=\p{L})\ufffd(?=s\b)/gu, '’'],
  [/\s\ufffd\s(?=\d)/g, ' – '],
]

/** Restores a lost character where it is certain; elsewhere the mark is replaced with a space. */
export function repairLostMarks(text: string): string {
  if (!/[?\ufffd]/.test(text)) return text
  let now = text
  for (const [mark, replacement] of lostQuotes) now = now.replace(mark, replacement)
  return now.replace(/[\ufffd?]*(?:\ufffd|\?{2})[\ufffd?]*/g, ' ')
}
