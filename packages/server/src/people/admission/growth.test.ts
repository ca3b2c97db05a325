import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codes, dataOf, rowsOf, staffApp } from './testing/staff.ts'

// Limits on the data of one family that is written repeatedly at no cost.
const { db, call, college, family, callAs, order, pay, confirm } = await staffApp()
const count = async (source: ReturnType<typeof sql>) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from ${source}`)).rows[0]?.n ?? 0

test('applications that are begun and withdrawn again are forty a day, by the form and by orders together', async () => {
  const [asha, other] = [await family('school'), await family('school')]
  const listed = dataOf(await callAs(asha)('POST', '/student/shortlist', { instituteId: 1 })).id
  const put = (body: object) => callAs(asha)('PUT', `/student/shortlist-form/${listed}`, body)
  for (let n = 0; n < 40; n++) {
    if (n % 4 === 3) await order(asha, { instituteType: 'school' })
    else expect(codes(await put({ class: 1 }))).toEqual([200, 'no error'])
    expect(codes(await put({ move: 'withdraw' }))).toEqual([200, 'no error'])
  }
  const rejectedResponse = await put({ class: 1 })
  expect([...codes(rejectedResponse), rejectedResponse.retryAfter > 23 * 3_600]).toEqual([429, 'TOO_MANY', true])
  const body = { feesType: 'application', instituteType: 'school', instituteId: 1 }
  expect(codes(await call('POST', '/payment/order', { token: asha.token, body }))).toEqual([429, 'TOO_MANY'])
  expect(await count(sql`application where account = ${asha.id}`)).toBe(40)
  await order(other, { instituteType: 'school' })
  await db.execute(sql`update throttle set resets_at = resets_at - interval '1 day'`)
  expect(codes(await put({ class: 1 }))).toEqual([200, 'no error'])
})

/** A student whose application to College 1 is paid for, and not yet read. */
async function paid() {
  const ravi = await family()
  await confirm(ravi, await pay(await order(ravi)))
  const [listed] = rowsOf(await callAs(ravi)('GET', '/student/shortlist')) as {
    id: number
    application: { id: number }
  }[]
  const id = listed?.application.id ?? 0
  const write = (statement: string) => callAs(ravi)('PUT', '/student/application-form', { statement })
  const read = async () => {
    const { form, formVersion } = dataOf(await college.as('GET', `/buyer/application/1/${id}`))
    return { statement: (form as { statement: string } | null)?.statement ?? null, version: formVersion as number }
  }
  const listSentVersions = async () =>
    (
      await db.execute<{ version: number; statement: string | null }>(
        sql`select version, sent->'form'->>'statement' as statement from application_sent where application = ${id} order by version`,
      )
    ).rows
  return { ...ravi, id, form: `/student/shortlist-form/${listed?.id}`, write, read, kept: listSentVersions }
}

test('of corrections without end one earlier version is kept, and they share a line of the timeline', async () => {
  const ravi = await paid()
  for (let n = 2; n <= 60; n++) expect((await ravi.write(`Writing ${n}`)).status).toBe(200)
  expect(await ravi.kept()).toEqual([{ version: 59, statement: 'Writing 59' }])
  const lines = () => count(sql`application_move where application = ${ravi.id}`)
  const before = await lines()
  expect(before).toBeLessThan(60)
  expect(await ravi.read()).toEqual({ statement: 'Writing 60', version: 60 })
  for (let n = 61; n <= 70; n++) await ravi.write(`Writing ${n}`)
  expect(await ravi.kept()).toEqual([{ version: 69, statement: 'Writing 69' }])
  for (let n = 71; n <= 73; n++) {
    expect(await ravi.read()).toEqual({ statement: `Writing ${n - 1}`, version: n - 1 })
    await ravi.write(`Writing ${n}`)
  }
  // Each that was read has a line of its own, and those between them one.
  expect((await lines()) - before).toBeLessThanOrEqual(5)
  const timeline = dataOf(await callAs(ravi)('GET', ravi.form)).timeline as { corrected: string[] }[]
  expect(timeline.at(-1)?.corrected).toEqual(['statement'])
})

test('a timeline of any length is answered by its latest hundred lines', async () => {
  const ravi = await paid()
  await db.execute(sql`insert into application_move (application, "from", "to", "by", actor, next_step, note)
    select ${ravi.id}::int, 'submitted', 'submitted', 'family', 'Asha', 'Wait', 'Line ' || n from generate_series(1, 400) n`)
  const ofForm = dataOf(await callAs(ravi)('GET', ravi.form)).timeline
  const ofAll = (
    dataOf(await callAs(ravi)('GET', '/student/application-form')).applications as { timeline: unknown }[]
  )[0]
  const staffTimeline = dataOf(await college.as('GET', `/buyer/application/1/${ravi.id}`)).timeline
  for (const timeline of [ofForm, ofAll?.timeline, staffTimeline] as { note: string }[][])
    expect(timeline.map(({ note }) => note)).toEqual(Array.from({ length: 100 }, (_, n) => `Line ${n + 301}`))
})

test('an account writes so often an hour; reading, paying and signing out are never refused for it', async () => {
  const [ravi, other] = [await family(), await family()]
  const write = () => callAs(ravi)('PUT', '/student/profile', { city: 'Pune' })
  const orderId = await order(ravi)
  await db.execute(sql`update throttle set count = 1200 where key = ${JSON.stringify(['writes', 'student', ravi.id])}`)
  const rejectedResponse = await write()
  expect([...codes(rejectedResponse), rejectedResponse.retryAfter > 3_000]).toEqual([429, 'TOO_MANY', true])
  expect(codes(await callAs(ravi)('POST', '/student/shortlist', { instituteId: 2 }))).toEqual([429, 'TOO_MANY'])
  expect((await callAs(other)('PUT', '/student/profile', { city: 'Pune' })).status).toBe(200)
  expect((await callAs(ravi)('GET', '/student/profile')).status).toBe(200)
  // A body that is no form is rejected as such.
  expect((await callAs(ravi)('PUT', '/student/profile', { nonsense: 1 })).status).toBe(422)
  expect((await confirm(ravi, await pay(orderId))).status).toBe(200)
  expect((await callAs(ravi)('POST', '/student/logout')).status).toBe(200)
})
