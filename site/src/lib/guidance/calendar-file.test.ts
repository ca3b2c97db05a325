import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const timestamp = '2026-11-21T06:30:15.123Z'

it('writes all-day events whose end is the day after the last', () => {
  const file = calendarFile(
    'JEE Main',
    [{ id: 'a@x', title: 'Paper 1; paper 2', from: '2026-12-31', to: null }],
    timestamp,
  )
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261121T063015Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Paper 1\\; paper 2',
    ]),
  )
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

it('folds long lines by octets and keeps characters whole', () => {
  const title = 'संयुक्त प्रवेश परीक्षा '.repeat(6).trim()
  const file = calendarFile('x', [{ id: 'a', title, from: '2026-01-01' }], timestamp)
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})

it('writes the time in India of an event as UTC, with its place', () => {
  const event = { id: 'a@x', title: 'Test', from: '2026-12-31', time: '02:15', place: 'Gate 2, Kochi' }
  const lines = calendarFile('x', [event], timestamp).split('\r\n')
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261230T204500Z', 'LOCATION:Gate 2\\, Kochi']))
  expect(lines.filter((line) => /^(DTEND|TRANSP)/.test(line))).toEqual([])
})
