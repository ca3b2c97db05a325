import { expect, test } from 'vitest'
import { ageOn, isDay, partialDate, readDate, writtenDate } from './birth-date.ts'

const read = (day: string, month: string, year: string) => readDate({ day, month, year }, '2026-11-23')

test.each([
  ['27', '3', '2012', '2012-03-27'],
  ['07', '03', '2012', '2012-03-07'],
  ['२७', '३', '२०१२', '2012-03-27'],
  [' 1 ', ' march ', '2012', '2012-03-01'],
  ['1', 'Sept', '2012', '2012-09-01'],
  ['1', 'Dec.', '2012', '2012-12-01'],
  ['1', 'मार्च', '2012', '2012-03-01'],
  ['1', 'फरवरी', '2012', '2012-02-01'],
  ['1', 'फ़रवरी', '2012', '2012-02-01'],
  ['1', 'जन॰', '2012', '2012-01-01'],
  ['1', 'सितम्बर', '2012', '2012-09-01'],
  ['1', 'अक्तूबर', '2012', '2012-10-01'],
  ['29', '2', '2012', '2012-02-29'],
  ['23', '11', '2026', '2026-11-23'],
])('%s %s %s is %s', (day, month, year, iso) => expect(read(day, month, year)).toEqual({ iso }))

test.each([
  ['31', '4', '2012', 'day'],
  ['29', '2', '2013', 'day'],
  ['0', '1', '2013', 'day'],
  ['1.5', '1', '2013', 'day'],
  ['1', '13', '2012', 'month'],
  ['1', 'ju', '2012', 'month'],
  ['1', 'अ', '2012', 'month'],
  ['1', 'märch', '2012', 'month'],
  ['1', 'm', '2012', 'month'],
  ['1', '1', '12', 'year'],
  ['1', '1', '1899', 'year'],
])('%s %s %s is no date: its %s', (day, month, year, invalidPart) =>
  expect(read(day, month, year)).toEqual({ part: invalidPart, reason: 'notReal' }),
)

test('a day to come is told from one that does not exist', () => {
  expect(read('24', '11', '2026')).toEqual({ part: 'year', reason: 'toCome' })
})

test('the first part that is missing is named', () => {
  expect(read('', '', '')).toEqual({ part: 'day', reason: 'needed' })
  expect(read('1', ' ', '2012')).toEqual({ part: 'month', reason: 'needed' })
})

test('a day that is known is written into three fields', () => {
  expect(writtenDate('2012-03-07')).toEqual({ day: '7', month: '3', year: '2012' })
  expect(writtenDate(null)).toEqual({ day: '', month: '', year: '' })
})

test.each([
  ['2008-11-23', '2026-11-22', 17],
  ['2008-11-23', '2026-11-23', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('who was born on %s is on %s %i years old', (born, day, age) => expect(ageOn(born, day)).toBe(age))

test.each([
  [{ day: '14', month: 'June', year: '' }, '-June-14'],
  [{ day: '', month: '', year: '20' }, '20--'],
  [{ day: ' ', month: '', year: '' }, ''],
])('what is typed of a day %j is kept for a draft, and is put back as it was', (input, stored) => {
  expect(partialDate(input)).toBe(stored)
  const { day, month, year } = input
  expect(writtenDate(stored)).toEqual({ day: day.trim(), month, year })
  expect(isDay(stored)).toBe(false)
})

test('a part of a day is none', () => {
  expect(['2021-06-14', '2021-6-14', '2021-02-30', '20-06-14', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
