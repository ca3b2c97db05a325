import { readFile, stat } from 'node:fs/promises'
import { expect, it } from 'vitest'

const size = async (file: string) => (await stat(new URL(`../fonts/${file}`, import.meta.url))).size

it('keeps each heading face small', async () => {
  expect(await size('anek-latin.woff2')).toBeLessThan(9_500)
  expect(await size('anek-rupee.woff2')).toBeLessThan(800)
  expect(await size('anek-devanagari.woff2')).toBeLessThan(25_500)
})

it('carries the licence beside the files', async () => {
  expect(await readFile(new URL('../fonts/OFL.txt', import.meta.url), 'utf8')).toContain('SIL Open Font License')
})
