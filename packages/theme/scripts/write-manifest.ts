import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { palettes } from '../src/palette.ts'

/**
 * Generates the manifest with which the site is put on a home screen (https://www.w3.org/TR/appmanifest/), one for each language, and its
 * icons: the mark of the favicon on a tile. They are committed: run `pnpm manifest` after a change of the brand.
 */
const { paper, peacock, onPeacock } = palettes.light
const target = new URL('../../../site/public/', import.meta.url)
const [, mark] = / d="([^"]+)"/.exec(await readFile(new URL('favicon.svg', target), 'utf8')) ?? []
if (!mark) throw new Error('The favicon has no mark')

type Icon = { name: string; pixels: number; purpose: 'any' | 'maskable' }
const icons: readonly Icon[] = [
  { name: 'icon-192.png', pixels: 192, purpose: 'any' },
  { name: 'icon-512.png', pixels: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', pixels: 512, purpose: 'maskable' },
]

await mkdir(new URL('icons/', target), { recursive: true })
for (const { name, pixels, purpose } of icons) {
  // A launcher cuts a maskable icon to its own shape: within a circle of 80 % of its width all stays visible.
  const [radius, scale] = purpose === 'maskable' ? [0, 2] : [20, 2.8]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 100 100">
    <rect width="100" height="100" rx="${radius}" fill="${peacock}"/>
    <path transform="translate(${50 - 12 * scale} ${50 - 12 * scale}) scale(${scale})" d="${mark}" fill="${onPeacock}"/>
  </svg>`
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 10 }).toBuffer()
  await writeFile(new URL(`icons/${name}`, target), png)
}

const languages = [
  { path: '', lang: 'en-IN', start: '/', name: 'Pravesh: schools, colleges and careers', brand: 'Pravesh' },
  { path: 'hi/', lang: 'hi-IN', start: '/hi', name: 'प्रवेश: स्कूल, कॉलेज और करियर', brand: 'प्रवेश' },
]
for (const { path, lang, start, name, brand } of languages) {
  const manifest = {
    id: start,
    lang,
    name,
    short_name: brand,
    start_url: start,
    scope: '/',
    // Pages have links to others but no way back of their own.
    display: 'minimal-ui',
    theme_color: paper,
    background_color: paper,
    icons: icons.map((icon) => ({
      src: `/icons/${icon.name}`,
      sizes: `${icon.pixels}x${icon.pixels}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
  }
  await mkdir(new URL(path, target), { recursive: true })
  await writeFile(new URL(`${path}manifest.webmanifest`, target), `${JSON.stringify(manifest, undefined, 2)}\n`)
}
