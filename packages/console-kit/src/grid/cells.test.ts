import { expect, test } from 'vitest'
import { type GridColumn, isReadable, readBlock, readCell } from './cells.ts'

const amount: GridColumn = { name: 'tuition', label: 'Tuition', kind: 'integer' }
const grade: GridColumn = {
  name: 'class',
  label: 'Class',
  kind: 'choice',
  options: [
    { id: -2, name: 'Nursery' },
    { id: 2, name: 'Class 2', synonyms: ['II', 'कक्षा 2'] },
    { id: 3, name: 'Class 3' },
  ],
}

test.each([
  ['120000', 120_000],
  ['1,20,000', 120_000],
  [' ₹ 1 20 000 ', 120_000],
  ['Rs. 4,200/-', 4_200],
  ['१,२०,०००', 120_000],
  ['', null],
  ['-', null],
  ['–', null],
  ['NA', null],
  ['n/a', null],
  ['Nil', null],
  ['0', 0],
  ['free', 'free'],
  ['-5', -5],
  ['12.5', 12.5],
])('an amount %j is read as %j', (text, value) => {
  expect(readCell(amount, text)).toBe(value)
})

test('a choice is found by its label or its value; another text stays', () => {
  expect(['nursery', '3', 'Class 3', 'Class 30'].map((text) => readCell(grade, text))).toEqual([-2, 3, 3, 'Class 30'])
})

test('a choice is found by its synonyms, whatever their capitals, spaces and punctuation; a value is taken as it is', () => {
  expect(['ii', 'कक्षा २', 'CLASS-2', '-2', '2'].map((text) => readCell(grade, text))).toEqual([2, 2, 2, -2, 2])
})

test('a text that its column could not read is told from a value', () => {
  expect([4, null, 'free'].map((value) => isReadable(amount, value))).toEqual([true, true, false])
  expect([3, null, 'Class 30'].map((value) => isReadable(grade, value))).toEqual([true, true, false])
  expect(isReadable({ name: 'note', label: 'Note', kind: 'text' }, 'free')).toBe(true)
})

test('a block of a spreadsheet has rows and cells; one value is none', () => {
  expect(readBlock('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(readBlock('4,200')).toBeUndefined()
  expect(readBlock('4,200\n')).toBeUndefined()
})
