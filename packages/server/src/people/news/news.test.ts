import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { News } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { eq, sql } from '../../platform/db/drizzle.ts'
import { buyerAccount, buyerInstitute, enquiry } from '../../platform/db/tables.ts'
import { openSession } from '../session/tokens.ts'
import { LiveNews } from './live-news.ts'

const { app, call, asAdmin, database, demoToken } = await testApp('demo')
const { db } = database

/** A school of the demo's own login. */
async function ownSchool(): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select bi.institute as id from buyer_institute bi join buyer_account b on b.id = bi.buyer
    where b.email = 'school@demo.pravesh.example' order by 1 limit 1`)
  const [school] = rows
  if (!school) throw new Error('The login of the demo has no school')
  return school.id
}
const readNews = async (token: string, since?: string): Promise<News> =>
  (await call<{ data: News }>('GET', `/buyer/news${since === undefined ? '' : `?since=${since}`}`, { token })).body.data
const ask = async (instituteId: number) => {
  const body = {
    ...{ name: 'Asha Rao', mobile: '98765 43210', email: 'asha@example.in', message: 'Is there a bus?' },
    ...{ instituteType: 'school', instituteId, consentVersion: '2026-11' },
  }
  expect((await call('POST', '/open/enquiry/general', { body })).status).toBe(200)
}

test('a waiting call is answered when a question comes, with the institute and nothing of the family', async () => {
  const token = await demoToken('school')
  const sid = await ownSchool()
  const { at } = await readNews(token)
  const waiting = readNews(token, at)
  let answered = false
  void waiting.then(() => {
    answered = true
  })
  await pause(100)
  expect(answered).toBe(false)
  await ask(sid)
  const news = await waiting
  expect(news).toEqual({ at: news.at, changed: [{ topic: 'enquiries', sid }], missed: false, pause: 0 })
  expect(news.at).not.toBe(at)
})

test('what changes between two calls is told by the second, once', async () => {
  const token = await demoToken('school')
  const sid = await ownSchool()
  const { at } = await readNews(token)
  await db.execute(
    sql`update application set updated_at = updated_at where institute_type = 'school' and institute_id = ${sid}`,
  )
  await ask(sid)
  const operators = async () => (await asAdmin<{ data: News }>('GET', `/admin/news?since=${at}`)).body.data
  await expect.poll(async () => (await operators()).changed.map(({ topic }) => topic)).toContain('enquiries')
  expect((await readNews(token, at)).changed).toContainEqual({ topic: 'enquiries', sid })
  const { changed } = await operators()
  expect(new Set(changed.map(({ topic, sid: of }) => `${topic} ${of}`)).size).toBe(changed.length)
})

test('a person hears of the institutes whose families the role includes, and of no other', async () => {
  const owner = await demoToken('school')
  const sid = await ownSchool()
  const strangerOf = async (role: 'editor' | 'counsellor', institute: number) => {
    const values = {
      email: `${role}${institute}@school.example`,
      passwordHash: 'none',
      instituteType: 'school',
    } as const
    const [account] = await db
      .insert(buyerAccount)
      .values({ ...values, name: 'Meera Nair', mobile: '+919876500000' })
      .returning({ id: buyerAccount.id })
    if (!account) throw new Error('An insert answered no row')
    await db.insert(buyerInstitute).values({ buyer: account.id, institute, role })
    return openSession(db, 'buyer', account.id)
  }
  const { rows } = await db.execute<{ id: number }>(sql`select id from school where id <> ${sid} order by id limit 1`)
  const editor = await strangerOf('editor', sid)
  const elsewhere = await strangerOf('counsellor', rows[0]?.id ?? 0)
  const { at } = await readNews(owner)
  await ask(sid)
  expect((await readNews(owner, at)).changed).toEqual([{ topic: 'enquiries', sid }])
  // They wait on: closing the app answers them with nothing.
  const others = [readNews(editor, at), readNews(elsewhere, at)]
  await pause(100)
  await ask(rows[0]?.id ?? 0)
  expect((await others[1])?.changed).toEqual([{ topic: 'enquiries', sid: rows[0]?.id }])
  expect(await Promise.race([others[0], pause(100, 'waits')])).toBe('waits')
})

test('a caller that left for longer than changes are kept, or who comes from another process, reads everything again', async () => {
  const token = await demoToken('school')
  expect(await readNews(token, 'start-elsewhere')).toMatchObject({ missed: true, changed: [] })
  expect((await call('GET', '/buyer/news?since=%27%20or', { token })).status).toBe(422)
})

test('a person may hold four calls; a fifth is answered at once and told to pause', async () => {
  const news = new LiveNews({ waitMs: 60_000 })
  const listener = { networks: [], account: 'buyer 1', concerns: () => true }
  const { at } = await news.read(undefined, listener)
  const held = [1, 2, 3, 4].map(() => news.read(at, listener))
  expect(await news.read(at, listener)).toMatchObject({ at, changed: [], pause: 15 })
  expect(await Promise.race([news.read(at, { ...listener, account: 'buyer 2' }), pause(20, 'waits')])).toBe('waits')
  news.close()
  expect((await Promise.all(held)).map(({ pause: seconds }) => seconds)).toEqual([0, 0, 0, 0])
})

test('a call that waited long enough is answered with nothing, and one whose window was closed is given up', async () => {
  const brief = new LiveNews({ waitMs: 20 })
  const listener = { networks: [], account: 'buyer 1', concerns: () => true }
  const { at } = await brief.read(undefined, listener)
  expect(await brief.read(at, listener)).toMatchObject({ at, changed: [], pause: 0 })

  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const token = await demoToken('school')
  const since = (await readNews(token)).at
  /** A window that asks, and for how long its answer tells it to pause; undefined where it was closed. */
  function open() {
    const headers = { authorization: `Bearer ${token}` }
    const sent = request({ port, host: '127.0.0.1', path: `/api/v1/buyer/news?since=${since}`, headers })
    const answer = new Promise<number | undefined>((resolve) => {
      sent.on('error', () => resolve(undefined))
      sent.on('response', async (response) => {
        const { data }: { data: News } = JSON.parse(await text(response))
        resolve(data.pause)
      })
    })
    sent.end()
    return { sent, answer }
  }
  // Whichever of five is answered at once is the one that found four.
  const windows = [open(), open(), open(), open(), open()]
  expect(await Promise.race(windows.map(({ answer }) => answer))).toBe(15)
  for (const { sent } of windows) sent.destroy()
  const askAgain = async () => {
    const { sent, answer } = open()
    const result = await Promise.race([answer, pause(200, 'waits')])
    sent.destroy()
    return result
  }
  await expect.poll(askAgain, { timeout: 20_000 }).toBe('waits')
})

test('every process names a change alike, in the order of the commits', async () => {
  const [one, other] = [new LiveNews(), new LiveNews()]
  const stops = [await one.follow(database), await other.follow(database)]
  const sid = await ownSchool()
  const listener = { networks: [], account: 'x', concerns: () => true }
  const before = (await one.read(undefined, listener)).at
  const elsewhere = (await other.read(undefined, listener)).at
  const [waiting, waitingToo] = [one.read(before, listener), other.read(elsewhere, listener)]
  await ask(sid)
  expect((await waiting).at).toBe((await waitingToo).at)
  await db.update(enquiry).set({ status: 'contacted' }).where(eq(enquiry.instituteId, sid))
  expect((await other.read((await waiting).at, listener)).changed).toEqual([{ topic: 'enquiries', sid }])
  for (const stop of stops) await stop()
})
