import { slugText } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { slugOf } from './slug-of.ts'

test.each([
  ['Delhi Public School, R.K. Puram', 'delhi-public-school-rk-puram'],
  ["St. Xavier's College (Autonomous)", 'st-xaviers-college-autonomous'],
  ['Institut Français & Lycée', 'institut-francais-and-lycee'],
  ['  --Sahyadri--  ', 'sahyadri'],
])('%s → %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(slugText.safeParse(slug).success).toBe(true)
})

test('stays within what an address may hold', () => {
  expect(slugText.safeParse(slugOf('Vidyalaya '.repeat(40))).success).toBe(true)
})
