import { documentExample } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { untilBlocked } from '../../platform/db/testing/until-blocked.ts'
import { settle } from '../payment/settle/settle.ts'
import type { TestResponse } from '../payment/testing/paying.ts'
import { codes, dataOf, rowsOf, staffApp } from './testing/staff.ts'

const { callAs, db, family, order, parts, pay } = await staffApp()

/** Pays an application whose documents are referenced by its common form alone, and runs `work` while it is sent. */
async function whileSent(
  act: (me: ReturnType<typeof callAs>, documentId: number, kid: number) => Promise<TestResponse>,
) {
  const asha = await family('school')
  const me = callAs(asha)
  const child = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
  const kid = dataOf(await me('POST', '/student/manage-child', child)).id
  const lender = dataOf(await me('POST', '/student/manage-child', child)).id
  const documentId = dataOf(await me('POST', '/student/documents', { ...documentExample, child: lender })).id
  await me('PUT', `/student/child-common-form/${kid}`, { documents: [documentId] })
  const paid = await pay(await order(asha, { instituteType: 'school', instituteId: 1, child: kid }))
  const seen = await parts.gateway.payment(paid.razorpay_payment_id)
  if (!seen) throw new Error('The gateway lost the payment')
  let removal: Promise<TestResponse> | undefined
  const notify: typeof parts.notify = async (tx, news) => {
    await parts.notify(tx, news)
    if (!/^payment/.test(news.key)) return
    // Written, and not yet committed.
    removal = act(me, documentId, lender)
    await untilBlocked(tx, [removal])
  }
  expect(await settle(db, notify, seen, 'webhook')).toBe('paid')
  const response = await removal
  const { rows } = await db.execute(sql`select documents from application where account = ${asha.id}`)
  expect(rows).toEqual([{ documents: [documentId] }])
  expect(rowsOf(await me('GET', '/student/documents')).map(({ id }) => id)).toEqual([documentId])
  return response && codes(response)
}

test('a document that a common form names is not removed while its application is sent', async () => {
  expect(await whileSent((me, documentId) => me('DELETE', `/student/documents/${documentId}`))).toEqual([409, 'IN_USE'])
})
test('nor with the child it belongs to', async () => {
  expect(await whileSent((me, _documentId, lender) => me('DELETE', `/student/manage-child?id=${lender}`))).toEqual([
    409,
    'IN_USE',
  ])
})
test('nor does another file take its place', async () => {
  const { content } = documentExample
  expect(await whileSent((me, id) => me('PUT', '/student/documents', { id, content }))).toEqual([409, 'IN_USE'])
})
