import { documentExample } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { payingApp } from '../../people/payment/testing/paying.ts'

const { call, family } = await payingApp()
const [mine, theirs] = [await family('school'), await family('school')]
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const create = async (path: string, body: object, token = theirs.token) => {
  const { status, body: responseBody } = await call('POST', path, { token, body })
  expect([path, status]).toEqual([path, 200])
  return (responseBody as unknown as { data: { id: number } }).data.id
}

const reviewBody = { instituteType: 'school', instituteId: 1, role: 'parent', overall: 4, pros: 'Kind', cons: 'Far' }
const childBody = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
test('what names another’s child or document in a body is refused', async () => {
  const child = await create('/student/manage-child', childBody)
  const document = await create('/student/documents', documentExample)
  const { token } = mine
  const attempts: [Method, string, object][] = [
    ['POST', '/student/shortlist', { instituteId: 2, child }],
    ['POST', '/student/my-cart', { instituteId: 2, child }],
    ['POST', '/payment/order', { feesType: 'application', instituteType: 'school', instituteId: 2, child }],
    ['POST', '/student/documents', { ...documentExample, child }],
    ['POST', '/student/manage-child', { ...childBody, photo: document }],
    ['PUT', '/student/profile', { photo: document }],
  ]
  for (const [method, path, body] of attempts)
    expect([path, (await call(method, path, { token, body })).status]).toEqual([path, 422])
})

test('lists and pages of one account hold nothing of another', async () => {
  const otherFamily = await family('school')
  await create('/student/shortlist', { instituteId: 3 })
  await create('/student/my-cart', { instituteId: 1 })
  await create('/student/review', reviewBody)
  for (const path of ['manage-child', 'shortlist', 'documents', 'review', 'my-cart', 'enquiry', 'institute-payment']) {
    const { body } = await call('GET', `/student/${path}`, { token: otherFamily.token })
    expect([path, body.total]).toEqual([path, 0])
    const byIds = await call('GET', `/student/${path}?ids=1,2,3`, { token: otherFamily.token })
    expect([path, byIds.body.total]).toEqual([path, 0])
  }
  const { body } = await call('GET', '/student/school-dashboard', { token: otherFamily.token })
  expect(body.data).toMatchObject({ children: [], applications: [], shortlisted: 0, documents: 0, paid: 0 })
})
