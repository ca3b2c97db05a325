import { expect, test } from 'vitest'
import { sampleDocument, sampleDocumentBytes } from '../../../../testing/sample-document.ts'
import { testApp } from '../../../../testing/test-app.ts'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import { document, studentAccount } from '../../../platform/db/tables.ts'
import { newKey } from '../../../services/delivery/storage/storage.ts'
import { openSession } from '../../session/tokens.ts'

const { call, database } = await testApp()
const { db } = database
const MB = 1024 * 1024
const { length } = sampleDocumentBytes

let count = 0
/** A family whose documents take so many bytes already. */
async function family(bytes: number, mobileVerified: boolean) {
  const values = { track: 'college', name: 'Asha', email: `asha${++count}@example.in`, mobileVerified } as const
  const [{ id: account = 0 } = {}] = await db.insert(studentAccount).values(values).returning({ id: studentAccount.id })
  const token = await openSession(db, 'student', account)
  const record = { account, type: 'degree', title: 'Degree', mime: 'application/pdf', sha256: '', size: bytes }
  const [{ id = 0 } = {}] = await db
    .insert(document)
    .values({ ...record, key: newKey() })
    .returning({ id: document.id })
  const send = async (method: 'POST' | 'PUT', body: object, language = 'en') => {
    const response = await call<{ errors?: { field: string; message: string }[] }>(method, '/student/documents', {
      ...{ token, body, headers: { 'accept-language': language } },
    })
    return [response.status, response.body.errors ?? []] as const
  }
  return { id, account, send, add: (language?: string) => send('POST', sampleDocument, language) }
}
const jobCount = async () => (await db.execute(sql`select id from job`)).rows.length
const content = (message: string) => [422, [{ field: 'content', message }]]

test('an account whose mobile is unproven has 20 MB, and reads how much is used and how to have more', async () => {
  const { add, account } = await family(20 * MB - length, false)
  expect((await add())[0]).toBe(200)
  const before = await jobCount()
  expect(await add()).toEqual(
    content(
      'Your documents take 20 MB of 20 MB. Check your mobile number in your profile to have 200 MB, or remove a document.',
    ),
  )
  expect(await add('hi')).toEqual(
    content('आपके दस्तावेज़ 20 MB में से 20 MB लेते हैं। 200 MB पाने के लिए प्रोफ़ाइल में अपना मोबाइल नंबर जाँचें, या कोई दस्तावेज़ हटाएँ।'),
  )
  // The upload is rejected before any byte is stored.
  expect(await jobCount()).toBe(before)
  await db.update(studentAccount).set({ mobileVerified: true }).where(eq(studentAccount.id, account))
  expect((await add())[0]).toBe(200)
})

test('with a proven mobile there are 200 MB', async () => {
  const { add } = await family(199.5 * MB, true)
  expect((await add())[0]).toBe(200)
  const full = await family(200 * MB - length + 1, true)
  expect(await full.add()).toEqual(
    content('Your documents take 200 MB of 200 MB. Remove a document, or choose a smaller file.'),
  )
  expect(await full.add('hi')).toEqual(content('आपके दस्तावेज़ 200 MB में से 200 MB लेते हैं। कोई दस्तावेज़ हटाएँ या छोटी फ़ाइल चुनें।'))
})

test('a file that takes the place of another takes its space too, and no more than there is', async () => {
  const { id, send, add } = await family(20 * MB, false)
  expect((await send('PUT', { id, content: sampleDocument.content }))[0]).toBe(200)
  expect((await add())[0]).toBe(200)
  const full = await family(20 * MB - length, false)
  const [{ id: small = 0 } = {}] = await db
    .insert(document)
    .values({
      account: full.account,
      type: 'degree',
      title: 'Degree',
      mime: 'application/pdf',
      sha256: '',
      size: length - 1,
      key: newKey(),
    })
    .returning({ id: document.id })
  expect((await full.send('PUT', { id: small, content: sampleDocument.content }))[0]).toBe(200)
  await db
    .update(document)
    .set({ size: length - 1 })
    .where(eq(document.id, small))
  await db
    .update(document)
    .set({ size: 20 * MB - length + 1 })
    .where(eq(document.id, full.id))
  expect((await full.send('PUT', { id: small, content: sampleDocument.content }))[0]).toBe(422)
  expect((await full.send('PUT', { id: small, title: 'Another name' }))[0]).toBe(200)
})

test('of uploads that come together, as many are taken as there is space for', async () => {
  const { add } = await family(20 * MB - 2 * length, false)
  const statuses = (await Promise.all([add(), add(), add(), add()])).map(([status]) => status)
  expect(statuses.sort()).toEqual([200, 200, 422, 422])
})
