import { createHash } from 'node:crypto'
import { consents } from '@pravesh/messages'
import { expect, test } from 'vitest'

/** The text of each version on the day it was published. A line is added with a version, and never changed: records reference it. */
const published: Readonly<Record<string, string>> = {
  '2026-11': 'a2e1fa93e643bde3',
  'by-phone': '2225fb861ec6ae18',
  '2026-11-28': '6c0f1d906433ae3d',
}

test('the consent texts say what they said when they were published', () => {
  const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
  expect(Object.fromEntries(consents.map(({ version, texts }) => [version, digest(texts)]))).toEqual(published)
  expect(consents).toHaveLength(Object.keys(published).length)
})
