import { expect, test } from 'vitest'
import { articleText } from './article-text.ts'

test('an article in English is in Hindi on pages in Hindi, where somebody has translated it', () => {
  const written = { language: 'en' } as const
  expect(articleText(written, 'hi', 'Fees', 'फ़ीस')).toEqual({ value: 'फ़ीस' })
  expect(articleText(written, 'hi', 'Fees', null)).toEqual({ value: 'Fees', lang: 'en' })
  expect(articleText(written, 'hi', 'Fees', '')).toEqual({ value: 'Fees', lang: 'en' })
  expect(articleText(written, 'en', 'Fees', 'फ़ीस')).toEqual({ value: 'Fees' })
})

test('an article written in Hindi stays so, and is marked on pages in English', () => {
  const written = { language: 'hi' } as const
  expect(articleText(written, 'hi', 'फ़ीस', null)).toEqual({ value: 'फ़ीस' })
  expect(articleText(written, 'en', 'फ़ीस', null)).toEqual({ value: 'फ़ीस', lang: 'hi' })
})
