import { expect, test } from 'vitest'
import { NameTable } from './name-table.ts'

const table = NameTable.from([
  { name: 'The Doon School', place: 'Dehradun' },
  { name: 'Army Public School', place: 'Pune' },
  { name: "St. Mary's School (Senior), Camp", place: 'Pune' },
  { name: 'Chitkara' },
])

test.each([
  'The Doon School',
  'doon school',
  'Doon School Dehradun',
  'आर्मी पब्लिक स्कूल पुणे',
  'st marys school',
  'St Marys School Pune',
  'Armi Public School',
])('%s is a whole name', (name) => {
  expect(table.has(name)).toBe(true)
})

test.each(['doon', 'Chitkara', 'Doon School Pune', 'army school', ''])('"%s" is no whole name', (name) => {
  expect(table.has(name)).toBe(false)
})

test('a name that is added is found', () => {
  expect(table.has('Rishi Valley School')).toBe(false)
  table.add('Rishi Valley School', 'Madanapalle')
  expect(table.has('rishi valley school')).toBe(true)
  expect(table.has('rishi valley school madanapalle')).toBe(true)
})

test('many names are kept', () => {
  const largeTable = NameTable.from(Array.from({ length: 5000 }, (_, index) => ({ name: `School number ${index}` })))
  for (const index of [0, 1023, 1024, 4999]) expect(largeTable.has(`school number ${index}`)).toBe(true)
  expect(largeTable.has('school number 5000')).toBe(false)
  expect(NameTable.from([]).has('school number 1')).toBe(false)
})
