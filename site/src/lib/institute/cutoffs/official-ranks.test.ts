import { expect, test } from 'vitest'
import { formatRanks, type OfficialRanks, programmeParts, rankSeats, rankTable } from './official-ranks.ts'

type Line = OfficialRanks['lines'][number]
type Rank = Line['ranks'][number]
const rank = (values: Partial<Rank> = {}): Rank => ({
  ...{ category: 'general', seats: 'any', opening: 1_200, closing: 1_553, preparatory: false },
  ...values,
})
const line = (branch: string, ranks: Rank[], quota: Line['quota'] = 'all-india'): Line => ({
  ...{ programme: `${branch} (4 Years, Bachelor of Technology)`, quota, paper: null },
  ranks,
})
const tableOf = (...lines: Line[]) =>
  rankTable({
    ...{ year: 2024, round: 5, exam: null, more: 0, lines },
    source: { name: 'List', asOf: '2024', tier: 'official' },
  })

test('a table has the columns that the list has, and a dash-worthy gap where a line has no such rank', () => {
  const ews = rank({ category: 'ews' })
  const { columns, rows, degree, hasQuotas, hasPreparatory } = tableOf(
    line('Civil Engineering', [rank()]),
    line('Physics', [ews, rank()], 'home-state'),
  )
  expect(columns).toEqual(['general', 'ews'])
  expect(rows.map(({ cells }) => cells)).toEqual([
    [rank(), undefined],
    [rank(), ews],
  ])
  expect([degree, hasQuotas, hasPreparatory]).toEqual(['4 Years, Bachelor of Technology', true, false])
})

test('ranks of preparatory courses are marked, and listed where the table has no column for them', () => {
  const [inTable, women] = [
    rank({ category: 'st', opening: 1_545, closing: 188, preparatory: true }),
    rank({ category: 'st', seats: 'women', opening: 1_802, closing: 44, preparatory: true }),
  ]
  const { rows, others, hasPreparatory } = tableOf(line('Architecture', [inTable]), line('Chemistry', [women]))
  expect(rows.map(({ line: { programme } }) => programmeParts(programme).branch)).toEqual(['Architecture'])
  expect(others.map((other) => [programmeParts(other.programme).branch, other.rank])).toEqual([['Chemistry', women]])
  expect(hasPreparatory).toBe(true)
  expect(formatRanks(inTable, 'en')).toBe('1,545–188 P')
  expect(rankSeats(women, 'en')).toBe('ST, seats for women')
  expect(rankSeats(women, 'hi')).toBe('एसटी, महिलाओं की सीटें')
})

test('a programme has its branch apart from years and degree', () => {
  expect(programmeParts('CSE (Data Science) (5 Years, Bachelor and Master of Technology (Dual Degree))')).toEqual({
    branch: 'CSE (Data Science)',
    degree: '5 Years, Bachelor and Master of Technology (Dual Degree)',
  })
  expect(programmeParts('Liberal arts')).toEqual({ branch: 'Liberal arts', degree: '' })
})
