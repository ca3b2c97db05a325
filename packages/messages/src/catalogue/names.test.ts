import { expect, test } from 'vitest'
import { approvals } from './approvals.ts'
import { cities } from './cities.ts'
import { facilities } from './facilities.ts'
import { listingTexts } from './listing-texts.ts'
import { catalogueName, monthsText } from './names.ts'
import { pictures } from './pictures.ts'
import { places } from './places.ts'
import { sources } from './sources.ts'
import { studies } from './studies.ts'

test('closed lists have names in Hindi, and English stays English', () => {
  expect(catalogueName('Himachal Pradesh', 'hi')).toBe('हिमाचल प्रदेश')
  expect(catalogueName('Swimming pool', 'hi')).toBe('स्विमिंग पूल')
  expect(catalogueName('Undergraduate', 'hi')).toBe('स्नातक')
  expect(catalogueName('Medicine and health', 'hi')).toBe('चिकित्सा और स्वास्थ्य')
  expect(catalogueName('General knowledge', 'hi')).toBe('सामान्य जानकारी')
  expect(catalogueName('Undergraduate', 'en')).toBe('Undergraduate')
})

test('what somebody has written stays as it is', () => {
  expect(catalogueName('Modern School', 'hi')).toBe('Modern School')
  expect(catalogueName('constructor', 'hi')).toBe('constructor')
})

test.each(Object.entries({ approvals, cities, facilities, listingTexts, pictures, places, sources, studies }))(
  '%s: every name is in Devanagari',
  (_, part) => {
    for (const name of Object.values(part)) expect(name).toMatch(/[\u0900-\u097f]/)
  },
)

test('months are said in words of the language', () => {
  expect(monthsText('May or June', 'hi')).toBe('मई या जून')
  expect(monthsText('January and April', 'hi')).toBe('जनवरी और अप्रैल')
  expect(monthsText('December', 'en')).toBe('December')
  expect(monthsText('Late May', 'hi')).toBe('Late May')
})
