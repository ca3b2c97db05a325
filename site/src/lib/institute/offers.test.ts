import { expect, it } from 'vitest'
import { dearest, durationLabel, feeBar, feeLabel, feeSourceOf, type Offer, offerFacts, offerGroups } from './offers.ts'

const source = { name: 'The college', asOf: '2026', tier: 'institute' } as const
const offer = (overrides: Partial<Offer>): Offer => ({
  course: { id: 1, name: 'Bachelor of Arts', shortName: 'B.A.', url: 'ba' },
  level: 'Undergraduate',
  delivery: 'Full time',
  specializations: [],
  durationMonths: 36,
  intake: null,
  feeByYear: [],
  feeSource: source,
  eligibility: null,
  exams: [],
  cutoffs: [],
  ...overrides,
})

it('groups courses by level, those without one last', () => {
  const groups = offerGroups([offer({ level: null }), offer({}), offer({ level: 'Postgraduate' }), offer({})])
  expect(groups.map(({ level, offers }) => [level, offers.length])).toEqual([
    ['Undergraduate', 2],
    ['Postgraduate', 1],
    [null, 1],
  ])
})

it('draws a dash a year on the scale of the dearest course', () => {
  const [cheap, dear] = [offer({ feeByYear: [100, 100] }), offer({ feeByYear: [500, 500] })]
  const highestFee = dearest([cheap, dear])
  expect(highestFee).toBe(1000)
  expect(feeBar(dear, highestFee)).toBe('M0 .5H49.2M50 .5H99.2')
  expect(feeBar(cheap, highestFee)).toBe('M0 .5H9.2M10 .5H19.2')
  expect(feeBar(offer({}), highestFee)).toBe('')
})

it('says fees and lengths in words', () => {
  expect(feeLabel(offer({ feeByYear: [100000, 120000] }), 'en')).toEqual({
    yearly: '₹1,00,000 to ₹1,20,000',
    inAll: '₹2,20,000 in all',
  })
  expect(feeLabel(offer({ feeByYear: [500] }), 'en')).toEqual({ yearly: '₹500', inAll: null })
  expect(feeLabel(offer({}), 'en')).toBeNull()
  expect(durationLabel(12, 'en')).toBe('1 year')
  expect(durationLabel(30, 'en')).toBe('2.5 years')
  expect(durationLabel(6, 'en')).toBe('6 months')
  expect(offerFacts(offer({ intake: 1200 }), 'en')).toBe('3 years · 1,200 seats · Full time')
  expect(offerFacts(offer({}), 'hi')).toBe('3 साल · पूर्णकालिक')
})

it('names a source only where all fees share it', () => {
  const priced = offer({ feeByYear: [1] })
  expect(feeSourceOf([priced, offer({ feeSource: null })])).toEqual(source)
  expect(feeSourceOf([priced, offer({ feeByYear: [1], feeSource: null })])).toBeNull()
})
