import type { CollegePage, SchoolPage } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { comparedIn, comparePath } from './address.ts'
import { compareColleges } from './comparison.ts'
import { compareFacilities } from './facilities.ts'
import { compareClassFees, compareCourseFees } from './fee-choice.ts'

const source = { name: 'A register', asOf: '2025', tier: 'official' as const }
// Only the fields that the comparison reads.
const college = (overrides: Partial<CollegePage>) =>
  ({
    ...{ id: 1, name: 'A', url: 'a', place: { text: 'Pune, Maharashtra' }, type: null, feeFrom: null, rating: null },
    ...{ established: 1950, facilities: [], admitting: 'open', admission: null, ownership: 'private', nirf: null },
    ...{ naac: null, courseCount: 3, placements: [], offers: [], sources: { record: source } },
    ...overrides,
  }) as unknown as CollegePage
const context = { language: 'en', today: '2026-11-26' } as const

const offer = (shortName: string, fee: number | null) => ({
  course: { id: 1, name: shortName, shortName, url: shortName.toLowerCase() },
  feeByYear: fee === null ? [] : [fee, fee],
  feeSource: fee === null ? null : { ...source, name: 'The college' },
  cutoffs: [],
})
const offering = (...offers: ReturnType<typeof offer>[]) =>
  college({ offers: offers as unknown as CollegePage['offers'] })

test('what differs is marked; what is not known is neither nought nor a source', () => {
  const colleges = [offering(offer('MBA', 120_000)), college({ courseCount: 0 })]
  const { rows: fees } = compareCourseFees(colleges, null, 'en')
  const rows = compareColleges(colleges, fees, context)
  const row = (label: string) => rows.find((item) => item.label === label)
  expect(row('Fee a year, MBA')).toMatchObject({
    differs: true,
    cells: [
      { value: '₹1,20,000', source: { name: 'The college' } },
      { value: null, source: undefined, missing: 'Course not listed' },
    ],
  })
  expect(row('Established')).toMatchObject({
    differs: false,
    cells: [
      { value: '1950', source },
      { value: '1950', source },
    ],
  })
  expect(row('Courses')?.cells[1]?.value).toBeNull()
  // Neither is published: both are marked as unknown, and neither as zero.
  expect(row('Cut-offs')?.cells.map(({ value }) => value)).toEqual([null, null])
  expect(row('Median pay of those placed')?.cells.map(({ value }) => value)).toEqual([null, null])
})

test('every row of institutes with the same facts stands once', () => {
  const labels = compareColleges([college({}), college({})], [], context).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('the fee is of one course of all: the requested one, else that which most of them have', () => {
  const colleges = [
    offering(offer('PhD', 10_000), offer('BTech', 90_000)),
    offering(offer('BTech', 269_000), offer('MBBS', 538_000)),
    offering(offer('BTech', null), offer('PhD', 20_000), offer('MBBS', 400_000)),
  ]
  const compared = (requested: string | null) => {
    const { chosen, rows } = compareCourseFees(colleges, requested, 'en')
    return [chosen?.value, ...rows.map(({ value, missing }) => value ?? missing)]
  }
  expect(compared(null)).toEqual(['phd', '₹10,000', 'Course not listed', '₹20,000'])
  expect(compared('btech')).toEqual(['btech', '₹90,000', '₹2,69,000', 'Not published'])
  expect(compared('mbbs')).toEqual(['mbbs', 'Course not listed', '₹5,38,000', '₹4,00,000'])
  expect(compared('no-such-course')).toEqual(compared(null))
  expect(compareCourseFees([college({}), college({})], 'btech', 'en')).toMatchObject({ options: [], chosen: undefined })
})

test('the fee is of one class of all, in the newest session: the lowest that most of them have', () => {
  const fee = (number: number, recurring: number, session = '2026-27') => ({
    ...{ class: number, recurring, firstYear: recurring + 5_000, session, source },
  })
  const schools = [
    { fees: [fee(-2, 50_000), fee(1, 60_000), fee(1, 40_000, '2025-26')] },
    { fees: [fee(1, 80_000), fee(2, 90_000)] },
  ] as unknown as SchoolPage[]
  const compared = (requested: string | null) => {
    const { options, chosen, rows } = compareClassFees(schools, requested, 'en')
    const values = options.map(({ value }) => value).join()
    return [values, chosen?.label, ...rows.map(({ value, missing }) => value ?? missing)]
  }
  expect(compared(null)).toEqual(['nursery,1,2', 'Class 1', '₹60,000', '₹80,000'])
  expect(compared('nursery')).toEqual(['nursery,1,2', 'Nursery', '₹50,000', 'Not published'])
})

test('a facility that is not in a list is called so, and nothing is said where there is no list', () => {
  const facility = (title: string) => ({ title, group: 'Sports' })
  const { counts, shared, rows } = compareFacilities(
    [college({ facilities: [facility('Gym'), facility('Pool')] }), college({ facilities: [facility('Gym')] })],
    'en',
  )
  expect([counts?.cells.map(({ value }) => value), shared]).toEqual([['2 listed', '1 listed'], ['Gym']])
  expect(rows.map(({ label, cells }) => [label, ...cells.map(({ value, missing }) => value ?? missing)])).toEqual([
    ['Pool', '✓ Yes', 'Not listed'],
  ])
  const [gym] = compareFacilities([college({ facilities: [facility('Gym')] }), college({})], 'en').rows
  expect(gym?.cells[1]).toMatchObject({ value: null, missing: undefined })
})

test.each([
  ['school=a,b', { kind: 'school', urls: ['a', 'b'], cut: false, feeOf: null }],
  ['college=a&college=b&college=a', { kind: 'college', urls: ['a', 'b'], cut: false, feeOf: null }],
  ['college=a,b,c,d,e', { kind: 'college', urls: ['a', 'b', 'c', 'd'], cut: true, feeOf: null }],
  ['school=a,b&class=5&course=mba', { kind: 'school', urls: ['a', 'b'], cut: false, feeOf: '5' }],
  ['school=../x,%3Cscript%3E,ok', { kind: 'school', urls: ['ok'], cut: false, feeOf: null }],
  ['', { kind: 'college', urls: [], cut: false, feeOf: null }],
])('%j names what it says, of one kind, four at most', (query, compared) => {
  expect(comparedIn(new URLSearchParams(query))).toEqual({ ...compared, weights: {} })
})

test('a comparison without institutes has an address too', () => {
  expect([comparePath('school', ['a', 'b']), comparePath('school', [])]).toEqual(['/compare?school=a,b', '/compare'])
  expect(comparePath('college', ['a'], 'mba')).toBe('/compare?college=a&course=mba')
})
