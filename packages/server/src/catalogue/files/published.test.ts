import { documentExample, type InstituteMedia } from '@pravesh/contract'
import { getTableName, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { sweepPublished } from './published.ts'
import { lookedAt, unscannedTables } from './references.ts'

const { app, call, asAdmin, updateAsAdmin, database, work, demoToken } = await testApp('demo')
type WriteResponse = { data: InstituteMedia }
const eid = 1
const add = (content: Buffer, fields: object = {}) =>
  asAdmin<WriteResponse>('POST', `/admin/college-media/${eid}`, {
    kind: 'image',
    alt: 'The library',
    content: content.toString('base64'),
    ...fields,
  })
const read = (url: string, headers = {}) => app.inject({ url, headers })
const jpeg = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#358' } })
    .withExif({ IFD0: { Copyright: 'mark-of-the-camera' } })
    .jpeg()
    .toBuffer()
const storedCount = async () => (await database.db.execute(sql`select key from published_file`)).rows.length

test('a picture is drawn anew: small enough, upright, without what its camera wrote or what hides behind it', async () => {
  const sent = Buffer.concat([await jpeg(3_000, 1_500), Buffer.from('<script>alert(1)</script>')])
  expect(sent.includes('mark-of-the-camera')).toBe(true)
  const added = await add(sent, { cover: true })
  expect(added.status).toBe(200)
  expect(added.body.data.url).toMatch(/^\/files\/[\w-]{32}\.webp$/)
  const { data } = (await asAdmin<{ data: { cover: string } }>('GET', `/admin/college-details/${eid}`)).body
  expect(data.cover).toBe(added.body.data.url)

  const response = await read(added.body.data.url)
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const { width, height, exif } = await sharp(response.rawPayload).metadata()
  expect([width, height, exif]).toEqual([2_000, 1_000, undefined])
  expect(response.rawPayload.includes('script')).toBe(false)
  const secondResponse = await read(added.body.data.url, { 'if-none-match': response.headers.etag })
  expect([secondResponse.statusCode, secondResponse.body]).toEqual([304, ''])
})

test('a brochure is a PDF, and is saved rather than shown', async () => {
  const pdf = Buffer.from('%PDF-1.7\n%%EOF')
  const added = await add(pdf, { kind: 'brochure', alt: null })
  expect(added.body.data.url).toMatch(/\.pdf$/)
  const { headers, body } = await read(added.body.data.url)
  expect(headers['content-disposition']).toContain('attachment')
  expect(body).toBe(pdf.toString())
  expect(fieldsOf(await add(pdf))).toEqual(['content'])
  expect(fieldsOf(await add(await jpeg(), { kind: 'brochure' }))).toEqual(['content'])
})

test('what is no picture, too many pixels, or two things at once is refused, and nothing is kept of it', async () => {
  const before = await storedCount()
  // A PNG whose head claims 20,000 pixels a side.
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  bomb.writeUInt32BE(20_000, 16)
  bomb.writeUInt32BE(20_000, 20)
  const truncated = (await jpeg(600, 600)).subarray(0, 900)
  for (const bad of [Buffer.from('<svg onload="alert(1)"/>'), Buffer.from('<html>'), bomb, truncated])
    expect(fieldsOf(await add(bad))).toEqual(['content'])
  expect(fieldsOf(await add(await jpeg(), { url: '/files/other.jpg' }))).toEqual(['url'])
  expect(fieldsOf(await add(await jpeg(), { kind: 'video' }))).toEqual(['content'])
  expect(codeOf(await asAdmin('POST', '/admin/college-media/999999', { alt: 'x', content: 'AAAA' }))).toBe('NOT_FOUND')
  expect(await storedCount()).toBe(before)
})

test('private documents are not read here, nor anything outside', async () => {
  const token = await demoToken('student')
  await call('POST', '/student/documents', { token, body: documentExample })
  const { rows } = await database.db.execute<{ key: string }>(sql`select key from document limit 1`)
  const name = rows[0]?.key.slice(3)
  for (const path of [
    `/files/${name}.png`,
    `/files/${name}.webp`,
    `/files/${name}`,
    '/files/..%2f..%2fetc%2fpasswd',
    '/files/x',
  ])
    expect([path, (await read(path)).statusCode]).toEqual([path, 404])
})

const hours = (n: number) =>
  database.db.execute(sql`update published_file set created_at = created_at - make_interval(hours => ${n})`)
const sweep = async () => {
  await sweepPublished(database.db)
  await work()
}
/** A file whose own record was deleted, with nothing but this to show it. */
async function uploadReferencedBy(show: (url: string) => Promise<unknown>): Promise<string> {
  const { id, url } = (await add(await jpeg())).body.data
  await show(url)
  expect((await asAdmin('POST', `/admin/college-media/${eid}`, { action: 'delete', ids: [id] })).status).toBe(200)
  await hours(2)
  await sweep()
  return url
}
const saved = async (method: 'POST' | 'PUT', path: string, body: object) => {
  const response = await (method === 'PUT' ? updateAsAdmin(path, { ...body }) : asAdmin(method, path, body))
  expect([path, response.status, response.status < 300 ? '' : response.body]).toEqual([path, 200, ''])
}
const college = (change: object) => saved('PUT', `/admin/college-details/${eid}`, change)
const school = (change: object) => saved('PUT', '/admin/school-details/1', change)
const picture = (url: string) => `Seen from the lawn:\n\n![The library](${url} "Built in 1920").`
const article = { category: 1, language: 'en', title: 'A guide', excerpt: 'How.', author: 'Desk', status: 'draft' }
const exam = { name: 'EXA', fullName: 'Exam', examLevel: 1, status: 'draft' }

test.each<[string, (url: string) => Promise<unknown>]>([
  ['another row', (url) => saved('POST', `/admin/college-media/${eid + 1}`, { alt: 'The same', url })],
  ['the picture for sharing of a college', (url) => college({ seoImage: url })],
  ['the picture for sharing of a school', (url) => school({ seoImage: url })],
  ['a logo', (url) => school({ logo: url })],
  ['a brochure, by its whole address', (url) => college({ brochure: `https://www.example.in${url}` })],
  ['what a school says of itself', (url) => school({ about: picture(url) })],
  [
    'a partner’s proof',
    (proof) =>
      saved('POST', '/admin/become-partner', {
        instituteType: 'school',
        name: 'A school',
        person: 'Meera Nair',
        email: 'meera@example.in',
        mobile: '98765 43210',
        proof: ['https://example.in/letter.pdf', proof],
      }),
  ],
  ['an article', (url) => saved('POST', '/admin/articles', { ...article, url: 'with-a-picture', body: picture(url) })],
  [
    'a section',
    (url) => saved('POST', `/admin/college-additional/${eid}`, { section: 'news', title: 'New', body: picture(url) }),
  ],
  [
    'the text of a listing',
    (url) =>
      saved('POST', '/admin/college-content', { url: 'by-the-sea', h1: 'Sea', status: 'draft', body: picture(url) }),
  ],
  [
    'a panel of a listing',
    (url) =>
      saved('POST', '/admin/accordion-content', {
        listing: 'school',
        url: 'delhi',
        position: 1,
        title: 'How',
        body: picture(url),
      }),
  ],
  [
    'the source of a figure',
    (url) =>
      school({
        sources: { record: { name: 'Scan', asOf: '2026', tier: 'official', url: `https://www.example.in${url}` } },
      }),
  ],
  [
    'a line of an exam',
    (url) =>
      saved('POST', '/admin/exam-list', {
        ...exam,
        url: 'exa',
        stages: [{ name: 'First', about: `See ${url.replaceAll('_', '\\_')}.` }],
      }),
  ],
  [
    'an answer',
    (url) =>
      saved('POST', `/admin/faq/${eid}?type=college`, { question: 'What does it look like?', answer: `Look: ${url}` }),
  ],
])('a file lives while %s shows it', async (_where, show) => {
  const url = await uploadReferencedBy(show)
  expect((await read(url)).statusCode).toBe(200)
})

test('a file that nothing shows lives for a week, and for good where something shows it again', async () => {
  let id = 0
  const url = await uploadReferencedBy(async () => undefined)
  const days = async (n: number) => {
    await database.db.execute(
      sql`update published_file set unshown_since = unshown_since - make_interval(days => ${n})`,
    )
    await sweep()
    return (await read(url)).statusCode
  }
  expect(await days(6)).toBe(200)
  id = (await asAdmin<WriteResponse>('POST', `/admin/college-media/${eid}`, { alt: 'Again', url })).body.data.id
  expect([await days(30), await days(30)]).toEqual([200, 200])
  await asAdmin('POST', `/admin/college-media/${eid}`, { action: 'delete', ids: [id] })
  await sweep()
  const before = await storedCount()
  expect([await days(6), await days(2)]).toEqual([200, 404])
  expect(await storedCount()).toBe(before - 1)
})

test('a picture that must go is taken down at once, unless something else shows it', async () => {
  const drop = async (id: number) => {
    await asAdmin('POST', `/admin/college-media/${eid}`, { action: 'delete', ids: [id], now: true })
    await work()
  }
  const { id, url } = (await add(await jpeg())).body.data
  await saved('POST', '/admin/articles', { ...article, url: 'with-the-same-picture', body: picture(url) })
  await drop(id)
  expect((await read(url)).statusCode).toBe(200)
  const other = (await add(await jpeg())).body.data
  await drop(other.id)
  expect((await read(other.url)).statusCode).toBe(404)
})

test('of a college that is gone, the pictures go after a week; what is on its way stays', async () => {
  const body = { name: 'Going College', url: 'going-college', state: 14, city: 1 }
  const { id } = (await asAdmin<{ data: { id: number } }>('POST', '/admin/college-details', body)).body.data
  const content = (await jpeg()).toString('base64')
  const added = await asAdmin<WriteResponse>('POST', `/admin/college-media/${id}`, { alt: 'The library', content })
  const { url } = added.body.data
  await database.db.execute(sql`delete from college where id = ${id}`)
  await sweep()
  const since = async () => {
    const { rows } = await database.db.execute(
      sql`select unshown_since is null as shown from published_file where address = ${url}`,
    )
    return rows[0]
  }
  expect(await since()).toEqual({ shown: true })
  await hours(2)
  await sweep()
  expect([(await read(url)).statusCode, await since()]).toEqual([200, { shown: false }])
  await database.db.execute(sql`update published_file set unshown_since = unshown_since - interval '8 days'`)
  await sweep()
  expect((await read(url)).statusCode).toBe(404)
})

/** As the database spells the name of a column. */
const inSql = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
test('every column that can hold the address of a file is looked at, but for the tables that are named to show none', async () => {
  const { rows } = await database.db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type in ('text', 'character varying', 'jsonb', 'json') or c.udt_name in ('_text', '_varchar'))`)
  const names = new Set(rows.map((row) => row.table))
  expect(unscannedTables.filter((name) => !names.has(name))).toEqual([])
  const candidateColumns = rows
    .filter((row) => !unscannedTables.includes(row.table))
    .map((row) => `${row.table}.${row.column}`)
  const seen = lookedAt.flatMap(({ table, columns }) =>
    columns.map((column) => `${getTableName(table)}.${inSql(column.name)}`),
  )
  expect(candidateColumns.length).toBeGreaterThan(150)
  expect(candidateColumns.filter((column) => !seen.includes(column))).toEqual([])
})

test('a picture for a field is published by itself, is kept while a record names it, and a file that is none is refused', async () => {
  const upload = async (content: Buffer) =>
    asAdmin<{ data: { url: string } }>('POST', '/admin/pictures', { content: content.toString('base64') })
  const { status, body } = await upload(await jpeg())
  expect([status, body.data.url]).toEqual([200, expect.stringMatching(/^\/files\/[\w-]{32}\.webp$/)])
  expect((await read(body.data.url)).statusCode).toBe(200)
  const refused = await upload(Buffer.from('%PDF-1.7 no picture %%EOF'))
  expect([refused.status, fieldsOf(refused)]).toEqual([422, ['content']])
  const abandoned = (await upload(await jpeg(20, 20))).body.data.url
  expect((await updateAsAdmin('/admin/articles', { id: 1, cover: body.data.url })).status).toBe(200)
  await hours(2)
  await sweep()
  await database.db.execute(sql`update published_file set unshown_since = unshown_since - interval '8 days'`)
  await sweep()
  expect((await read(body.data.url)).statusCode).toBe(200)
  expect((await read(abandoned)).statusCode).toBe(404)
})
