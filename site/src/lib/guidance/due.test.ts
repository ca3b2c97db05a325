import { expect, it } from 'vitest'
import { dueLabel, nextOf, stateOf } from './due.ts'

const today = '2026-11-21'

it.each([
  [{ from: '2026-11-21' }, 'Today'],
  [{ from: '2026-11-22' }, 'Tomorrow'],
  [{ from: '2026-12-21' }, '30 days to go'],
  [{ from: '2026-11-01', to: '2026-11-30' }, 'On now'],
  [{ from: '2026-11-01', to: '2026-11-20' }, null],
])('%o reads %s', (dated, label) => {
  expect(dueLabel(dated, today, 'en')).toBe(label)
})

it('knows what is over, on and ahead, and which is next', () => {
  const dates = [{ from: '2027-01-01' }, { from: '2026-12-01' }, { from: '2026-10-01', to: null }]
  expect(dates.map((date) => stateOf(date, today))).toEqual(['ahead', 'ahead', 'over'])
  expect(nextOf(dates, today)).toBe(dates[1])
  expect(nextOf([], today)).toBeUndefined()
})
