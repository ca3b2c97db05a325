import { expect, test } from 'vitest'
import { completeUnit } from '../reading/money.ts'
import { parseQuery } from '../reading/parse.ts'
import { createTestLexicon } from '../testing/lexicon.ts'
import { moveNextToAfter } from './tokens.ts'

const lexicon = createTestLexicon()
const slotsOf = (query: string) =>
  Object.fromEntries((parseQuery(lexicon, query)[0]?.slots ?? []).map(({ name, value }) => [name, value]))

test.each([
  ['class 6 schools pune', '6'],
  ['6th class schools pune', '6'],
  ['class vi schools pune', '6'],
  ['sixth class schools pune', '6'],
  ['छठी कक्षा पुणे', '6'],
  ['kaksha 6 pune school', '6'],
  ['schools for std 12 pune', '12'],
  ['class nursery schools pune', 'nursery'],
  ['jr kg schools pune', 'lkg'],
  ['clsas 6 schools pune', '6'],
  ['class 13 schools pune', undefined],
])('%s: class %s', (query, value) => {
  expect(slotsOf(query).class).toBe(value)
})

test.each([
  ['schools in pune under 50000', '50000'],
  ['schools in pune under 50k', '50000'],
  ['schools in pune under 50 hazar', '50000'],
  ['schools in pune under ₹50,000', '50000'],
  ['schools in pune under rs 50000', '50000'],
  ['पुणे में ५०,००० से कम फीस के स्कूल', '50000'],
  ['schools in pune under 2 lakh', '200000'],
  ['schools in pune under 2l', '200000'],
  ['schools in pune under dhai lakh', '250000'],
  ['schools in pune under 1.5 lakhs', '150000'],
  ['schools in pune under 2 lkah', '200000'],
  ['schools in pune under 5000 per month', '60000'],
  ['schools in pune monthly fee under 2000', '24000'],
  ['mba colleges in pune under 1 crore', '10000000'],
  ['schools in pune', undefined],
  ['top 10 schools in pune', undefined],
  ['schools in pune 2026-27', undefined],
])('%s: at most %s rupees a year', (query, value) => {
  expect(slotsOf(query).feeMax).toBe(value)
})

test('an amount after "above" is the least, two are a range', () => {
  expect(slotsOf('schools in mumbai above 3 lakh')).toEqual({ feeMin: '300000' })
  expect(slotsOf('schools in mumbai 2 lakh to 1 lakh fees')).toEqual({ feeMin: '100000', feeMax: '200000' })
})

test('a PIN is a place, with the city and state that it is in; another number of six digits is a fee', () => {
  const [reading] = parseQuery(lexicon, 'cbse schools near 560034')
  expect(reading?.place).toEqual({
    level: 'pincode',
    slug: '560034',
    name: '560034',
    city: 'bengaluru',
    state: 'karnataka',
    pincode: '560034',
  })
  expect(slotsOf('schools in pune 200000').feeMax).toBe('200000')
})

test('a grade of NAAC and a part of a town are no classes', () => {
  expect(slotsOf('naac a++ colleges in pune')).toEqual({ accreditation: 'A++' })
  const [reading] = parseQuery(lexicon, 'schools in sector 15 noida')
  expect(reading).toMatchObject({ intent: 'list', slots: [], place: { slug: 'noida' }, rest: 'sector 15' })
})

test.each([
  ['under 2 la', 'under 2 lakh'],
  ['under 20 tho', 'under 20 hazar'],
  ['do la', 'do lakh'],
  ['for la', 'for la'],
  ['la', 'la'],
])('%s is going to be %s', (input, expected) => {
  expect(completeUnit(input.split(' ')).join(' ')).toBe(expected)
})

test.each([
  ['12th commerce ke baad kya kare', 'commerce 12th ke baad kya kare'],
  ['12वीं विज्ञान के बाद', 'विज्ञान 12वीं के बाद'],
  ['12th ke baad course', '12th ke baad course'],
  ['school ke baad', 'school ke baad'],
])('%s reads as %s', (input, expected) => {
  expect(moveNextToAfter(input.split(' ')).join(' ')).toBe(expected)
})
