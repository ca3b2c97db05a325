import { expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'

const { call } = await testApp('demo')
const list = (path: string) => call<{ url: string; total: number }>('GET', `/public/${path}`)

test.each([
  ['colleges/mba-colleges-in-bangalore', 'mba-colleges-in-bengaluru'],
  ['colleges/colleges-in-bangalore-mba', 'mba-colleges-in-bengaluru'],
  ['schools/schools-in-kolkata-icse', 'cisce-schools-in-kolkata'],
  ['schools/girls-only-schools', 'girls-schools'],
  ['schools/schools-in-delhi-with-nursery', 'schools-with-nursery-in-delhi'],
])('%s leads to the address of its listing', async (path, slug) => {
  const { body } = await list(path)
  expect([body.url, body.total > 0]).toEqual([slug, true])
})

test.each([
  ['a word that is not understood', 'schools/cbse-schools-in-atlantis'],
  ['another kind', 'schools/mba-colleges-in-bangalore'],
  ['a single name', 'schools/springdales'],
  ['conditions beyond a slug', 'schools/best-cbse-girls-schools-in-delhi-with-hostel-and-swimming-pool-and-library'],
])('%s is not found', async (_, path) => {
  expect(codeOf(await list(path))).toBe('NOT_FOUND')
})
