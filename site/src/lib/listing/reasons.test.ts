import type { CollegeCard, SchoolCard, Source } from '@pravesh/contract'
import { describe, expect, it } from 'vitest'
import { reasonsOf } from './reasons.ts'

const source: Source = { tier: 'official', name: 'Register', asOf: '2026-11-01' }
const figure = (value: number) => ({ value, source })
const base = {
  name: 'One',
  url: 'one',
  logo: null,
  cover: null,
  place: {
    text: 'Pune',
    city: { name: 'Pune', url: 'pune' },
    state: { name: 'Maharashtra', url: 'maharashtra', code: 'MH' },
    ...{ lat: null, lng: null },
  },
  rating: null,
  distanceKm: null,
  isPartner: false,
  admitting: 'not-here' as const,
  sources: {},
  type: null,
}
const school = (id: number, own: Partial<SchoolCard> = {}): SchoolCard => ({
  ...{ ...base, id, feeFrom: figure(id * 1000), boards: [], gender: 'co-ed', classFrom: 1, classTo: 12 },
  ...{ admissionsOpenTill: null, admissionsAllYear: false },
  ...own,
})
const college = (id: number, own: Partial<CollegeCard> = {}): CollegeCard => ({
  ...{ ...base, id, feeFrom: null, shortName: null, ownership: null, established: 1900 + id, courseCount: id },
  ...{ nirf: null, naac: null },
  ...own,
})
const schools = (...own: Partial<SchoolCard>[]) => own.map((one, index) => school(index + 1, one))

describe('what stands out among the rows of a page', () => {
  it('is the lowest fee of at least four known ones', () => {
    expect(reasonsOf(schools({}, {}, {}, {}), 'en').get(1)).toEqual(['Lowest fee of these 4'])
    expect(reasonsOf(schools({}, {}, {}, {}), 'en').get(2)).toEqual([])
    expect(reasonsOf(schools({}, {}, {}, { feeFrom: null }), 'en').get(1)).toEqual([])
  })

  it('is not what two rows share', () => {
    const shared = schools({}, { feeFrom: figure(1000) }, {}, {})
    expect([...reasonsOf(shared, 'en').values()].flat()).toEqual([])
  })

  it('is three things at most, how far it is first', () => {
    const rated = (value: number) => ({ value, count: 6, source })
    const rows = schools(
      { distanceKm: 1.2, rating: rated(4.5), gender: 'girls', classFrom: -2 },
      ...[1, 2, 3].map((value) => ({ rating: rated(value) })),
    )
    expect(reasonsOf(rows, 'en', 'Nursery').get(1)).toEqual([
      '1.2 km away',
      'Lowest fee of these 4',
      'Best rated of these 4',
    ])
  })

  it('is whom alone it admits, where most others admit all', () => {
    const rows = schools({ gender: 'girls', feeFrom: null }, {}, {})
    expect(reasonsOf(rows, 'en').get(1)).toEqual(['For girls'])
    const girls = schools({ gender: 'girls' }, { gender: 'girls' }, {})
    expect(reasonsOf(girls, 'en').get(1)).toEqual([])
  })

  it('is that it begins with the class that was chosen', () => {
    const rows = schools({ classFrom: -2, feeFrom: null }, {})
    expect(reasonsOf(rows, 'en', 'Nursery').get(1)).toEqual(['Begins with Nursery'])
    expect(reasonsOf(rows, 'en', 'Class 6').get(1)).toEqual([])
  })

  it('is the hostel of few, and the free seats of the class that was chosen', () => {
    const rows = schools(
      { hostel: true, seatsLeft: 12, feeFrom: null },
      ...[1, 0].map((seatsLeft) => ({ seatsLeft, feeFrom: null })),
      {},
      {},
    )
    expect(reasonsOf(rows, 'en', 'Class 6').get(1)).toEqual(['12 seats left in Class 6', 'Hostel'])
    expect(reasonsOf(rows, 'hi', 'कक्षा 6').get(2)).toEqual(['कक्षा 6 में 1 सीट बाकी'])
    expect(reasonsOf(rows, 'en', 'Class 6').get(3)).toEqual([])
    expect(reasonsOf(rows, 'en').get(2)).toEqual([])
    const boarding = schools({ hostel: true }, { hostel: true }, {})
    expect([...reasonsOf(boarding, 'en').values()].flat()).toEqual([])
  })

  it('is the rank of a college, its age and its courses, in the language of the page', () => {
    const nirf = { year: 2022, category: 'engineering', rank: 12, source }
    const rows = [college(1, { nirf }), college(2), college(3), college(4)]
    expect(reasonsOf(rows, 'en').get(1)).toEqual(['NIRF 12 in engineering, 2022', 'Oldest of these 4'])
    expect(reasonsOf(rows, 'en').get(4)).toEqual(['Most courses of these 4'])
    expect(reasonsOf(rows, 'hi').get(4)).toEqual(['इन 4 में सबसे ज़्यादा कोर्स'])
  })
})
