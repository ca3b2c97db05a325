import { expect, test } from 'vitest'
import type { Gateway } from '../gateway/gateway.ts'
import { payingApp } from '../testing/paying.ts'

let requestCount = 0
const app = await payingApp(
  ({ gateway }): Gateway => ({
    ...gateway,
    paymentsOf: (order) => {
      requestCount++
      return gateway.paymentsOf(order)
    },
  }),
)
const { call, family, order, pay, bankConfirms, confirm } = app

type Row = { id: number; status: string; receiptNumber: string | null }
type Person = Awaited<ReturnType<typeof family>>
const numberOf = async ({ token }: Person) => {
  const { body } = await call('GET', '/student/institute-payment', { token })
  return (body as unknown as { data: Row[] }).data[0]?.id
}
const check = async ({ token }: Person, id: number | undefined) => {
  const { status, body } = await call('POST', `/student/institute-payment/${id}/check`, { token })
  return { status, code: body.code, row: (body as unknown as { data?: Row }).data }
}

test('a payment that nobody was told of is settled when its payer asks', async () => {
  const asha = await family()
  const opened = await order(asha)
  const id = await numberOf(asha)
  expect((await check(asha, id)).row?.status).toBe('created')
  await pay(opened)
  expect(await check(asha, id)).toMatchObject({ status: 200, row: { id, status: 'paid' } })
  const form = await call('GET', '/student/application-form', { token: asha.token })
  expect(JSON.stringify(form.body)).toContain('"status":"submitted"')
  const before = requestCount
  expect((await check(asha, id)).row?.receiptNumber).toMatch(/^PR\//)
  expect(requestCount, 'what is paid is not asked about again').toBe(before)
})

test('what the bank thinks about stays open until the bank has said so', async () => {
  const asha = await family()
  const opened = await order(asha)
  await app.sandbox.pay(opened, 'delay')
  const id = await numberOf(asha)
  expect((await check(asha, id)).row?.status).not.toBe('paid')
  await bankConfirms(opened)
  expect((await check(asha, id)).row?.status).toBe('paid')
})

test('nobody asks about another’s, nor without end', async () => {
  const [asha, ravi] = [await family(), await family()]
  const opened = await order(asha)
  const id = await numberOf(asha)
  expect(await check(ravi, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  for (let n = 0; n < 120; n++) expect((await check(asha, id)).status).toBe(200)
  expect(await check(asha, id)).toMatchObject({ status: 429, code: 'TOO_MANY' })
  // The checkout's own word counts all the same.
  expect((await confirm(asha, await pay(opened))).status).toBe(200)
})
