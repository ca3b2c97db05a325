import { admission } from '@pravesh/contract'
import { expect, it } from 'vitest'
import { pointsFormIn, pointsParameters, pointsPath } from './points-form.ts'

const formOf = (query: string) => pointsFormIn(new URLSearchParams(query), '2026-11-29')

it('reads a birthday, a class, a distance and answers', () => {
  const form = formOf('born=2023-05-02&class=nursery&km=4.5&c1=yes&c3=no')
  expect(form).toMatchObject({ born: '2023-05-02', class: -2, km: 4.5, errors: [], isFilled: true })
  expect(form.answers.slice(0, 4)).toEqual(['yes', null, 'no', null])
})

it('is not filled without any of them', () => {
  expect(formOf('')).toMatchObject({ born: null, class: null, km: null, errors: [], isFilled: false })
})

it.each([
  ['born=2026-11-30', ['born']],
  ['born=2023-02-29', ['born']],
  ['born=02-05-2023', ['born']],
  ['km=near', ['km']],
  ['km=-1', ['km']],
  ['km=1000', ['km']],
  ['born=2026-11-29&km=0', []],
])('has the fields of %s in error: %j', (query, errors) => {
  expect(formOf(query).errors).toEqual(errors)
})

it('takes no other answer', () => {
  expect(formOf('c1=maybe&c2=YES&class=toString')).toMatchObject({ class: null, isFilled: true })
  expect(formOf('c1=maybe&c2=YES').answers.every((answer) => answer === null)).toBe(true)
})

it('has an answer for each criterion that a school may have', () => {
  const criteria = Array.from({ length: 31 }, () => ({ criterion: 'Sibling', points: 1 }))
  const takes = (count: number) =>
    admission.safeParse({ session: '2027-28', pointsTable: criteria.slice(0, count) }).success
  expect([takes(30), takes(31)]).toEqual([true, false])
  expect(pointsParameters.filter((name) => /^c\d/.test(name))).toHaveLength(30)
  expect(pointsPath('dps-pune')).toBe('/school/dps-pune/points')
})
