import { expect, test } from 'vitest'
import { changedFields, changeOf, readChildForm } from './child-values.ts'

const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}
const ira = { name: ' Ira Rao ', dateOfBirth: '2021-06-14', relation: 'mother', classSought: '0', gender: '' }

test('what is empty is null, and nought is UKG', () => {
  expect(readChildForm(form(ira))).toMatchObject({
    ...{ name: 'Ira Rao', relation: 'mother', classSought: 0, gender: null, session: null, currentClass: null },
  })
})

test('only what was changed is sent', () => {
  const before = readChildForm(form(ira))
  const mine = readChildForm(form({ ...ira, gender: 'girl', classSought: '' }))
  expect(changedFields(mine, before)).toEqual(['gender', 'classSought'])
  expect(changeOf(mine, before)).toEqual({ gender: 'girl', classSought: null })
})
