import type { CollegePage } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { compareColleges, comparedIn, comparePath } from './comparison.ts'

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

test('what differs is marked; what is not known is neither nought nor a source', () => {
  const fee = { value: 120_000, source: { ...source, name: 'The college' } }
  const rows = compareColleges([college({ feeFrom: fee }), college({ courseCount: 0 })], context)
  const row = (label: string) => rows.find((item) => item.label === label)
  expect(row('Fee a year, from')).toMatchObject({
    differs: true,
    cells: [
      { value: '₹1,20,000', source: { name: 'The college' } },
      { value: null, source: undefined },
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
  const labels = compareColleges([college({}), college({})], context).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test.each([
  ['school=a,b', { kind: 'school', urls: ['a', 'b'], cut: false }],
  ['college=a&college=b&college=a', { kind: 'college', urls: ['a', 'b'], cut: false }],
  ['college=a,b,c,d,e', { kind: 'college', urls: ['a', 'b', 'c', 'd'], cut: true }],
  ['school=../x,%3Cscript%3E,ok', { kind: 'school', urls: ['ok'], cut: false }],
  ['', { kind: 'college', urls: [], cut: false }],
])('%j names what it says, of one kind, four at most', (query, compared) => {
  expect(comparedIn(new URLSearchParams(query))).toEqual(compared)
})

test('a comparison without institutes has an address too', () => {
  expect([comparePath('school', ['a', 'b']), comparePath('school', [])]).toEqual(['/compare?school=a,b', '/compare'])
})
