import { ApiError } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { readAccepted, withSpellings } from './rejected.ts'

const reader = (known: readonly string[]) => async (parameters: URLSearchParams) => {
  if (parameters.get('feeMax') === 'x') throw new ApiError('INVALID', { errors: [{ field: 'feeMax', message: '' }] })
  if (parameters.has('radiusKm')) throw new ApiError('INVALID', { errors: [{ field: 'url', message: '' }] })
  const values = parameters.getAll('city').flatMap((text) => text.split(',').map((value) => value.trim()))
  // A city of the same name is added by the page itself.
  const filters = [...values, 'added'].map((value) => ({
    name: 'city',
    value,
    ...(!known.includes(value) && { unknown: true as const }),
  }))
  return { filters }
}

test.each([
  ['city=pune', 'city=pune', []],
  ['city=pune,+atlantis', 'city=pune', [{ name: 'city', value: 'atlantis' }]],
  [
    'feeMax=x&city=pune&city=zz',
    'city=pune',
    [
      { name: 'feeMax', value: 'x' },
      { name: 'city', value: 'zz' },
    ],
  ],
])('%s is read as %s', async (query, accepted, rejected) => {
  const found = await readAccepted(new URLSearchParams(query), reader(['pune']))
  expect([found.parameters.toString(), found.rejected]).toEqual([accepted, rejected])
})

test('an error that is about no parameter of the address is thrown on', async () => {
  const error = { code: 'INVALID', errors: [{ field: 'url' }] }
  await expect(readAccepted(new URLSearchParams('radiusKm=5'), reader([]))).rejects.toMatchObject(error)
})

test('values are spelled as in the catalogue, and the others stay', () => {
  const filters = [{ name: 'city', value: 'new-delhi', requested: 'New Delhi' }]
  const spelled = withSpellings(new URLSearchParams('city=New+Delhi,pune&search=New+Delhi'), filters)
  expect(spelled.toString()).toBe('city=new-delhi%2Cpune&search=New+Delhi')
})
