import { beforeAll, expect, test } from 'vitest'
import { dataOf, deskApp } from '../admission/testing/desks.ts'
import type { Said } from '../payment/testing/paying.ts'

const { family, as } = await deskApp()
type Answer = { status: number; body: Record<string, unknown> }
type Ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Said>
let parent: Ask
let student: Ask
let child: number

beforeAll(async () => {
  parent = as(await family('school'))
  student = as(await family('college'))
  child = dataOf(
    await parent('POST', '/student/manage-child', { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }),
  ).id
  await parent('POST', '/student/shortlist', { instituteId: 1, child })
})

const address = { line: '12 Baner Road', city: 'Pune', state: 'Maharashtra', pincode: '411045' }
const written: [name: string, read: () => Promise<Answer>, write: (more: object) => Promise<Answer>][] = [
  [
    'the form for colleges',
    () => student('GET', '/student/application-form'),
    (more) => student('PUT', '/student/application-form', { statement: 'Why I study', ...more }),
  ],
  [
    'a profile',
    () => student('GET', '/student/profile'),
    (more) => student('PUT', '/student/profile', { city: 'Pune', ...more }),
  ],
  [
    'a child’s form',
    () => parent('GET', `/student/child-common-form/${child}`),
    (more) => parent('PUT', `/student/child-common-form/${child}`, { address, ...more }),
  ],
  [
    'an application',
    () => parent('GET', '/student/shortlist-form/1?by=institute'),
    (more) => parent('PUT', '/student/shortlist-form/1?by=institute', { class: 1, ...more }),
  ],
  [
    'a child',
    async () => {
      const { status, body } = await parent('GET', '/student/manage-child')
      return { status, body: { data: (body.data as unknown as object[])[0] } }
    },
    (more) => parent('PUT', '/student/manage-child', { id: child, motherTongue: 'Marathi', ...more }),
  ],
]

test.each(written)(
  '%s that was changed meanwhile is not overwritten: the record comes back as it stands',
  async (_name, read, write) => {
    const stamp = async () => (await read()).body.data as { updatedAt: string | null }
    const first = await stamp()
    const once = await write({ ifUpdatedAt: first.updatedAt })
    expect(once.status).toBe(200)
    const refused = await write({ ifUpdatedAt: first.updatedAt })
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect(refused.body.record).toEqual((await read()).body.data)
    expect((await write({ ifUpdatedAt: (await stamp()).updatedAt })).status).toBe(200)
    // Who does not say what was read writes as before.
    expect((await write({})).status).toBe(200)
  },
)

test.each(written)('of two who change %s at once one is told', async (_name, read, write) => {
  const { updatedAt } = (await read()).body.data as { updatedAt: string | null }
  const both = await Promise.all([write({ ifUpdatedAt: updatedAt }), write({ ifUpdatedAt: updatedAt })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a refused write changes nothing', async () => {
  const { body } = await student('GET', '/student/application-form')
  await student('PUT', '/student/application-form', { statement: 'Lost?', ifUpdatedAt: '2020-01-01T00:00:00.000Z' })
  expect((await student('GET', '/student/application-form')).body).toEqual(body)
})
