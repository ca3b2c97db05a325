import { familyText } from '@pravesh/messages/family'
import { expect, test } from 'vitest'
import {
  type College,
  compareColleges,
  comparedIn,
  comparedWithout,
  compareSchools,
  type School,
} from './comparison.ts'

const text = familyText('en', 'compare', 'choices')
const source = { name: 'A register', asOf: '2025', tier: 'official' as const }
const college = (overrides: Partial<College>): College => ({
  ...({ id: 1, name: 'A', url: 'a', place: { text: 'Pune' }, type: null, feeFrom: null, rating: null } as College),
  ...{
    established: 1950,
    facilities: [],
    admitting: 'open',
    ownership: 'private',
    nirf: null,
    naac: null,
    courseCount: 3,
  },
  ...{ sources: { record: source } },
  ...overrides,
})

test('what differs is marked; what is not known is neither nought nor a source', () => {
  const fee = { value: 120_000, source: { ...source, name: 'The college' } }
  const rows = compareColleges([college({ feeFrom: fee }), college({ courseCount: 0 })], text, 'en')
  const row = (name: string) => rows.find((item) => item.name === name)
  expect(row('feeFrom')).toMatchObject({
    differs: true,
    cells: [
      { value: '₹1,20,000', source: { name: 'The college' } },
      { value: null, source: undefined },
    ],
  })
  expect(row('established')).toMatchObject({
    differs: false,
    cells: [
      { value: '1950', source },
      { value: '1950', source },
    ],
  })
  expect(row('courseCount')?.cells[1]?.value).toBeNull()
  expect(row('ownership')?.cells[0]).toEqual({ value: 'Private', source })
  expect(row('admitting')?.cells[0], 'what we say ourselves').toEqual({
    value: 'Takes applications',
    source: undefined,
  })
})

test('one may be taken out while two are left', () => {
  expect(comparedWithout('college', ['a', 'b', 'c'], 'b')).toBe('?college=a,c')
  expect(comparedWithout('college', ['a', 'b'], 'b')).toBeUndefined()
})

test.each([
  ['?school=a,b', { kind: 'school', urls: ['a', 'b'] }],
  ['?college=a,b,c,d,e', { kind: 'college', urls: ['a', 'b', 'c', 'd'] }],
  ['?school=a,a', undefined],
  ['?school=a,../b', undefined],
  ['', undefined],
])('%s compares %j', (search, compared) => {
  expect(comparedIn(search)).toEqual(compared)
})

test('a school whose first class is not known says so', () => {
  const school = (classFrom: number | null, classTo: number | null) =>
    ({
      boards: [],
      facilities: [],
      admitting: 'open',
      sources: {},
      place: { text: 'Pune' },
      classFrom,
      classTo,
    }) as unknown as School
  const rows = compareSchools(
    [school(1, 12), school(null, 12), school(6, null)],
    text,
    'en',
    (number) => `Class ${number}`,
  )
  expect(rows.find(({ name }) => name === 'classFrom')?.cells.map(({ value }) => value)).toEqual([
    'Class 1 – Class 12',
    'Up to Class 12, first class not known',
    null,
  ])
})
