import type { ClassFee, Source } from '@pravesh/contract'
import { describe, expect, it } from 'vitest'
import { applyPath } from '../application/apply-path.ts'
import { askPath } from '../enquiry/ask-path.ts'
import { chosenValue } from '../listing/chosen-fee.ts'
import { chosenIn, chosenPagePath, withChosen } from './chosen.ts'
import { classChoices, courseChoices } from './chosen-choices.ts'
import type { Offer } from './offers.ts'

const source: Source = { tier: 'official', name: 'Fee list', asOf: '2026-11-01' }
const filter = (name: string, value: string, fixed = false) => ({ name, value, fixed })

it('is the one class or course of a list, the reader’s before that of the address', () => {
  expect(chosenValue('school', [filter('board', 'cbse'), filter('classLevel', '6')])).toBe('6')
  expect(chosenValue('school', [filter('classLevel', '5', true), filter('classLevel', '6')])).toBe('6')
  expect(chosenValue('school', [filter('classLevel', '5'), filter('classLevel', '6')])).toBeNull()
  expect(chosenValue('college', [filter('course', 'btech', true)])).toBe('btech')
  expect(chosenValue('college', [filter('specialization', 'btech-civil')])).toBeNull()
})

it('is in the addresses of the page, of the enquiry and of what adds up its cost', () => {
  expect(chosenPagePath('school', 'dps', 'hi', '6')).toBe('/hi/school/dps?class=6')
  expect(chosenPagePath('school', 'dps', 'en', null)).toBe('/school/dps')
  expect(askPath('college', 'iit', 'en', 'btech')).toBe('/enquiry/admission-college?college=iit&course=btech')
  expect(askPath('college', 'iit', 'en')).toBe('/enquiry/general?college=iit')
  const school = { id: 7, url: 'dps', admitting: 'closed' } as const
  expect(applyPath('school', school, 'en', { chosen: '6' })).toBe('/enquiry/admission-school?school=dps&class=6')
  expect(withChosen('school', '/school/dps/cost', 'nursery')).toBe('/school/dps/cost?class=nursery')
})

it('is one of those that the page has: any other address is given up for that without it', () => {
  const choices = [{ value: '6', label: 'Class 6' }]
  const read = (query: string) => chosenIn('school', new URLSearchParams(query), choices)
  expect(read('')).toBeNull()
  expect(read('class=6')).toEqual(choices[0])
  for (const query of ['class=7', 'class=6&class=6', 'class=x'])
    expect([query, read(query)]).toEqual([query, undefined])
})

describe('the fee of what was chosen', () => {
  const fee = (number: number, session: string, recurring: number): ClassFee => ({
    ...{ class: number, session, recurring, firstYear: recurring, registration: null, admission: null, caution: null },
    ...{ tuition: recurring, tuitionPeriod: 'year', annual: null, development: null, exam: null, transport: [] },
    ...{ hostel: null, booksEstimate: null, other: [], siblingDiscount: null, source },
  })

  it('is that of the newest session, of each class that the school teaches', () => {
    const fees = [fee(1, '2025-26', 10), fee(1, '2026-27', 20), fee(2, '2025-26', 30)]
    expect(classChoices({ fees, classFrom: 0, classTo: 2 }, 'en')).toEqual([
      { class: 0, value: 'ukg', label: 'UKG', fee: null },
      { class: 1, value: '1', label: 'Class 1', fee: { value: 20, source } },
      { class: 2, value: '2', label: 'Class 2', fee: null },
    ])
  })

  it('is the least of the ways in which a college teaches the course', () => {
    const offer = (url: string, feeByYear: number[]): Offer => ({
      ...{ course: { id: 1, name: url, shortName: url, url }, level: null, delivery: null, specializations: [] },
      ...{
        durationMonths: null,
        intake: null,
        feeByYear,
        feeSource: source,
        eligibility: null,
        exams: [],
        cutoffs: [],
      },
    })
    const offers = [offer('mba', [90]), offer('btech', [50, 71]), offer('btech', [40, 41]), offer('ba', [])]
    const choices = courseChoices({ offers })
    expect(choices.map(({ value, fee }) => [value, fee?.value])).toEqual([
      ['mba', 90],
      ['btech', 41],
      ['ba', undefined],
    ])
  })
})
