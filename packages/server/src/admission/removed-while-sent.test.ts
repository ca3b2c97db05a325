import { documentExample } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outsideTransaction } from '../db/testing/transaction-guard.ts'
import { untilBlocked } from '../db/testing/until-blocked.ts'
import { settle } from '../payment/settle.ts'
import type { Said } from '../payment/testing/paying.ts'
import { codes, dataOf, deskApp, rowsOf } from './testing/desks.ts'

const { as, db, family, home, order, parts, pay } = await deskApp()

/** A paid application whose documents are named by its common form alone, and what is done while it is sent. */
async function whileSent(act: (me: ReturnType<typeof as>, named: number, kid: number) => Promise<Said>) {
  const asha = await family('school')
  const me = as(asha)
  const child = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
  const kid = dataOf(await me('POST', '/student/manage-child', child)).id
  const lender = dataOf(await me('POST', '/student/manage-child', child)).id
  const named = dataOf(await me('POST', '/student/documents', { ...documentExample, child: lender })).id
  await me('PUT', `/student/child-common-form/${kid}`, { documents: [named] })
  const paid = await pay(await order(asha, { instituteType: 'school', instituteId: 1, child: kid }))
  const seen = await parts.gateway.payment(paid.razorpay_payment_id)
  if (!seen) throw new Error('The gateway lost the payment')
  let answer: Promise<Said> | undefined
  const tell: typeof parts.tell = async (tx, news) => {
    await parts.tell(tx, news)
    if (!/^application/.test(news.key)) return
    // Written, and not yet committed.
    answer = outsideTransaction(() => act(me, named, lender))
    await untilBlocked(home, tx, [answer])
  }
  expect(await settle(db, tell, seen, 'webhook')).toBe('paid')
  const said = await answer
  const { rows } = await db.execute(sql`select documents from application where account = ${asha.id}`)
  expect(rows).toEqual([{ documents: [named] }])
  expect(rowsOf(await me('GET', '/student/documents')).map(({ id }) => id)).toEqual([named])
  return said && codes(said)
}

test('a document that a common form names is not removed while its application is sent', async () => {
  expect(await whileSent((me, named) => me('DELETE', `/student/documents/${named}`))).toEqual([409, 'IN_USE'])
})
test('nor with the child it belongs to', async () => {
  expect(await whileSent((me, _named, lender) => me('DELETE', `/student/manage-child?id=${lender}`))).toEqual([
    409,
    'IN_USE',
  ])
})
test('nor does another file take its place', async () => {
  const { content } = documentExample
  expect(await whileSent((me, id) => me('PUT', '/student/documents', { id, content }))).toEqual([409, 'IN_USE'])
})
