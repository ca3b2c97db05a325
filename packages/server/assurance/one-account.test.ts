import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payingApp } from '../src/people/payment/testing/paying.ts'
import { countTry } from '../src/platform/limits/throttle.ts'

// Limits on the data of one account, which is free.
const { db, call, family, order } = await payingApp()
const kid = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }

test('children are few enough to be read together, whoever adds them at once', async () => {
  const { id, token } = await family('school')
  await db.execute(sql`insert into child (account, name, date_of_birth, relation)
    select ${id}::int, 'Kid ' || n, '2021-06-14', 'mother' from generate_series(1, 28) n`)
  const add = () => call('POST', '/student/manage-child', { token, body: kid })
  const statuses = (await Promise.all(Array.from({ length: 6 }, add))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, 422, 422, 422, 422])
  const [{ n } = { n: 0 }] = (
    await db.execute<{ n: number }>(sql`select count(*)::int n from child where account = ${id}`)
  ).rows
  expect(n).toBe(30)
})

test('one account opens so many orders an hour: each is asked about at the gateway for days', async () => {
  const [eager, other] = [await family(), await family()]
  await order(eager)
  for (let n = 0; n < 59; n++) await countTry(db, [['orders', eager.id], 60, 60])
  const body = { feesType: 'application', instituteType: 'college', instituteId: 2 }
  const rejectedResponse = await call('POST', '/payment/order', { token: eager.token, body })
  expect([rejectedResponse.status, rejectedResponse.body.code]).toEqual([429, 'TOO_MANY'])
  expect((await call('POST', '/payment/order', { token: other.token, body })).status).toBe(200)
})
