import { documentExample } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { payingApp } from '../payment/testing/paying.ts'

const { call, family } = await payingApp()
const [mine, theirs] = [await family('school'), await family('school')]
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const made = async (path: string, body: object, token = theirs.token) => {
  const { status, body: answer } = await call('POST', path, { token, body })
  expect([path, status]).toEqual([path, 200])
  return (answer as unknown as { data: { id: number } }).data.id
}

const reviewBody = { instituteType: 'school', instituteId: 1, role: 'parent', overall: 4, pros: 'Kind', cons: 'Far' }
const childBody = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
test('what names another’s child or document in a body is refused', async () => {
  const child = await made('/student/manage-child', childBody)
  const document = await made('/student/documents', documentExample)
  const { token } = mine
  const tries: [Method, string, object][] = [
    ['POST', '/student/shortlist', { instituteId: 2, child }],
    ['POST', '/student/my-cart', { instituteId: 2, child }],
    ['POST', '/payment/order', { feesType: 'application', instituteType: 'school', instituteId: 2, child }],
    ['POST', '/student/documents', { ...documentExample, child }],
    ['POST', '/student/manage-child', { ...childBody, photo: document }],
    ['PUT', '/student/profile', { photo: document }],
  ]
  for (const [method, path, body] of tries)
    expect([path, (await call(method, path, { token, body })).status]).toEqual([path, 422])
})

test('lists and pages of one account hold nothing of another', async () => {
  const stranger = await family('school')
  await made('/student/shortlist', { instituteId: 3 })
  await made('/student/my-cart', { instituteId: 1 })
  await made('/student/review', reviewBody)
  for (const path of ['manage-child', 'shortlist', 'documents', 'review', 'my-cart', 'enquiry', 'institute-payment']) {
    const { body } = await call('GET', `/student/${path}`, { token: stranger.token })
    expect([path, body.total]).toEqual([path, 0])
    const named = await call('GET', `/student/${path}?ids=1,2,3`, { token: stranger.token })
    expect([path, named.body.total]).toEqual([path, 0])
  }
  const { body } = await call('GET', '/student/school-dashboard', { token: stranger.token })
  expect(body.data).toMatchObject({ children: [], applications: [], shortlisted: 0, documents: 0, paid: 0 })
})
