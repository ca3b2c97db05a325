import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { headingWeight } from '../src/scale.ts'

const require = createRequire(import.meta.url)
const folder = new URL('../fonts/', import.meta.url)

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** One file a script, pinned to the heading weight: headings and figures are set in nothing else. */
const faces = [
  {
    file: 'anek-latin.woff2',
    from: 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
    text: `${range(0x20, 0x7e)}éè·×°–—‘’“”…`,
  },
  { file: 'anek-rupee.woff2', from: 'anek-latin/files/anek-latin-latin-ext-wght-normal.woff2', text: '₹' },
  {
    file: 'anek-devanagari.woff2',
    from: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    text: `${range(0x900, 0x97f)}\u200c\u200d\u25cc `,
  },
]

for (const { file, from, text } of faces) {
  const source = await readFile(require.resolve(`@fontsource-variable/${from}`))
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: headingWeight } })
  await writeFile(new URL(file, folder), subset)
  process.stdout.write(`${file} ${subset.length} bytes\n`)
}
await copyFile(require.resolve('@fontsource-variable/anek-latin/LICENSE'), new URL('OFL.txt', folder))
