import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { type OpenDataDay, type OpenDataKind, openDataKinds, pluralOf } from '@pravesh/contract'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { openDataFile, school } from '../../platform/db/tables.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { fieldsOf } from './fields.ts'
import { openRecords } from './records.ts'
import { writeOpenData } from './write.ts'

const { app, call, asAdmin, config, database, work } = await testApp('demo')
const { db } = database
const vault = { db, storage: openDelivery(config, db).published }
const write = (day: string) => writeOpenData(vault, day)

type OpenRecord = Record<string, unknown> & { id: number; url: string }
const download = (url: string, headers = {}) => app.inject({ url, headers })
async function manifestOf(day: string): Promise<OpenDataDay> {
  const response = await download(`/open-data/${day}/manifest.json`)
  expect(response.statusCode).toBe(200)
  return response.json()
}
async function recordsOf(day: string, kind: OpenDataKind): Promise<OpenRecord[]> {
  const { body } = await download(`/open-data/${day}/${pluralOf[kind]}.jsonl`)
  return body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
const totalOf = async (kind: OpenDataKind) => {
  const { body } = await call<{ total: number }>('GET', `/public/${pluralOf[kind]}/all?limit=1&page=1`)
  return body.total
}
const pageOf = async (kind: OpenDataKind, url: string) => {
  const { body } = await call<{ data: OpenRecord }>('GET', `/public/${kind}/?url=${url}`)
  return body.data
}
async function countStored(): Promise<number> {
  let count = 0
  for await (const _ of vault.storage.names()) count++
  return count
}

test('counts, sizes and checksums of the manifest are those of the files', async () => {
  const day = '2026-03-01'
  await write(day)
  const { files, licence, formatVersion } = await manifestOf(day)
  expect([licence.url, formatVersion]).toEqual([expect.stringMatching(/^https:/), 1])
  expect(files.map(({ name }) => name)).toEqual(
    openDataKinds.flatMap((kind) => [`${pluralOf[kind]}.csv`, `${pluralOf[kind]}.jsonl`]),
  )
  for (const { path, name, format, rows, bytes, sha256 } of files) {
    const { rawPayload, body, headers } = await download(path)
    expect([name, rawPayload.length, createHash('sha256').update(rawPayload).digest('hex')]).toEqual([
      name,
      bytes,
      sha256,
    ])
    const read = format === 'jsonl' ? body.trimEnd().split('\n') : parse(body, { bom: true, columns: true })
    expect([name, read.length]).toEqual([name, rows])
    expect(headers).toMatchObject({ 'content-length': String(bytes), 'cache-control': 'public, max-age=3600' })
  }
})

test('the lines are as many as the API counts, and each is what it says of the record', async () => {
  const day = '2026-03-02'
  await write(day)
  for (const kind of openDataKinds) {
    const records = await recordsOf(day, kind)
    expect(records.length).toBeGreaterThan(0)
    expect([kind, records.length]).toEqual([kind, await totalOf(kind)])
    for (const record of records.slice(0, 12)) {
      const page = await pageOf(kind, record.url)
      expect(record).toEqual(Object.fromEntries(Object.keys(record).map((name) => [name, page[name]])))
      expect(new Set(Object.keys(record))).toEqual(fieldsOf(kind))
    }
  }
})

test('drafts, what was deleted, and people are in no file', async () => {
  const day = '2026-03-03'
  const [draft, gone] = await db.select().from(school).where(eq(school.status, 'published')).limit(2)
  if (!draft || !gone) throw new Error('The demo has no schools')
  await db.update(school).set({ status: 'draft' }).where(eq(school.id, draft.id))
  expect((await asAdmin('DELETE', `/admin/school-details/${gone.id}`)).status).toBe(200)
  await write(day)
  const ids = (await recordsOf(day, 'school')).map(({ id }) => id)
  expect([ids.includes(draft.id), ids.includes(gone.id)]).toEqual([false, false])
  const { rows: written } = await db.execute<{ personal: string }>(sql`
    select unnest(phones) as personal from school union select email from school union select unnest(phones) from college
    union select email from college union select author from article union select pros from review
    union select name from student_account union select email from student_account union select mobile from student_account`)
  const personal = written.flatMap((row) => (row.personal && row.personal.length > 5 ? [row.personal] : []))
  expect(personal.length).toBeGreaterThan(20)
  const { files } = await manifestOf(day)
  const texts = await Promise.all(files.map(async ({ path }) => (await download(path)).body))
  expect(personal.filter((value) => texts.some((text) => text.includes(value)))).toEqual([])
})

test('a second run of a day replaces the first, and old days go', async () => {
  const day = '2026-04-20'
  for (const earlier of ['2026-04-12', '2026-04-13', '2026-04-14', day]) await write(earlier)
  const before = await manifestOf(day)
  await db.update(school).set({ nameLocal: 'दूसरा\u2028नाम' }).where(eq(school.status, 'published'))
  await write(day)
  const after = await manifestOf(day)
  expect(after.files.length).toBe(before.files.length)
  expect(after.files[0]?.sha256).not.toBe(before.files[0]?.sha256)
  expect((await recordsOf(day, 'school'))[0]?.nameLocal).toBe('दूसरा\u2028नाम')
  const days = (await db.selectDistinct({ day: openDataFile.day }).from(openDataFile)).map((row) => row.day)
  expect(days.filter((stored) => stored < '2026-04-14')).toEqual([])
  expect(days).toEqual(expect.arrayContaining(['2026-04-14', day]))
  await db.execute(sql`update job set run_at = now() where kind = 'remove-file'`)
  await work()
  const { rows } = await db.execute<{ count: number }>(
    sql`select sum(cardinality(parts))::int as count from open_data_file`,
  )
  expect(await countStored()).toBe(rows[0]?.count)
})

test('batches go over every record once', async () => {
  const ids: unknown[] = []
  for await (const records of openRecords(db, 'school', 7)) ids.push(...records.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(await totalOf('school'))
})

test('a file is compressed for those who take it, and not sent again while it is the same', async () => {
  const day = '2026-05-01'
  await write(day)
  const url = `/open-data/${day}/exams.csv`
  const plain = await download(url)
  const zipped = await download(url, { 'accept-encoding': 'gzip' })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect((await download(url, { 'if-none-match': plain.headers.etag })).statusCode).toBe(304)
  for (const absent of [
    '/open-data/2020-01-01/exams.csv',
    `/open-data/${day}/people.csv`,
    '/open-data/yesterday/exams.csv',
    '/open-data/2026-13-40/manifest.json',
  ])
    expect([absent, (await download(absent)).statusCode]).toEqual([absent, 404])
  const { body } = await call<{ data: OpenDataDay[] }>('GET', '/public/open-data')
  expect(body.data[0]?.day).toBe([...body.data.map((manifest) => manifest.day)].toSorted().at(-1))
})
