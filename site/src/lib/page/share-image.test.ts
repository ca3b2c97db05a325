import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shareImage } from './share-image.ts'

test.each([
  ['/school/dps-pune', 'en', '/share/school-en.png'],
  ['/hi/colleges/all', 'hi', '/share/college-hi.png'],
  ['/hi', 'hi', '/share/home-hi.png'],
  ['/careers', 'en', '/share/career-en.png'],
  ['/near-me', 'en', '/share/home-en.png'],
] as const)('%s is shared with a picture that is there', (path, language, image) => {
  expect(shareImage(path, language)).toBe(image)
  expect(existsSync(new URL(`../../../public${image}`, import.meta.url))).toBe(true)
})
