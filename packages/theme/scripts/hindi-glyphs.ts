import { glob, readFile } from 'node:fs/promises'
import { Blob, Face, Font, shapeWithTrace, Buffer as TextBuffer, TracePhase } from 'harfbuzzjs'

const root = new URL('../../../', import.meta.url).pathname
/** Files with the product's own Hindi. */
const sources = [
  ...['hi', 'family/hi', 'catalogue'].map((folder) => `packages/messages/src/${folder}/**/*.ts`),
  'packages/server/src/web/info-pages/texts/**/*.hi.md',
]
const letters = Array.from('कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह')
const signs = ['ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ', 'ॉ', 'ं', 'ँ', 'िं', 'ीं', 'ें', 'ों']

/**
 * Possible contents of headings: every word of the product, and of other words each letter as a half letter, and r before each sign.
 * Conjuncts that no word of the product has are rendered as half letters, or with a visible virama, which is readable too.
 */
async function corpus(): Promise<Set<string>> {
  const words = new Set<string>()
  for await (const path of glob(sources, { cwd: root })) {
    const text = await readFile(`${root}${path}`, 'utf8')
    for (const [word] of text.matchAll(/[\u0900-\u097f\u200c\u200d]+/g)) words.add(word)
  }
  for (const letter of letters) words.add(`${letter}्`)
  for (const sign of signs) words.add(`क${sign}`).add(`र्क${sign}`)
  return words
}

/** The glyphs of a font (TrueType) for Hindi headings, by number; also those that shaping passes through. */
export async function hindiGlyphs(font: Uint8Array): Promise<Set<number>> {
  const face = new Face(new Blob(new Uint8Array(font).buffer))
  const shaped = new Font(face)
  const glyphs = new Set<number>()
  for (const word of await corpus()) {
    const buffer = new TextBuffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    // A conjunct is made in steps: the glyphs between the first and the last are needed too.
    for (const step of shapeWithTrace(shaped, buffer, [], 0, TracePhase.DONT_STOP))
      if (step.glyphs)
        for (const glyph of step.t)
          if (typeof glyph === 'object' && glyph !== null && 'g' in glyph) glyphs.add(Number(glyph.g))
  }
  return glyphs
}
