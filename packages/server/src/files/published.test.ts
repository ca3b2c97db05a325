import { type CollegeMedia, documentExample } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../testing/test-app.ts'
import { sweepPublished } from './published.ts'

const { app, call, asAdmin, home, work, demoToken } = await testApp('demo')
type Written = { data: CollegeMedia }
const eid = 1
const add = (content: Buffer, more: object = {}) =>
  asAdmin<Written>('POST', `/admin/college-media/${eid}`, {
    kind: 'image',
    alt: 'The library',
    content: content.toString('base64'),
    ...more,
  })
const read = (url: string, headers = {}) => app.inject({ url, headers })
const jpeg = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#358' } })
    .withExif({ IFD0: { Copyright: 'mark-of-the-camera' } })
    .jpeg()
    .toBuffer()
const kept = async () => (await home.db.execute(sql`select key from published_file`)).rows.length

test('a picture is drawn anew: small enough, upright, without what its camera wrote or what hides behind it', async () => {
  const sent = Buffer.concat([await jpeg(3_000, 1_500), Buffer.from('<script>alert(1)</script>')])
  expect(sent.includes('mark-of-the-camera')).toBe(true)
  const added = await add(sent, { cover: true })
  expect(added.status).toBe(200)
  expect(added.body.data.url).toMatch(/^\/files\/[\w-]{32}\.webp$/)
  const { data } = (await asAdmin<{ data: { cover: string } }>('GET', `/admin/college-details/${eid}`)).body
  expect(data.cover).toBe(added.body.data.url)

  const answer = await read(added.body.data.url)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const { width, height, exif } = await sharp(answer.rawPayload).metadata()
  expect([width, height, exif]).toEqual([2_000, 1_000, undefined])
  expect(answer.rawPayload.includes('script')).toBe(false)
  const again = await read(added.body.data.url, { 'if-none-match': answer.headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
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
  const before = await kept()
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
  expect(await kept()).toBe(before)
})

test('a file goes with its record, and with its college', async () => {
  const { id, url } = (await add(await jpeg())).body.data
  await asAdmin('POST', `/admin/college-media/${eid}`, { action: 'delete', ids: [id] })
  expect((await read(url)).statusCode).toBe(404)
  const other = (await add(await jpeg())).body.data
  await home.db.execute(sql`delete from college_media where id = ${other.id}`)
  await sweepPublished(home.db)
  expect((await read(other.url)).statusCode).toBe(200)
  await home.db.execute(sql`update published_file set created_at = now() - interval '2 hours'`)
  await sweepPublished(home.db)
  await work()
  expect((await read(other.url)).statusCode).toBe(404)
})

test('private documents are not read here, nor anything outside', async () => {
  const token = await demoToken('student')
  await call('POST', '/student/documents', { token, body: documentExample })
  const { rows } = await home.db.execute<{ key: string }>(sql`select key from document limit 1`)
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

test('a file that another row shows stays until that row goes too', async () => {
  const { id, url } = (await add(await jpeg())).body.data
  const other = await asAdmin<Written>('POST', `/admin/college-media/${eid + 1}`, { alt: 'The same', url })
  expect(other.status).toBe(200)
  await asAdmin('POST', `/admin/college-media/${eid}`, { action: 'delete', ids: [id] })
  await work()
  expect((await read(url)).statusCode).toBe(200)
  await home.db.execute(sql`update college set logo = ${url} where id = ${eid}`)
  await asAdmin('POST', `/admin/college-media/${eid + 1}`, { action: 'delete', ids: [other.body.data.id] })
  await home.db.execute(sql`update published_file set created_at = now() - interval '2 hours'`)
  await sweepPublished(home.db)
  await work()
  expect((await read(url)).statusCode).toBe(200)
  await home.db.execute(sql`update college set logo = null where id = ${eid}`)
  await sweepPublished(home.db)
  await work()
  expect((await read(url)).statusCode).toBe(404)
})
