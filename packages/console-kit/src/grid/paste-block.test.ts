import { expect, test } from 'vitest'
import type { GridColumn } from './cells.ts'
import { pasteBlock } from './paste-block.ts'

const columns: GridColumn[] = [
  {
    name: 'class',
    label: 'कक्षा',
    synonyms: ['Class'],
    kind: 'choice',
    options: [1, 2, 3].map((id) => ({ id, name: `${id}` })),
  },
  { name: 'tuition', label: 'Tuition', synonyms: ['Tuition fee'], kind: 'integer' },
  { name: 'exam', label: 'Exams', kind: 'integer' },
]
const blank = (rows: readonly unknown[]) => ({ class: rows.length + 1, tuition: null, exam: null })
const target = { columns, rows: [], row: 0, column: 0, max: 3, blank }
const block = (...lines: string[]) => lines.map((line) => line.split('|'))

test('a row of headings is left out, in either language, and empty rows with it', () => {
  const rows = [{ class: 2, tuition: 400, exam: null }]
  for (const header of ['Class|Tuition fee|Exam fees', 'कक्षा|TUITION', 'tuition|class'])
    expect(pasteBlock(block(header, header.startsWith('tuition') ? '400|2' : '2|400', '|'), target)).toEqual({
      rows,
      count: 1,
      omitted: 0,
      hasHeader: true,
    })
})

test('a first row with a value is none of headings', () => {
  expect(pasteBlock(block('1|Tuition'), target)).toMatchObject({
    rows: [{ class: 1, tuition: 'Tuition', exam: null }],
    hasHeader: false,
  })
})

test('a block fills from its cell, adds rows and says how many had no room', () => {
  const rows = [{ class: 1, tuition: 1, exam: 1 }]
  expect(pasteBlock(block('5|6|7', '8', '9', '10'), { ...target, rows, column: 1 })).toEqual({
    rows: [
      { class: 1, tuition: 5, exam: 6 },
      { class: 2, tuition: 8, exam: null },
      { class: 3, tuition: 9, exam: null },
    ],
    count: 3,
    omitted: 1,
    hasHeader: false,
  })
  expect(rows).toEqual([{ class: 1, tuition: 1, exam: 1 }])
})
