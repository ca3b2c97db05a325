import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { call, demoToken } = await testApp('demo')
type College = { data: { id: number; admitting: string; admission: { counselling?: string | null } | null } }
const read = async (url: string) => (await call<College>('GET', `/public/college/?url=${url}`)).body.data

test.each([
  ['indian-institute-of-technology-bombay', 'JoSAA'],
  ['national-institute-of-technology-tiruchirappalli', 'JoSAA and CSAB'],
  ['national-law-school-of-india-university', 'the counselling of the Consortium of NLUs'],
])('%s takes no applications: its seats are given through %s', async (url, counselling) => {
  const { id, admitting, admission } = await read(url)
  expect([admitting, admission?.counselling]).toEqual(['counselling', counselling])
  const body = { instituteType: 'college', instituteId: id, feesType: 'application' }
  const rejected = await call('POST', '/student/my-cart', { token: await demoToken('student'), body })
  expect([rejected.status, rejected.body.code]).toEqual([409, 'NOT_ADMITTING'])
  expect(rejected.body.message).toContain(
    `gives its undergraduate seats through ${counselling}, and takes no applications here`,
  )
})
