import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test('a name within a sentence is in small letters, an abbreviation is not', () => {
  expect(['Exam level', 'FAQ', 'FAQs of a School', 'पुरस्कार'].map(inSentence)).toEqual([
    'exam level',
    'FAQ',
    'FAQs of a school',
    'पुरस्कार',
  ])
})
