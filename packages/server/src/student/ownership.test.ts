import { admissionEndpoints, documentExample, paymentEndpoints, studentEndpoints } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { payingApp } from '../payment/testing/paying.ts'

const { call, db, family } = await payingApp()
const [mine, theirs] = [await family('school'), await family('school')]
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const made = async (path: string, body: object, token = theirs.token) => {
  const { status, body: answer } = await call('POST', path, { token, body })
  expect([path, status]).toEqual([path, 200])
  return (answer as unknown as { data: { id: number } }).data.id
}

const childBody = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
const reviewBody = { instituteType: 'school', instituteId: 1, role: 'parent', overall: 4, pros: 'Kind', cons: 'Far' }
const makers = {
  child: (token: string) => made('/student/manage-child', childBody, token),
  shortlist: (token: string) => made('/student/shortlist', { instituteId: 3 }, token),
  document: (token: string) => made('/student/documents', documentExample, token),
  review: (token: string) => made('/student/review', reviewBody, token),
  cart: (token: string) => made('/student/my-cart', { instituteId: 1 }, token),
  async slot(token: string) {
    const document = await made('/student/documents', documentExample, token)
    const { body } = await call('PUT', '/student/college-doc', { token, body: { slot: 'photo', document } })
    return (body as unknown as { data: { id: number } }).data.id
  },
}
type Kind = keyof typeof makers
const byQuery = (path: string) => (id: number) => ({ path: `${path}?id=${id}` })
const byBody = (path: string, more: object) => (id: number) => ({ path, body: { id, ...more } })
const byPath = (path: string, body?: object) => (id: number) => ({ path: `${path}/${id}`, ...(body ? { body } : {}) })

/** Every call that names an object: what it names, and how. */
const cells: Record<string, [Kind, (id: number) => { path: string; body?: object }]> = {
  'student.manage-child.change': ['child', byBody('/student/manage-child', { currentClass: 1 })],
  'student.manage-child.remove': ['child', byQuery('/student/manage-child')],
  'student.child-common-form': ['child', byPath('/student/child-common-form')],
  'student.child-common-form.change': ['child', byPath('/student/child-common-form', { alumni: 'Father, 1999' })],
  'student.shortlist.remove': ['shortlist', byQuery('/student/shortlist')],
  'student.shortlist-form': ['shortlist', byPath('/student/shortlist-form')],
  'student.shortlist-form.change': ['shortlist', byPath('/student/shortlist-form', { class: 1 })],
  'student.documents.file': ['document', byPath('/student/documents')],
  'student.documents.change': ['document', byBody('/student/documents', { title: 'Mine now' })],
  'student.documents.remove': ['document', byPath('/student/documents')],
  'student.college-doc.fill': [
    'document',
    (document) => ({ path: '/student/college-doc', body: { slot: 'class10', document } }),
  ],
  'student.college-doc.empty': ['slot', byQuery('/student/college-doc')],
  'student.review.change': ['review', byBody('/student/review', { overall: 1 })],
  'student.review.remove': ['review', byQuery('/student/review')],
  'student.my-cart.remove': ['cart', byQuery('/student/my-cart')],
}
/** Calls that name nothing but the caller: they are tried for leaks below, or have a test of their own. */
const selfOnly = [
  'payment.order',
  'student.payment-success',
  'student.institute-payment',
  'student.manage-child',
  'student.manage-child.add',
  'student.application-form',
  'student.application-form.change',
  'student.shortlist',
  'student.shortlist.add',
  'student.documents',
  'student.documents.add',
  'student.college-doc',
  'student.dashboard',
  'student.school-dashboard',
  'student.profile',
  'student.profile.change',
  'student.bank-detail',
  'student.bank-detail.add',
  'student.bank-detail.change',
  'student.enquiry',
  'student.enquiry.raise',
  'student.review',
  'student.review.add',
  'student.partner-schools',
  'student.my-cart',
  'student.my-cart.add',
]
const endpoints = [admissionEndpoints, studentEndpoints, paymentEndpoints].flatMap((e) => Object.values(e))
const guarded = endpoints.filter((e) => e.realm === 'student')

