// @vitest-environment happy-dom
import { pasteBlock } from '@pravesh/console-kit/grid/paste-block'
import { changeLanguage, translations } from '@pravesh/console-kit/language/translations'
import { gradeFeeRow } from '@pravesh/contract'
import { afterEach, expect, test } from 'vitest'
import { feeColumns, maxClasses, nextRow } from './fee-table.ts'

afterEach(() => changeLanguage('en'))
const read = (...lines: string[]) => {
  const block = lines.map((line) => line.split('|'))
  return pasteBlock(block, { columns: feeColumns(), rows: [], row: 0, column: 0, max: maxClasses, blank: nextRow })
}

test('a sheet of fees with headings, Roman numerals, periods in words and dashes is read', () => {
  const { rows, hasHeader } = read(
    'Class|Tuition Fee|Frequency|Registration|Admission Fee',
    'Nursery|4,200|Monthly|-|NA',
    'I|₹ 15,000|Quarterly|500|n/a',
    'XII|1,20,000/-|Per annum|–|25000',
    'Class 5|1|yearly||',
    'कक्षा ६|1|मासिक||',
    '7th|1|तिमाही||',
  )
  expect(hasHeader).toBe(true)
  expect(rows.map((row) => [row.class, row.tuition, row.tuitionPeriod, row.registration, row.admission])).toEqual([
    [-2, 4200, 'month', null, null],
    [1, 15_000, 'quarter', 500, null],
    [12, 120_000, 'year', null, 25_000],
    [5, 1, 'year', null, null],
    [6, 1, 'month', null, null],
    [7, 1, 'quarter', null, null],
  ])
  expect(rows.every((row) => gradeFeeRow.safeParse(row).success)).toBe(true)
})

test('the columns and choices are found in Hindi, and in English by a console in Hindi', async () => {
  await changeLanguage('hi')
  const { text } = translations()
  const { rows, hasHeader } = read(
    [text('editor.class'), text('fee.tuition'), text('fee.tuitionPeriod')].join('|'),
    `${text('editor.lkg')}|100|${text('fee.month')}`,
    'UKG|100|Quarterly',
  )
  expect(hasHeader).toBe(true)
  expect(rows).toMatchObject([
    { class: -1, tuitionPeriod: 'month' },
    { class: 0, tuitionPeriod: 'quarter' },
  ])
})
