import { expect, test } from 'vitest'
import { fieldsOf } from '../../../testing/test-app.ts'
import { codes, dataOf, staffApp } from '../admission/testing/staff.ts'

const { callAs, family, admin, schoolStaff, applied } = await staffApp()
const reviewFields = { role: 'parent', overall: 4, pros: 'Kind teachers', cons: 'Far away' }

test('a decision on a review names the words that were read; others are not decided on', async () => {
  const asha = await family('school')
  const write = callAs(asha)
  const institute = { instituteType: 'school', instituteId: 1 }
  const read = dataOf(await write('POST', '/student/review', { ...institute, ...reviewFields }))
  const publish = (updatedAt?: unknown) =>
    admin.as('PUT', '/admin/reviews', { id: read.id, status: 'published', updatedAt })
  const reply = (updatedAt?: unknown) =>
    schoolStaff.as('PUT', `/buyer/review/1/${read.id}`, { reply: 'Thank you', updatedAt })

  const unnamed = await publish()
  expect([unnamed.status, fieldsOf(unnamed)]).toEqual([422, ['updatedAt']])
  const rude = dataOf(await write('PUT', '/student/review', { id: read.id, pros: 'None: the teacher X is a thief' }))
  expect(codes(await publish(read.updatedAt))).toEqual([409, 'CONFLICT'])
  const firstPublished = await publish(rude.updatedAt)
  expect(firstPublished.status).toBe(200)
  const published = dataOf(firstPublished).updatedAt

  // An institute also replies to the version that it read.
  expect(fieldsOf(await reply())).toEqual(['updatedAt'])
  expect((await reply(published)).status).toBe(200)
  const kind = dataOf(await write('PUT', '/student/review', { id: read.id, pros: 'Kind teachers' }))
  const secondPublished = await publish(kind.updatedAt)
  expect(secondPublished.status).toBe(200)
  expect(codes(await reply(published))).toEqual([409, 'CONFLICT'])
  const replied = await reply(dataOf(secondPublished).updatedAt)
  expect(replied.status).toBe(200)
  // So is a reply of a colleague: the second one does not take its place unseen.
  expect(codes(await reply(dataOf(secondPublished).updatedAt))).toEqual([409, 'CONFLICT'])
  expect((await reply(dataOf(replied).updatedAt)).status).toBe(200)
})

test.each(['institute', 'administrator'])('a decision of an %s names the form that was read', async (role) => {
  const asha = await applied()
  const [staff, path] =
    role === 'institute'
      ? [schoolStaff, `/buyer/application/1/${asha.application}`]
      : [admin, `/admin/applications/${asha.application}`]
  const reject = (updatedAt?: unknown) =>
    staff.as('PUT', path, { status: 'rejected', note: 'No mother named', updatedAt })
  const unnamed = await reject()
  expect([unnamed.status, fieldsOf(unnamed)]).toEqual([422, ['updatedAt']])
  const read = dataOf(await staff.as('GET', path))
  const parents = [{ relation: 'father', name: 'Arun', mobile: '98765 43210' }]
  expect((await asha.as('PUT', `/student/child-common-form/${asha.kid}`, { parents })).status).toBe(200)
  expect(codes(await reject(read.updatedAt))).toEqual([409, 'CONFLICT'])
  const secondRead = dataOf(await staff.as('GET', path))
  expect(secondRead.status).toBe('submitted')
  expect((await reject(secondRead.updatedAt)).status).toBe(200)
})
