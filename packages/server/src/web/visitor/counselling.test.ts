import type { CounsellingCard, CounsellingPage } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { today } from '../../platform/db/statements/today.ts'

const { call, asAdmin, updateAsAdmin } = await testApp('demo')
const source = { name: 'Bulletin', asOf: '2026-11', tier: 'official' } as const
const dayIn = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)
const round = { name: 'Round 1', to: null, tentative: false, source }
const fee = { category: 'Seat acceptance', amount: 131_313, refundable: true, refundUntil: dayIn(9), source: null }
let made = 0
/** A published counselling of the first state, for the first exam. */
async function add(fields: Record<string, unknown> = {}) {
  const url = `test-counselling-${++made}`
  const body = { name: `Test ${made}`, fullName: 'Test seats', url, status: 'published', level: 1, ...fields }
  const response = await asAdmin<{ data: { id: number } }>('POST', '/admin/counselling', body)
  expect(response.status).toBe(200)
  return { url, ...response.body.data }
}
const pageOf = (url: string) => call<{ data: CounsellingPage }>('GET', `/public/counselling/${url}`)
const list = async (query = '') =>
  (await call<{ data: CounsellingCard[] }>('GET', `/public/counselling${query}`)).body.data

test('rounds come in the order of their days, and the card names the one that is on, else the next', async () => {
  const rounds = [
    { ...round, step: 'withdrawal', from: dayIn(9) },
    { ...round, step: 'registration', from: dayIn(-9), to: dayIn(-2) },
    { ...round, step: 'reporting', from: dayIn(-1), to: dayIn(1) },
    { ...round, step: 'allotment', from: dayIn(4) },
  ]
  const { url } = await add({ rounds })
  const { data } = (await pageOf(url)).body
  expect(data.rounds.map(({ step }) => step)).toEqual(['registration', 'reporting', 'allotment', 'withdrawal'])
  expect(data.nextRound).toMatchObject({ step: 'reporting', to: dayIn(1) })
  const later = await add({ rounds: rounds.toSpliced(2, 1) })
  expect((await list()).find((card) => card.url === later.url)?.nextRound).toMatchObject({ step: 'allotment' })
})

test('rounds and fees are public once they or the counselling name a source', async () => {
  const unsourced = { rounds: [{ ...round, step: 'allotment', from: dayIn(3), source: null }], fees: [fee] }
  const hidden = (await pageOf((await add(unsourced)).url)).body.data
  expect([hidden.rounds, hidden.fees, hidden.nextRound]).toEqual([[], [], null])
  const shown = (await pageOf((await add({ ...unsourced, source })).url)).body.data
  expect(shown.rounds).toEqual([{ ...round, step: 'allotment', from: dayIn(3) }])
  expect(shown.fees).toEqual([{ ...fee, source }])
})

test('a round that ends before it begins is rejected', async () => {
  const rounds = [{ ...round, step: 'allotment', from: dayIn(3), to: dayIn(2) }]
  const response = await asAdmin('POST', '/admin/counselling', {
    ...{ name: 'Backwards', fullName: 'Backwards', url: 'backwards', status: 'draft', level: 1, rounds },
  })
  expect(fieldsOf(response)).toEqual(['rounds.0.to'])
})

test('the list is narrowed by state and exam, and has no drafts', async () => {
  const urls = async (query: string) => (await list(query)).map(({ url }) => url)
  expect(await urls('?state=maharashtra')).toEqual(['mht-cet-cap-2026'])
  expect(await urls('?exam=jee-main')).toEqual(['csab-2026', 'josaa-2026', 'mht-cet-cap-2026'])
  expect(await urls('?exam=jee-main&state=maharashtra')).toEqual(['mht-cet-cap-2026'])
  expect(await urls('?state=an-absent-state')).toEqual([])
  const draft = await add({ status: 'draft' })
  expect(await urls('')).not.toContain(draft.url)
  expect((await pageOf(draft.url)).status).toBe(404)
})

test('a college names its published counsellings, which name it', async () => {
  const draft = await add({ status: 'draft' })
  const { url, id } = await add()
  const path = '/admin/college-details/2'
  const write = await updateAsAdmin<{ data: { url: string } }>(path, { counsellings: [id, draft.id] })
  expect(write.status).toBe(200)
  const { url: collegeUrl } = write.body.data
  const college = await call<{ data: { counsellings: { url: string }[] } }>('GET', `/public/college/?url=${collegeUrl}`)
  expect(college.body.data.counsellings.map((counselling) => counselling.url)).toEqual([url])
  const { collegeCount, colleges } = (await pageOf(url)).body.data
  expect([collegeCount, colleges.map((named) => named.url)]).toEqual([1, [collegeUrl]])
  const deletion = await asAdmin('DELETE', `/admin/counselling?id=${id}`)
  expect(codeOf(deletion)).toBe('IN_USE')
})

test('the demo’s colleges that admit by JoSAA alone lead to it and take no application', async () => {
  type Named = { data: { admitting: string; counsellings: { url: string }[] } }
  const { body } = await call<Named>('GET', '/public/college/?url=indian-institute-of-technology-delhi')
  expect(body.data).toMatchObject({ admitting: 'counselling', counsellings: [{ url: 'josaa-2026' }] })
  const { data } = (await pageOf('josaa-2026')).body
  expect(data.colleges.map(({ url }) => url)).toContain('indian-institute-of-technology-delhi')
  expect(data.nextRound).not.toBeNull()
})

test('a former address leads to the counselling that has moved', async () => {
  const { url, id } = await add()
  expect((await updateAsAdmin('/admin/counselling', { id, url: `${url}-moved` })).status).toBe(200)
  expect((await pageOf(url)).body.data.url).toBe(`${url}-moved`)
})
