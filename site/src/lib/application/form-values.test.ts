import { shortlistFormChange } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { changedNames, changeOf, formValuesOf, readFormValues } from './form-values.ts'

const questions = [
  { id: 4, label: 'Why?', labelLocal: null, kind: 'text' as const, choices: [], required: true },
  { id: 5, label: 'How far?', labelLocal: null, kind: 'number' as const, choices: [], required: false },
]
const form = (pairs: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of pairs) data.append(name, value)
  return data
}

test('what a form holds becomes a body that the contract takes', () => {
  const formValues = readFormValues(
    form([
      ['child', '3'],
      ['class', '-2'],
      ['session', '2027-28'],
      ['quota', '  '],
      ['answers.4', 'It is near'],
      ['answers.5', '2.5'],
      ['documents-drawn', '1'],
      ['documents', '9'],
      ['documents', '2'],
    ]),
  )
  const body = changeOf(formValues, questions, true)
  expect(body).toEqual({
    ...{ child: 3, class: -2, session: '2027-28', quota: null },
    ...{ answers: { 4: 'It is near', 5: 2.5 }, documents: [2, 9] },
  })
  expect(shortlistFormChange.safeParse(body).success).toBe(true)
})

test('a student names no child and no class; what is empty is not answered', () => {
  expect(changeOf({ session: '', quota: '', 'answers.4': '' }, questions, false)).toEqual({
    ...{ session: null, quota: null, answers: {}, documents: [] },
  })
})

test('what the record holds and what the form holds differ by what was changed alone', () => {
  const stored = formValuesOf({ child: 3, class: -2, session: null, quota: null, answers: { 5: 2 }, documents: [] })
  expect(changedNames(stored, { ...stored, quota: 'NRI', 'answers.4': 'New' })).toEqual(['quota', 'answers.4'])
  expect(changedNames(stored, stored)).toEqual([])
})

test('documents that are not drawn yet are not taken away', () => {
  expect(readFormValues(form([['quota', 'NRI']]))).toEqual({ quota: 'NRI' })
  expect(readFormValues(form([['documents-drawn', '1']]))).toEqual({ documents: '' })
})
