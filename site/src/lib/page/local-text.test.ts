import { expect, test } from 'vitest'
import { foundLang, headText, localText } from './local-text.ts'

test('a page in Hindi has the text in Hindi, and marks what there is in English alone', () => {
  expect(localText('hi', 'Chef', 'शेफ़')).toEqual({ value: 'शेफ़' })
  expect(localText('hi', 'Chef', null)).toEqual({ value: 'Chef', lang: 'en' })
  expect(localText('hi', 'Chef', '')).toEqual({ value: 'Chef', lang: 'en' })
  expect(localText('hi', ['Cooks'], [])).toEqual({ value: ['Cooks'], lang: 'en' })
  expect(localText('hi', ['Cooks'], ['पकाते हैं'])).toEqual({ value: ['पकाते हैं'] })
})

test('a page in English is in English', () => {
  expect(localText('en', 'Chef', 'शेफ़')).toEqual({ value: 'Chef' })
})

test('what is written for search engines is for pages in English', () => {
  expect(headText('en', 'Become a chef', 'Chef')).toBe('Become a chef')
  expect(headText('en', null, 'Chef')).toBe('Chef')
  expect(headText('hi', 'Become a chef', 'शेफ़')).toBe('शेफ़')
})

test('what a search found is marked where it is called in English, but not an institute', () => {
  expect(foundLang('hi', 'career', 'Chef')).toBe('en')
  expect(foundLang('hi', 'career', 'शेफ़')).toBeUndefined()
  expect(foundLang('hi', 'school', 'Modern School')).toBeUndefined()
  expect(foundLang('en', 'career', 'Chef')).toBeUndefined()
})
