import { describe, expect, it } from 'vitest'
import { en } from '../en/index.ts'
import { filterValueLabel, rangeLabel } from './filter-labels.ts'
import { listingHeading } from './listing-heading.ts'

const narrowed = (name: string, label: string, value = label.toLowerCase()) => ({ name, value, label })

describe('a listing that no editor has written for', () => {
  it.each([
    ['school', [], 'Schools in India', 'भारत के स्कूल'],
    ['college', [narrowed('ownership', 'Private')], 'Private colleges in India', 'भारत में निजी कॉलेज'],
    [
      'school',
      [narrowed('city', 'Pune'), narrowed('board', 'CBSE'), narrowed('medium', 'Marathi')],
      'Marathi-medium CBSE schools in Pune',
      'Pune में Marathi माध्यम के CBSE स्कूल',
    ],
    [
      'school',
      [narrowed('type', 'Private unaided'), narrowed('residential', 'Boarding', 'residential')],
      'Private unaided boarding schools in India',
      'भारत में Private unaided आवासीय स्कूल',
    ],
    [
      'school',
      [
        narrowed('state', 'Delhi'),
        narrowed('classLevel', 'Nursery'),
        narrowed('feeMax', 'Fees up to ₹50,000', '50000'),
      ],
      'Schools with Nursery in Delhi under ₹50,000 a year',
      'Delhi में नर्सरी वाले स्कूल, फ़ीस ₹50,000 सालाना तक',
    ],
    [
      'college',
      [narrowed('course', 'MBA'), narrowed('exam', 'CAT'), narrowed('feeMin', 'Fees from ₹1,000', '1000')],
      'MBA colleges accepting CAT in India',
      'भारत में CAT लेने वाले MBA कॉलेज',
    ],
    ['exam', [narrowed('level', 'Undergraduate')], 'Undergraduate exams', 'Undergraduate परीक्षाएँ'],
  ] as const)('of kind %s is called after what narrows it', (kind, filters, english, hindi) => {
    expect(listingHeading(kind, filters, '5', 'en').h1).toBe(english)
    expect(listingHeading(kind, filters, '5', 'hi').h1).toBe(hindi)
  })

  it('says how many there are', () => {
    expect(listingHeading('exam', [], '1,000+', 'en').description).toBe(
      '1,000+ exams. Months, modes and who conducts them, each figure with its source and date.',
    )
    expect(listingHeading('exam', [], '1,000+', 'hi').description).toMatch(/^परीक्षाएँ: 1,000\+। /)
  })

  it('names a value within a phrase as its filter does, in small letters', () => {
    const adjectives = Object.entries(en.heading).filter(([key]) => /^(gender|residential|ownership)/.test(key))
    const labels: Readonly<Record<string, string>> = en.listing
    expect(adjectives.map(([, text]) => text.replace(/’s?$/, ''))).toEqual(
      adjectives.map(([key]) => labels[key]?.toLowerCase()),
    )
  })
})

describe('a filter’s value', () => {
  it('is called by its figure or word, and a bound by what it asks for', () => {
    expect(filterValueLabel('feeMax', '100000', 'en')).toBe('Up to ₹1,00,000')
    expect(rangeLabel('feeMax', '100000', 'hi')).toBe('सालाना ₹1,00,000 तक')
    expect(rangeLabel('nirfMax', '1000', 'en')).toBe('NIRF rank up to 1000')
    expect(filterValueLabel('admissionsOpen', 'false', 'en')).toBe('Admissions not open')
    expect(filterValueLabel('classLevel', '5', 'hi')).toBe('कक्षा 5')
  })

  it('has no word of ours where the catalogue names it', () => {
    expect(filterValueLabel('state', 'goa', 'en')).toBeUndefined()
    expect(rangeLabel('state', 'goa', 'en')).toBeUndefined()
  })
})
