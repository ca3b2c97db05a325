import { expect, test } from 'vitest'
import { english } from './en/index.ts'
import { hindi } from './hi/index.ts'
import { familyTexts } from './texts.ts'

type Catalogue = Record<string, Record<string, string>>
const flat = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([domain, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${domain}.${key}`, text] as const),
  )
const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort().join()

test('a family reads the same in both languages: each key, and each value that it asks for', () => {
  const keysWithPlaces = (catalogue: Catalogue) => flat(catalogue).map(([key, text]) => `${key}(${places(text)})`)
  expect(keysWithPlaces(hindi).sort()).toEqual(keysWithPlaces(english).sort())
})

test('its Hindi is written in Devanagari', () => {
  const latin = flat(hindi).filter(
    ([, text]) => /[a-z]/i.test(text.replace(/\{[^}]*\}/g, '')) && !/[\u0900-\u097f]/.test(text),
  )
  expect(latin.map(([key]) => key)).toEqual([])
})

test('a screen is handed its own words and those of every screen, no others', () => {
  const texts: Catalogue = familyTexts('hi', 'cart')
  expect(Object.keys(texts).sort()).toEqual(['cart', 'errors', 'shared'])
  expect(texts.cart?.title).toBe(hindi.cart.title)
})
