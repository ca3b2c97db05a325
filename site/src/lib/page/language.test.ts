import { expect, it } from 'vitest'
import { languageOf, otherLanguage, pathIn } from './language.ts'

it('falls back to English', () => {
  expect(languageOf('hi')).toBe('hi')
  expect(languageOf(undefined)).toBe('en')
  expect(languageOf('fr')).toBe('en')
})

it('leads to the same page in the other language', () => {
  expect(pathIn('hi', '/schools/all')).toBe('/hi/schools/all')
  expect(otherLanguage('/')).toEqual({ language: 'hi', path: '/hi' })
  expect(otherLanguage('/hi')).toEqual({ language: 'en', path: '/' })
  expect(otherLanguage('/hi/schools/all')).toEqual({ language: 'en', path: '/schools/all' })
  expect(otherLanguage('/hindi-schools')).toEqual({ language: 'hi', path: '/hi/hindi-schools' })
})
