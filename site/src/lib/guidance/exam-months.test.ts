import type { ExamCard } from '@pravesh/contract'
import { expect, it } from 'vitest'
import { examsByMonth, monthsIn } from './exam-months.ts'

const exam = (name: string, typicalMonth: string | null): ExamCard => ({
  id: 1,
  name,
  nameLocal: null,
  fullName: name,
  fullNameLocal: null,
  url: name,
  level: { name: 'UG', url: 'ug' },
  stream: null,
  body: null,
  bodyLocal: null,
  mode: null,
  typicalMonth,
  nextDate: null,
})

it('reads months out of words', () => {
  expect(monthsIn('January and April')).toEqual([1, 4])
  expect(monthsIn('May or June')).toEqual([5, 6])
  expect(monthsIn('Varies by state')).toEqual([])
  expect(monthsIn(null)).toEqual([])
})

it('puts an exam under each of its months, beginning with this one', () => {
  const year = examsByMonth([exam('jee', 'January and April'), exam('xat', 'January'), exam('mat', null)], 12)
  expect(year.map(({ month }) => month)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(year[1]?.exams.map(({ name }) => name)).toEqual(['jee', 'xat'])
  expect(year.flatMap(({ exams }) => exams)).toHaveLength(3)
})
