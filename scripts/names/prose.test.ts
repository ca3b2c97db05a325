import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { measureProse, proseRateErrors, wordingErrors } from './prose.mjs'

test.each([
  ['Whoever is signed in is told.', 2],
  ['Returns the session of the account.', 0],
  ['A page that is kept: it stands for its listing.', 1],
  ['The name `told` and `kept` are code.', 0],
])('of “%s” %i words are counted', (text, count) => {
  expect(wordingErrors(text)).toHaveLength(count)
})

test('comments of sources and texts of documents are measured; strings and code blocks are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-wording-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.ts'), "/** Nobody is told. */\nexport const text = 'Nobody is told.' // kept\n")
  writeFileSync(join(folder, 'A.md'), '# Title\n\nA desk.\n\n```\nnobody\n```\n')
  const { rates, errors } = measureProse(folder)
  expect(rates.comments.counted).toBe(3)
  expect(rates.documents.counted).toBe(1)
  expect(errors).toContain('A.md: “desk”: staff')
})

test('a rate above its limit is an error', () => {
  const fine = { words: 10_000, counted: 1 }
  expect(proseRateErrors({ comments: fine, documents: fine })).toEqual([])
  expect(proseRateErrors({ comments: { words: 100, counted: 1 }, documents: fine })).toHaveLength(1)
})
