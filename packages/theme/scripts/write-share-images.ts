import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { palettes } from '../src/palette.ts'
import { headingWeight } from '../src/scale.ts'

/**
 * Generates the pictures of shared links (Open Graph), one for each kind of page in each language: 1,200 × 630, as https://ogp.me readers
 * expect. Text is rendered as outlines, so that no font has to be installed. They are committed: run `pnpm share-images` after a change of
 * the brand.
 */
const labels = {
  home: ['Schools, colleges and careers', 'स्कूल, कॉलेज और करियर'],
  school: ['Schools', 'स्कूल'],
  college: ['Colleges', 'कॉलेज'],
  exam: ['Entrance exams', 'प्रवेश परीक्षाएँ'],
  career: ['Careers', 'करियर'],
  article: ['Guides', 'मार्गदर्शन'],
  course: ['Courses', 'पाठ्यक्रम'],
} as const
const brand = ['Pravesh', 'प्रवेश'] as const
const promise = ['Each figure names its source', 'हर आँकड़ा अपना स्रोत बताता है'] as const
const mark = 'M12 1c1 3.4 9 4.2 9 11v11h-5.4v-9.6c0-3.2-2.8-3.6-3.6-5.6-.8 2-3.6 2.4-3.6 5.6V23H3V12C3 5.2 11 4.4 12 1z'
const { paper, peacock, ink, inkSoft, hairline, gulabi } = palettes.light

const require = createRequire(import.meta.url)
const root = new URL('../../../', import.meta.url)
const target = new URL('site/public/share/', root)

async function fontFor(script: 'latin' | 'devanagari', text: string): Promise<Font> {
  const path = `@fontsource-variable/anek-${script}/files/anek-${script}-${script}-wght-normal.woff2`
  const variationAxes = { wght: headingWeight }
  const font = await subsetFont(await readFile(require.resolve(path)), text, {
    targetFormat: 'truetype',
    variationAxes,
  })
  return new Font(new Face(new Blob(new Uint8Array(font).buffer)))
}

/** A line of text as the outlines of its glyphs, its start on the baseline at a point; `size` in pixels. */
function outline(font: Font, text: string, at: { x: number; y: number; size: number; fill: string }): string {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  const scale = at.size / font.face.upem
  let x = 0
  const paths = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const position = positions[index]
    const path = `<path transform="translate(${x + (position?.xOffset ?? 0)} ${position?.yOffset ?? 0})" d="${font.glyphToPath(codepoint)}"/>`
    x += position?.xAdvance ?? 0
    return path
  })
  return `<g fill="${at.fill}" transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

const india = /id="in"\s+d="([^"]+)"/.exec(await readFile(new URL('site/src/map/india.svg', root), 'utf8'))?.[1]
if (!india) throw new Error('The map of India has no outline')
await mkdir(target, { recursive: true })
for (const [index, language] of (['en', 'hi'] as const).entries()) {
  const texts = [brand, promise, ...Object.values(labels)].map((pair) => pair[index] ?? '')
  const font = await fontFor(language === 'en' ? 'latin' : 'devanagari', `${texts.join('')} ,`)
  for (const [kind, label] of Object.entries(labels)) {
    const size = kind === 'home' ? 50 : 104
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
      <rect width="1200" height="630" fill="${paper}"/>
      <path transform="translate(690 40) scale(.78)" d="${india}" fill="none" stroke="${hairline}" stroke-width="4"/>
      <path transform="translate(80 76) scale(3.4)" d="${mark}" fill="${peacock}"/>
      ${outline(font, brand[index] ?? '', { x: 180, y: 142, size: 68, fill: peacock })}
      ${outline(font, label[index] ?? '', { x: 80, y: 360, size, fill: ink })}
      <rect x="80" y="412" width="96" height="8" fill="${gulabi}"/>
      ${outline(font, promise[index] ?? '', { x: 80, y: 498, size: 40, fill: inkSoft })}
    </svg>`
    const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 10 }).toBuffer()
    await writeFile(new URL(`${kind}-${language}.png`, target), png)
    process.stdout.write(`${kind}-${language}.png ${png.length} bytes\n`)
  }
}
