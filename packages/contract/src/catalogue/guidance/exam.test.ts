import { expect, test } from 'vitest'
import { createSchema } from '../../endpoint/entity.ts'
import { examList } from './exam.ts'

const exam = { name: 'EXAM', fullName: 'Example Test', url: 'example-test', status: 'draft', examLevel: 1 }
const errorsOf = (dates: object[]) =>
  createSchema(examList)
    .safeParse({ ...exam, dates })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a date of an exam does not end before it begins', () => {
  const day = { event: 'Exam', from: '2027-01-10', to: null, tentative: false, source: null }
  expect(errorsOf([day, { ...day, to: '2027-01-10' }, day])).toBeUndefined()
  expect(errorsOf([day, { ...day, to: '2027-01-05' }])).toEqual([['dates.1.to', 'Must not be before From']])
})