test('every call of a family has a row here', () => {
  expect(guarded.map((e) => e.id).toSorted()).toEqual([...Object.keys(cells), ...selfOnly].toSorted())
})

describe.each(guarded.flatMap((e) => (cells[e.id] ? [[e.id, e, cells[e.id]] as const] : [])))('%s', (_id, e, cell) => {
  const [kind, ask] = cell as (typeof cells)[string]
  test('another’s and an absent object are answered alike, and nothing changes; one’s own is answered', async () => {
    const foreign = await makers[kind](theirs.token).catch(async () => {
      const table = {
        child: 'child',
        shortlist: 'shortlist',
        document: 'document',
        review: 'review',
        cart: 'cart_item',
        slot: 'college_doc',
      }[kind]
      const { rows } = await db.execute<{ id: number }>(
        sql.raw(`select id from ${table} where account = ${theirs.id} order by id desc limit 1`),
      )
      return rows[0]?.id ?? 0
    })
    const before = await state()
    const said = async (id: number) => {
      const { path, body } = ask(id)
      const { status, body: answer } = await call(e.method as Method, path, {
        token: mine.token,
        ...(body ? { body } : {}),
      })
      return { status, ...answer, requestId: '' }
    }
    expect(await said(foreign)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await said(foreign)).toEqual(await said(2_000_000_000))
    expect(await state()).toEqual(before)
    const { path, body } = ask(await makers[kind](mine.token).catch(() => ownOne(kind)))
    const url = { method: e.method as Method, path, more: { token: mine.token, ...(body ? { body } : {}) } }
    if (e.file) return
    expect((await call(url.method, url.path, url.more)).status).toBe(200)
  })
})
async function ownOne(kind: Kind): Promise<number> {
  const table = {
    child: 'child',
    shortlist: 'shortlist',
    document: 'document',
    review: 'review',
    cart: 'cart_item',
    slot: 'college_doc',
  }[kind]
  const { rows } = await db.execute<{ id: number }>(
    sql.raw(`select id from ${table} where account = ${mine.id} order by id desc limit 1`),
  )
  return rows[0]?.id ?? 0
}
async function state() {
  const { rows } = await db.execute(sql`select
    (select jsonb_agg(c order by c.id) from child c where account = ${theirs.id}) as children,
    (select jsonb_agg(s order by s.id) from shortlist s where account = ${theirs.id}) as listed,
    (select jsonb_agg(d order by d.id) from document d where account = ${theirs.id}) as documents,
    (select jsonb_agg(r order by r.id) from review r where account = ${theirs.id}) as reviews,
    (select jsonb_agg(i order by i.id) from cart_item i where account = ${theirs.id}) as cart,
    (select jsonb_agg(x order by x.id) from college_doc x where account = ${theirs.id}) as slots,
    (select count(*) from application where account = ${theirs.id}) as applications`)
  return rows[0]
}

test('lists and pages of one account hold nothing of another', async () => {
  const stranger = await family('school')
  for (const path of ['manage-child', 'shortlist', 'documents', 'review', 'my-cart', 'enquiry', 'institute-payment']) {
    const { body } = await call('GET', `/student/${path}`, { token: stranger.token })
    expect([path, body.total]).toEqual([path, 0])
    const named = await call('GET', `/student/${path}?ids=1,2,3`, { token: stranger.token })
    expect([path, named.body.total]).toEqual([path, 0])
  }
  const { body } = await call('GET', '/student/school-dashboard', { token: stranger.token })
  expect(body.data).toMatchObject({ children: [], applications: [], shortlisted: 0, documents: 0, paid: 0 })
})

test('what names another’s child or document in a body is refused', async () => {
  const child = await makers.child(theirs.token)
  const document = await makers.document(theirs.token)
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
