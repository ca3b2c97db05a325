import { catalogue } from '@pravesh/contract'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { readRows, toCsv } from './catalogue-csv.ts'

test('every page is read once, until one is not full', async () => {
  const asked: number[] = []
  const rows = await readRows(async (page, perPage) => {
    asked.push(page)
    const count = page < 3 ? perPage : 7
    return { data: Array.from({ length: count }, (_, index) => ({ id: (page - 1) * perPage + index + 1 })) }
  })
  expect(asked).toEqual([1, 2, 3])
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 207 }, (_, index) => index + 1))
})

test('a column for each field; lists are joined, and a formula stays text', () => {
  const csv = toCsv(catalogue.board, [
    { id: 1, name: '=HYPERLINK("https://x.example")', url: 'cbse', updatedAt: '2026-11-29T00:00:00Z' },
    { id: 2, name: 'Say "so", आशा', url: 'icse', updatedAt: '2026-11-29T00:00:00Z' },
  ])
  const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true })
  expect(Object.keys(rows[0] ?? {})).toEqual(['id', ...Object.keys(catalogue.board.fields), 'updatedAt'])
  expect(rows.map(({ name }) => name)).toEqual([`'=HYPERLINK("https://x.example")`, 'Say "so", आशा'])
})
