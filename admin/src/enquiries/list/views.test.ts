import { viewIn, withoutView } from '@pravesh/institute-screens/enquiry/views'
import { expect, test } from 'vitest'
import { viewsOf } from './views.ts'

const views = viewsOf(7)

test.each(views)(
  'the filters of a tab are found as that tab, also as an address spells them: $name',
  ({ name, filter }) => {
    const spelled = Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, String(value)]))
    expect(viewIn(views, { q: 'bus', kind: 'general', ...filter })?.name).toBe(name)
    expect(viewIn(views, spelled)?.name).toBe(name)
  },
)

test('filters that are of no tab are none, and stay when a tab is chosen', () => {
  expect(viewIn(views, { status: 'closed' })).toBeUndefined()
  expect(viewIn(views, { overdue: true, assignee: 7 })).toBeUndefined()
  expect(withoutView(views, { q: 'bus', date1: '2026-11-01', overdue: true, answered: false })).toEqual({
    q: 'bus',
    date1: '2026-11-01',
  })
})

test('whoever is not known by an account has no tab of their own', () => {
  expect(viewsOf(undefined).map(({ name }) => name)).not.toContain('mine')
})
