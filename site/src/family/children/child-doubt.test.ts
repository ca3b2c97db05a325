import { expect, test } from 'vitest'
import { doubtAbout } from './child-doubt.ts'
import { readChildForm } from './child-values.ts'

const child = (values: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Ira', session: '2027-28', ...values })) form.set(name, value)
  return readChildForm(form)
}

test.each([
  ['five and a half for class 12', { dateOfBirth: '2021-08-15', classSought: '12' }, 'age'],
  ['ten months for class 1', { dateOfBirth: '2026-05-01', classSought: '1' }, 'age'],
  ['twenty years for nursery', { dateOfBirth: '2007-02-01', classSought: '-2' }, 'age'],
  ['class 3 after class 10', { dateOfBirth: '2016-04-30', classSought: '3', currentClass: '10' }, 'class'],
  ['a few months too young', { dateOfBirth: '2021-08-15', classSought: '1' }, undefined],
  ['two years late', { dateOfBirth: '2018-01-01', classSought: '1' }, undefined],
  ['a class once more', { dateOfBirth: '2020-01-01', classSought: '1', currentClass: '1' }, undefined],
  ['nothing chosen yet', { dateOfBirth: '2021-08-15' }, undefined],
])('%s', (_name, values, kind) => {
  expect(doubtAbout(child(values))?.kind).toBe(kind)
})
