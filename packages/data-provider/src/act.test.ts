import {
  adminPaymentEndpoints,
  adminProposalEndpoints,
  buyerApplicationEndpoints,
  buyerEnquiryEndpoints,
  buyerReviewEndpoints,
  collegeMediaEndpoints,
} from '@pravesh/contract'
import { expect, expectTypeOf, test } from 'vitest'
import type { ActInput, ActionOf } from './act.ts'
import type { adminResources } from './resources/admin.ts'
import type { buyerResources } from './resources/buyer.ts'
import { errorResponse, list, stage } from './testing/stage.ts'
import type { Parents } from './wire/call.ts'

const timestamp = '2026-11-20T00:00:00Z'
const times = { createdAt: timestamp, updatedAt: timestamp }
const displayValue = { value: 'A', text: 'A' }
const proposal = {
  ...{ id: 4, matter: 'name', status: 'accepted', reason: null, decidedAt: timestamp, ...times },
  ...{ instituteType: 'school', instituteId: 9, instituteName: 'Example Vidyalaya', changed: [] },
  fields: [{ name: 'name', held: displayValue, proposed: displayValue, accepted: true, now: displayValue }],
  ...{ by: 'office', account: null, decidedBy: 'admin' },
}
const payment = {
  ...{ id: 3, orderId: null, paymentId: 'pay_1', feesType: 'application', instituteType: 'school', instituteId: 9 },
  ...{
    instituteName: 'Example Vidyalaya',
    application: 8,
    course: null,
    courseName: null,
    specialization: null,
    specializationName: null,
    child: null,
    childName: null,
    amount: 33_100,
    currency: 'INR',
  },
  ...{
    status: 'refund_pending',
    receiptNumber: null,
    paidAt: timestamp,
    createdAt: timestamp,
    events: [],
    refunds: [],
  },
  ...{ instituteUrl: 'example-vidyalaya', institutePlace: 'Pune, Maharashtra', instituteLogo: null },
  payer: { account: 1, name: 'A Parent' },
}
const paymentDetails = {
  ...{ ...payment, applicationStatus: 'withdrawn', withdrawable: false, timeline: [] },
  sums: { paid: 33_100, refunded: 0, pending: 33_100, left: 0 },
  failedRefunds: [],
  waitingRefunds: [],
  refundAccount: null,
}
const review = {
  ...{ id: 6, role: 'student', fromYear: null, toYear: null, overall: 4, aspects: {}, pros: 'P', cons: 'C' },
  ...{ verification: 'none', ownerReply: 'Thank you', ...times },
}
const enquiry = {
  ...{
    id: 5,
    reference: 'PR-1',
    kind: 'admission-school',
    status: 'replied',
    name: 'A',
    mobile: '+919876543210',
    email: null,
  },
  ...{ city: null, message: null, details: {}, ...times, more: [], remarks: [], replies: [], calls: [], replyBy: null },
  ...{ assignee: null, followUpOn: null },
}
const picture = {
  ...{
    id: 2,
    kind: 'image',
    url: '/files/a.webp',
    alt: 'The library',
    caption: null,
    order: 1,
    cover: false,
    ...times,
  },
}
const award = {
  ...{ id: 1, title: 'Green campus', body: null, year: 2025, level: null, image: null, course_id: null, order: 1 },
  ...times,
}
const done = (data: unknown, message = 'Done') => ({ data, message })

test('a proposal is decided: the id goes into the body, the answer comes typed', async () => {
  const { provider, requests } = stage(done(proposal))
  const { data, message } = await provider.act('proposals', 'decide', {
    id: 4,
    data: { status: 'accepted', updatedAt: timestamp },
  })
  expect([data.instituteName, message]).toEqual(['Example Vidyalaya', 'Done'])
  expect(requests).toEqual([['PUT', '/admin/proposals', { id: 4, status: 'accepted', updatedAt: timestamp }]])
  expect(adminProposalEndpoints.decide.body?.safeParse(requests[0]?.[2]).success).toBe(true)
})

test('a payment is refunded: its id has a name of its own in the body', async () => {
  const { provider, requests } = stage(done(paymentDetails))
  await provider.act('payments', 'refund', { id: '3', data: { reason: 'Paid for the wrong school' } })
  expect(requests).toEqual([['POST', '/admin/refund', { payment: 3, reason: 'Paid for the wrong school' }]])
  expect(adminPaymentEndpoints.refund.body?.safeParse(requests[0]?.[2]).success).toBe(true)
})

