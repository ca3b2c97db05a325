import type { PreviewAddress } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'
import { bindAll } from '../../app/endpoints.ts'
import { LiveLexicon } from '../../catalogue/lexicon/live-lexicon.ts'
import { SearchTerms } from '../../catalogue/search-terms/search-terms.ts'
import { LiveNews } from '../../people/news/live-news.ts'
import { createPaymentGateway } from '../../people/payment/open.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { checkPreviewAddress, previewAddressOf, type SignedDraft } from './address.ts'
import { createPreviews } from './previews.ts'

const { asAdmin, call, database, config, demoToken } = await testApp('demo')
const { db } = database
const lexicon = new LiveLexicon(db)
const services = {
  db,
  reads: db,
  config,
  delivery: openDelivery(config, db),
  payments: createPaymentGateway(config, db),
}
const searchTerms = new SearchTerms(db, () => undefined)
const open = createPreviews({
  db,
  config,
  lexicon,
  bound: await bindAll({ ...services, lexicon, searchTerms, news: new LiveNews() }),
  verify: true,
})

/** The parts of the path of a preview. */
function signedOf(path: string): SignedDraft {
  const { pathname, searchParams } = new URL(path, 'http://pravesh.example')
  const [, , kind = '', record] = pathname.split('/')
  const signature = searchParams.get('signature') ?? ''
  return { kind, record: Number(record), expires: Number(searchParams.get('expires')), signature }
}
const addressOf = async (kind: string, record: number) =>
  (await asAdmin<{ data: PreviewAddress }>('POST', '/admin/preview', { kind, record })).body.data
async function opened(kind: string, record: number) {
  const preview = await open(signedOf((await addressOf(kind, record)).path))
  if (preview === undefined || preview === 'expired') throw new Error(`No preview of ${kind} ${record}`)
  return preview
}
/** Makes a published record of the demo a draft. */
async function draftOf(table: string): Promise<{ id: number; url: string }> {
  const { rows } = await db.execute<{ id: number; url: string }>(
    sql`update ${sql.identifier(table)} set status = 'draft' where id = (select min(id) from ${sql.identifier(table)} where status = 'published') returning id, url`,
  )
  const [record] = rows
  if (!record) throw new Error(`${table} has no published record`)
  return record
}

test.each([
  ['schools', 'school', 'school'],
  ['colleges', 'college', 'college'],
  ['exam-list', 'exam', 'exam'],
  ['career', 'career', 'career'],
  ['articles', 'article', 'article'],
] as const)(
  'a draft of %s is read through its address, and stays unpublished for everybody else',
  async (kind, page, table) => {
    const { id, url } = await draftOf(table)
    const { path, reader } = await opened(kind, id)
    expect(path).toBe(`/${page}/${url}`)
    expect((await reader[page]({ url })).data).toMatchObject({ id, url })
    expect(codeOf(await call('GET', `/public/${page}/?url=${url}`))).toBe('NOT_FOUND')
    // The address of one draft shows no other.
    const other = await draftOf(table)
    await expect(reader[page]({ url: other.url })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(JSON.stringify(await reader[page]({ url }))).not.toContain(`"${other.url}"`)
  },
)

test('the draft of a listing’s text stands on the listing that is previewed, and on no other', async () => {
  const text = { h1: 'Schools by the lake', title: 'Schools by the lake', url: 'delhi', status: 'draft' }
  const created = await asAdmin<{ data: { id: number } }>('POST', '/admin/school-content', text)
  const { path, reader } = await opened('school-content', created.body.data.id)
  expect(path).toBe('/schools/delhi')
  expect((await reader.schools({ url: 'delhi' })).h1).toBe('Schools by the lake')
  expect((await call<{ h1: string }>('GET', '/public/schools/delhi')).body.h1).not.toBe('Schools by the lake')
})

test('an address works for an hour, for its own record and with our signature alone', async () => {
  const now = new Date('2026-11-26T10:00:00Z')
  const draft = { kind: 'schools', record: 7 }
  const { path, expiresAt } = previewAddressOf(config, draft, now)
  expect(expiresAt).toBe('2026-11-26T11:00:00.000Z')
  const signed = signedOf(path)
  const check = (change: Partial<SignedDraft>, at = now) => checkPreviewAddress(config, { ...signed, ...change }, at)
  expect(check({})).toBe('valid')
  expect(check({}, new Date('2026-11-26T11:00:00Z'))).toBe('expired')
  expect(check({ record: 8 })).toBe('unsigned')
  expect(check({ kind: 'colleges' })).toBe('unsigned')
  expect(check({ expires: signed.expires + 1 })).toBe('unsigned')
  expect(check({ signature: '' })).toBe('unsigned')
  expect(check({ signature: `${signed.signature}A` })).toBe('unsigned')
  expect(await open(signedOf(previewAddressOf(config, draft, new Date(0)).path))).toBe('expired')
  expect(await open({ ...signed, signature: 'x' })).toBeUndefined()
})

test('only administrators are given an address, and none of a record that is not there', async () => {
  const body = { kind: 'schools', record: 1 }
  expect((await call('POST', '/admin/preview', { body })).status).toBe(401)
  expect((await call('POST', '/admin/preview', { body, token: await demoToken('school') })).status).toBeGreaterThan(400)
  expect(codeOf(await asAdmin('POST', '/admin/preview', { kind: 'schools', record: 2_000_000 }))).toBe('NOT_FOUND')
  expect(codeOf(await asAdmin('POST', '/admin/preview', { kind: 'board', record: 1 }))).toBe('INVALID')
})
