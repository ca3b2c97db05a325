import { beforeAll, expect, test } from 'vitest'
import { dataOf, staffApp } from '../../people/admission/testing/staff.ts'
import type { TestResponse } from '../../people/payment/testing/paying.ts'

const { family, callAs } = await staffApp()
type CallResponse = { status: number; body: Record<string, unknown> }
type ApiCall = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<TestResponse>
let parent: ApiCall
let student: ApiCall
let child: number

beforeAll(async () => {
  parent = callAs(await family('school'))
  student = callAs(await family('college'))
  child = dataOf(
    await parent('POST', '/student/manage-child', { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }),
  ).id
  await parent('POST', '/student/shortlist', { instituteId: 1, child })
})

const address = { line: '12 Baner Road', city: 'Pune', state: 'Maharashtra', pincode: '411045' }
const writeCases: [name: string, read: () => Promise<CallResponse>, write: (extra: object) => Promise<CallResponse>][] =
  [
    [
      'the form for colleges',
      () => student('GET', '/student/application-form'),
      (extra) => student('PUT', '/student/application-form', { statement: 'Why I study', ...extra }),
    ],
    [
      'a profile',
      () => student('GET', '/student/profile'),
      (extra) => student('PUT', '/student/profile', { city: 'Pune', ...extra }),
    ],
    [
      'a child’s form',
      () => parent('GET', `/student/child-common-form/${child}`),
      (extra) => parent('PUT', `/student/child-common-form/${child}`, { address, ...extra }),
    ],
    [
      'an application',
      () => parent('GET', '/student/shortlist-form/1?by=institute'),
      (extra) => parent('PUT', '/student/shortlist-form/1?by=institute', { class: 1, ...extra }),
    ],
    [
      'a child',
      async () => {
        const { status, body } = await parent('GET', '/student/manage-child')
        return { status, body: { data: (body.data as unknown as object[])[0] } }
      },
      (extra) => parent('PUT', '/student/manage-child', { id: child, motherTongue: 'Marathi', ...extra }),
    ],
  ]

test.each(writeCases)(
  '%s that was changed meanwhile is not overwritten: the record comes back as it stands',
  async (_name, read, write) => {
    const stamp = async () => (await read()).body.data as { updatedAt: string | null }
    const first = await stamp()
    const once = await write({ ifUpdatedAt: first.updatedAt })
    expect(once.status).toBe(200)
    const rejected = await write({ ifUpdatedAt: first.updatedAt })
    expect(rejected).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect(rejected.body.record).toEqual((await read()).body.data)
    expect((await write({ ifUpdatedAt: (await stamp()).updatedAt })).status).toBe(200)
    // A write without a version works as before.
    expect((await write({})).status).toBe(200)
  },
)

test.each(writeCases)('of two who change %s at once one is told', async (_name, read, write) => {
  const { updatedAt } = (await read()).body.data as { updatedAt: string | null }
  const responses = await Promise.all([write({ ifUpdatedAt: updatedAt }), write({ ifUpdatedAt: updatedAt })])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a refused write changes nothing', async () => {
  const { body } = await student('GET', '/student/application-form')
  await student('PUT', '/student/application-form', { statement: 'Lost?', ifUpdatedAt: '2020-01-01T00:00:00.000Z' })
  expect((await student('GET', '/student/application-form')).body).toEqual(body)
})
