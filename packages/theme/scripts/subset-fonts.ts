import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { headingWeight } from '../src/scale.ts'
import { hindiGlyphs } from './hindi-glyphs.ts'
import { keepGlyphs } from './keep-glyphs.ts'

const require = createRequire(import.meta.url)
const folder = new URL('../fonts/', import.meta.url)

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** One file a script, pinned to the heading weight: headings and figures are set in nothing else. */
type SubsetFace = {
  file: string
  /** The file of the package that it is made of. */
  source: string
  text: string
  /** OpenType features of the subset; all by default. */
  features?: string[]
  /** Finds the glyphs of the subset, where the characters alone would include too many. */
  glyphs?: (font: Uint8Array) => Promise<Set<number>>
}
const faces: readonly SubsetFace[] = [
  {
    file: 'anek-latin.woff2',
    source: require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
    // Signs that no heading contains, such as braces, use the system's font.
    text: `${range(0x20, 0x21)}${range(0x25, 0x29)}${range(0x2b, 0x3b)}?${range(0x41, 0x5a)}${range(0x61, 0x7a)}éè·–—‘’“”…`,
    // Pairs of letters, and figures of one width for tables.
    features: ['kern', 'tnum'],
  },
  {
    file: 'anek-rupee.woff2',
    source: require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'),
    text: '₹',
  },
  {
    file: 'anek-devanagari.woff2',
    source: require.resolve('@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2'),
    text: `${range(0x901, 0x903)}${range(0x905, 0x90b)}एऐऑओऔ${range(0x915, 0x928)}${range(0x92a, 0x930)}लवशषसह़${range(0x93e, 0x943)}ॅेैॉोौ्${range(0x958, 0x95f)}।₹\u200c\u200d\u25cc `,
    // All its conjuncts would be 91 kB, three times as much as those of Hindi.
    glyphs: hindiGlyphs,
  },
]

for (const { file, source, text, features, glyphs } of faces) {
  const variationAxes = { wght: headingWeight }
  let subset = await subsetFont(await readFile(source), text, {
    targetFormat: glyphs ? 'truetype' : 'woff2',
    variationAxes,
    ...(features && { keepFeatures: features }),
  })
  if (glyphs) {
    const glyphSubset = await keepGlyphs(subset, text, await glyphs(subset))
    subset = await subsetFont(glyphSubset, undefined, { targetFormat: 'woff2', keepAllGlyphs: true })
  }
  await writeFile(new URL(file, folder), subset)
  process.stdout.write(`${file} ${subset.length} bytes\n`)
}
await copyFile(require.resolve('@fontsource-variable/anek-latin/LICENSE'), new URL('OFL.txt', folder))
