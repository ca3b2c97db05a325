import { shortlistFormChange } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { changeOf, differing, toldIn, toldOf } from './application-answers.ts'

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
  const told = toldIn(
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
  const body = changeOf(told, questions, true)
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
  const stored = toldOf({ child: 3, class: -2, session: null, quota: null, answers: { 5: 2 }, documents: [] })
  expect(differing(stored, { ...stored, quota: 'NRI', 'answers.4': 'New' })).toEqual(['quota', 'answers.4'])
  expect(differing(stored, stored)).toEqual([])
})

test('documents that are not drawn yet are not taken away', () => {
  expect(toldIn(form([['quota', 'NRI']]))).toEqual({ quota: 'NRI' })
  expect(toldIn(form([['documents-drawn', '1']]))).toEqual({ documents: '' })
})
