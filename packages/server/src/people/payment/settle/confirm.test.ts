import { expect, test } from 'vitest'
import type { Gateway } from '../gateway/gateway.ts'
import { payingApp } from '../testing/paying.ts'

let requestCount = 0
let isSilent = false
const { family, order, pay, confirm } = await payingApp(
  ({ gateway }): Gateway => ({
    ...gateway,
    payment: (id) => {
      requestCount++
      return isSilent ? Promise.resolve(undefined) : gateway.payment(id)
    },
  }),
)

test('a paid order is answered as it is, without asking the gateway again', async () => {
  const asha = await family()
  const paid = await pay(await order(asha))
  expect((await confirm(asha, paid)).status).toBe(200)
  const before = requestCount
  const again = await confirm(asha, paid)
  expect([again.status, requestCount - before]).toEqual([200, 0])
})

test('the gateway is asked sixty times an hour for one account, and for another all the same', async () => {
  const [asha, ravi] = [await family(), await family()]
  const paid = await pay(await order(asha))
  const before = requestCount
  isSilent = true
  for (let n = 0; n < 60; n++) expect((await confirm(asha, paid)).body.code).toBe('PAYMENT_FAILED')
  isSilent = false
  const refused = await confirm(asha, paid)
  expect([refused.status, refused.body.code, requestCount - before]).toEqual([429, 'TOO_MANY', 60])
  expect((await confirm(ravi, await pay(await order(ravi)))).status).toBe(200)
})