test('an application is moved: the path names the institute and the application', async () => {
  const { buyer, provider, requests } = stage(
    errorResponse(409, 'CONFLICT', 'Changed meanwhile'),
    errorResponse(404, 'NOT_FOUND', 'No'),
  )
  const data = { status: 'under_review' as const, updatedAt: timestamp }
  await expect(buyer.act('applications', 'move', { id: 8, parents: { sid: 9 }, data })).rejects.toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  })
  await expect(provider.act('applications', 'move', { id: 8, data })).rejects.toMatchObject({ status: 404 })
  expect(requests).toEqual([
    ['PUT', '/buyer/application/9/8', data],
    ['PUT', '/admin/applications/8', data],
  ])
  expect(buyerApplicationEndpoints.move.body?.safeParse(data).success).toBe(true)
})

test('an enquiry is replied to, and so is a review', async () => {
  const { buyer, requests } = stage(done(enquiry), done(review))
  await buyer.act('admission-enquiries', 'answer', {
    ...{ id: 5, parents: { sid: 9, us_id: 2 } },
    data: { reply: 'Yes', updatedAt: timestamp },
  })
  const result = await buyer.act('reviews', 'reply', {
    id: 6,
    parents: { sid: 9 },
    data: { reply: 'Thank you', updatedAt: timestamp },
  })
  expect(result.data.ownerReply).toBe('Thank you')
  expect(requests).toEqual([
    ['PUT', '/buyer/admission-enquiry/9?us_id=2', { id: 5, reply: 'Yes', updatedAt: timestamp }],
    ['PUT', '/buyer/review/9/6', { reply: 'Thank you', updatedAt: timestamp }],
  ])
  expect(buyerEnquiryEndpoints.admission.answer.body?.safeParse(requests[0]?.[2]).success).toBe(true)
  expect(buyerReviewEndpoints.reply.body?.safeParse(requests[1]?.[2]).success).toBe(true)
})

test('a picture is uploaded to a college', async () => {
  const { provider, requests } = stage(done(picture))
  const data = { kind: 'image' as const, alt: 'The library', content: 'AAAA' }
  await provider.act('college-media', 'upload', { parents: { eid: 5 }, data })
  expect(requests).toEqual([['POST', '/admin/college-media/5', data]])
  expect(collegeMediaEndpoints.create.body?.safeParse(data).success).toBe(true)
})

test('parents that the path has no place for go into the query, and a 201 is a success where it is declared', async () => {
  const { provider, requests } = stage(list([award]), Response.json(done(award), { status: 201 }), done(award))
  const meta = { parents: { id: 9, type: 'school' } }
  const paging = { pagination: { page: 1, perPage: 50 }, sort: { field: 'order', order: 'ASC' as const }, filter: {} }
  expect((await provider.getList('awards', { ...paging, meta })).data).toEqual([award])
  expect((await provider.create('awards', { data: { title: 'Green campus' }, meta })).data).toEqual(award)
  await expect(provider.create('awards', { data: { title: 'Another' }, meta })).rejects.toThrow('expected 201')
  expect(requests).toEqual([
    ['GET', '/admin/awards/9?type=school&page=1&limit=50&sort=order&order=asc'],
    ['POST', '/admin/awards/9?type=school', { title: 'Green campus' }],
    ['POST', '/admin/awards/9?type=school', { title: 'Another' }],
  ])
})

test("the record's own path under an institute's", async () => {
  const faq = { id: 3, question: 'Is there a bus?', answer: 'Yes', category: null, order: 1, ...times }
  const { buyer, requests } = stage(errorResponse(404, 'NOT_FOUND', 'Not found'), done({ ids: [3] }))
  const meta = { parents: { sid: 9 } }
  const change = { id: 3, data: { ...faq, question: 'Are there buses?' }, previousData: faq, meta }
  await expect(buyer.update('faqs', change)).rejects.toMatchObject({ status: 404 })
  expect((await buyer.delete('faqs', { id: 3, previousData: faq, meta })).data).toEqual(faq)
  expect(requests).toEqual([
    ['PUT', '/buyer/faq/9/3', { question: 'Are there buses?', updatedAt: timestamp }],
    ['DELETE', '/buyer/faq/9/3'],
  ])
})

test('what a verb takes is what its endpoint declares, without the id', () => {
  type Admin = typeof adminResources
  type Buyer = typeof buyerResources
  expectTypeOf<ActionOf<Admin['schools']>>().toBeNever()
  expectTypeOf<ActionOf<Admin['partners']>>().toEqualTypeOf<'move' | 'approve' | 'sendLink'>()
  expectTypeOf<keyof ActInput<Admin['payments'], 'refund'>['data']>().toEqualTypeOf<
    'amount' | 'key' | 'reason' | 'withdraw'
  >()
  expectTypeOf<ActInput<Admin['college-media'], 'upload'>['id']>().toEqualTypeOf<undefined>()
  // The name of a child resource carries its parent.
  expectTypeOf<ActInput<Buyer['applications'], 'move'>['parents']>().toEqualTypeOf<Parents | undefined>()
})
