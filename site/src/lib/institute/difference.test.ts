import type { Source } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { type ComparedInstitute, differences } from './difference.ts'

const source: Source = { name: 'School office', url: null, asOf: '2026-11-01', tier: 'institute' }
const cbse = { name: 'Central Board', shortName: 'CBSE', url: 'cbse' }
const icse = { name: 'Council', shortName: 'CISCE', url: 'cisce' }
const city = { name: 'Pune', url: 'pune' }
const place: ComparedInstitute['place'] = {
  ...{ text: 'Pune', city, state: { name: 'Maharashtra', url: 'maharashtra', code: 'MH' } },
  ...{ lat: 18.52, lng: 73.85 },
}
const base: ComparedInstitute = {
  ...{ place, sources: {}, boards: [cbse] },
  feeFrom: { value: 100_000, source },
  rating: { value: 4.1, count: 12, source },
}

test('a dearer, better rated school of another board is told apart in that order', () => {
  const one = {
    ...base,
    ...{ feeFrom: { value: 140_000, source }, rating: { value: 4.5, count: 3, source }, boards: [icse, cbse] },
    place: { ...place, lat: 18.55 },
  }
  expect(differences(one, base, 'en')).toEqual(['₹40,000 more a year', '3.3 km away', 'CISCE', 'rated 0.4 higher'])
  expect(differences(base, one, 'hi')).toEqual(['साल में ₹40,000 कम', '3.3 किमी दूर', 'रेटिंग 0.4 कम'])
})

test('a distance from the middle of a city, and a fee that is not known, are not made up', () => {
  const one = { ...base, sources: { lat: { ...source, tier: 'derived' as const } }, feeFrom: null, rating: null }
  expect(differences(one, base, 'en')).toEqual(['Pune'])
  expect(differences(base, one, 'en')).toEqual(['₹1,00,000 a year', 'Pune'])
  expect(differences(base, base, 'en')).toEqual(['Same fee', '0 m away'])
})
