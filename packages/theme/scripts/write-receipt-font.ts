import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** Writes the font of receipts: Devanagari at one weight, as TrueType. */
const source = new URL(
  import.meta.resolve('@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2'),
)
const target = new URL('../../server/src/people/payment/receipt/anek-devanagari.ttf', import.meta.url)
const devanagari = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x900 + index)).join('')
const options = { targetFormat: 'truetype', variationAxes: { wght: 400 } } as const
await writeFile(target, await subsetFont(await readFile(source), `${devanagari}\u200c\u200d .,`, options))
