import type { Source, Sources } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { groups } from './fields.ts'
import { firstMarks, type Marks, merge, type Writer } from './merge.ts'

const sourceOf = (name: string): Source => ({ name, asOf: '2025', tier: 'reported' })
const listing: Writer = { source: 'listing', rank: '0:2025', sourceRecord: sourceOf('Listing'), guessed: [] }
const register: Writer = { source: 'register', rank: '1:2024', sourceRecord: sourceOf('Register'), guessed: [] }
const guessing: Writer = { source: 'guessing', rank: '2:2026', sourceRecord: sourceOf('Guessing'), guessed: ['city'] }
const row = (values: Record<string, unknown>) => ({ country: 1, state: 1, city: 1, boards: [], ...values })

function initialState(writer: Writer, values: Record<string, unknown>) {
  const rowValues = row(values)
  return { values: rowValues, ...firstMarks(groups.school, rowValues, writer) }
}
const lay = (
  on: { values: Record<string, unknown>; marks: Marks; sources: Sources },
  values: Record<string, unknown>,
  writer: Writer,
) => merge(groups.school, on.values, row(values), on.marks, on.sources, writer)

test('a weightier register is believed, a lighter one fills gaps alone, and nothing said erases nothing', () => {
  const first = initialState(listing, { name: 'One', address: 'Here', students: 10 })
  const second = lay(first, { name: 'Two', pincode: '110001' }, register)
  expect(second.values).toMatchObject({ name: 'Two', address: 'Here', pincode: '110001', students: 10 })
  const third = lay(second, { name: 'Three', website: 'http://a.in' }, listing)
  expect(third.values).toMatchObject({ name: 'Two', website: 'http://a.in' })
  expect(third.sources).toEqual({
    record: register.sourceRecord,
    address: listing.sourceRecord,
    students: listing.sourceRecord,
    website: listing.sourceRecord,
  })
})

test('the same register may take back what it said; what a person changed or emptied stays', () => {
  const first = initialState(register, { name: 'One', address: 'Here', website: 'http://a.in' })
  const edited = { ...first, values: { ...first.values, name: 'Mine', website: null } }
  const second = lay(edited, { name: 'Two', address: 'There', website: 'http://b.in' }, register)
  expect(second.values).toMatchObject({ name: 'Mine', address: 'There', website: null })
})

test('what no import wrote stays, and its gaps are filled', () => {
  const seeded = { values: row({ name: 'Seeded', address: null }), marks: {}, sources: { record: sourceOf('Seed') } }
  const merged = lay(seeded, { name: 'Other', address: 'Here' }, guessing)
  expect(merged.values).toMatchObject({ name: 'Seeded', address: 'Here' })
  expect(merged.sources).toEqual({ record: sourceOf('Seed'), address: guessing.sourceRecord })
})

test('a guess fills a gap and gives way to anyone who knows', () => {
  const initial = initialState(listing, { name: 'One', city: 5 })
  expect(lay(initial, { name: 'One', city: 6 }, guessing).values.city).toBe(5)
  const guessed = initialState(guessing, { name: 'One', city: 6 })
  expect(lay(guessed, { name: 'One', city: 5 }, listing).values.city).toBe(5)
})

test('the same words change nothing, whatever the order of their keys', () => {
  const first = initialState(register, { name: 'One', boards: [2] })
  const second = lay(
    { ...first, sources: { record: { tier: 'reported', asOf: '2025', name: 'Register' } } },
    { name: 'One', boards: [2] },
    register,
  )
  expect(second).toMatchObject({ changed: false, marked: false })
})
