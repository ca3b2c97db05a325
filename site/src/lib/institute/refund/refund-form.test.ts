import { expect, it } from 'vitest'
import { refundFormIn, refundPath } from './refund-form.ts'

const read = (query: string) => refundFormIn(new URLSearchParams(query))

it('reads a fee and the days of leaving and of admission', () => {
  expect(read('paid=120000&leaving=2026-08-01&last=2026-07-31').query).toEqual({
    paid: 120_000,
    leavesOn: '2026-08-01',
    lastDate: '2026-07-31',
  })
  expect(read('paid=1&leaving=2026-08-01').query?.lastDate).toBeNull()
  expect(read('')).toEqual({ values: { paid: '', leaving: '', last: '' }, errors: [], query: null })
})

it.each([
  ['paid=&leaving=2026-08-01', ['paid']],
  ['paid=0&leaving=2026-08-01', ['paid']],
  ['paid=1.5&leaving=2026-08-01', ['paid']],
  ['paid=-1&leaving=2026-02-30', ['paid', 'leaving']],
  ['paid=1', ['leaving']],
  ['last=soon', ['paid', 'leaving', 'last']],
])('names the fields in error of %s', (query, errors) => {
  expect(read(query)).toMatchObject({ errors, query: null })
})

it('is a page below that of the college', () => {
  expect(refundPath('iit-x')).toBe('/college/iit-x/refund')
})
