import type { Reader } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app/app.ts'
import { seedDraws } from '../../../commands/seed/families/draws.ts'
import { ensureDemoData } from '../../../commands/seed/index.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { seededDb } from '../../../platform/db/testing/seeded.ts'
import { hashSource } from '../../../platform/http/security/hashed.ts'
import { securityHeaders } from '../../../platform/http/security/plugin.ts'
import { builtWeb } from '../../../platform/process/built-web.ts'
import { pagesPlugin } from '../pages-plugin.ts'
import { budget, headSize, pageCost, readOnce } from './page-cost.ts'
import { sitePages } from './site-pages.ts'

const database = await seededDb('demo', ensureDemoData)
let app: FastifyInstance
let pages: [type: string, path: string][]

beforeAll(async () => {
  const web = builtWeb()
  if (!web) throw new Error('The site is not built. Run: npm run build')
  const result = readConfig({ DATA_DIR: '.data' })
  if (!('config' in result)) throw new Error(result.problems.join('\n'))
  await database.db.transaction((tx) => seedDraws(tx, result.config))
  app = await buildApp({ database: database, config: result.config, web })
  pages = await sitePages(app)
})
afterAll(() => app?.close())

const read = readOnce(async (path) => {
  const { statusCode, rawPayload } = await app.inject(path)
  if (statusCode !== 200) throw new Error(`${path} is named by a page but not built`)
  return rawPayload
})

test('every page type answers, within its budget of scripts, and of HTML with its headers', async () => {
  const errors: string[] = []
  for (const [type, path] of pages) {
    const { statusCode, headers, body } = await app.inject(path)
    if (statusCode !== (type.startsWith('missing') ? 404 : 200)) errors.push(`${path}: ${statusCode}`)
    const cost = await pageCost(body, read)
    if (cost.script > budget.script) errors.push(`${path}: ${cost.script} bytes of script (${cost.scripts.join(', ')})`)
    if (cost.touched > budget.touched) errors.push(`${path}: a touch loads ${cost.touched} bytes`)
    const head = headSize(statusCode, headers)
    const most = /^(?:schools|colleges)\b/.test(type) ? budget.listing : budget.answer
    if (cost.html + head > most) errors.push(`${path}: ${cost.html} bytes of HTML after ${head} of headers`)
  }
  expect(errors).toEqual([])
})

test('every page of a school or a college fits its budget of HTML with its headers, in both languages, the fullest too', async () => {
  const { rows } = await database.db.execute<{ path: string }>(sql`
    select '/school/' || url as path from school where status = 'published'
    union all select '/college/' || url from college where status = 'published'`)
  expect(rows.length).toBeGreaterThan(400)
  const sizes: { path: string; size: number }[] = []
  for (const path of rows.flatMap(({ path }) => [path, `/hi${path}`])) {
    const { statusCode, headers, body } = await app.inject(path)
    expect([path, statusCode]).toEqual([path, 200])
    const { html } = await pageCost(body, read)
    sizes.push({ path, size: html + headSize(statusCode, headers) })
  }
  const fullest = sizes.toSorted((first, other) => other.size - first.size).slice(0, 4)
  console.info(fullest.map(({ path, size }) => `${path}: ${size} bytes`).join(', '))
  expect(fullest.filter(({ size }) => size > budget.answer)).toEqual([])
}, 120_000)

/** Inline parts of a response, and those that its policy allows. */
function inlineOf(body: string, policy: string) {
  // Data blocks hold no markup, but may quote some.
  const markup = body.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
  const elements = [...markup.matchAll(/<(style|script)\b([^>]*)>(.*?)<\/\1>/gs)]
  return {
    elements: markup.replace(/<(style|script)\b.*?<\/\1>/gs, ''),
    inlineHashes: new Set(
      elements.flatMap(([, , open, text = '']) => (open?.includes('src=') ? [] : hashSource(text))),
    ),
    policyHashes: new Set(policy.match(/'sha256-[^']*'/g)),
  }
}

const responseCases: [name: string, ask: () => Promise<LightMyRequestResponse>][] = [
  ['a form with a mistake', () => post('/enquiry/admission-school')],
  ['a form with a mistake, in Hindi', () => post('/hi/enquiry/admission-school')],
  ['a form that nobody knows', () => post('/enquiry/nothing')],
  ['what may not be sent', () => app.inject({ method: 'POST', url: '/search', payload: {} })],
  ['a method that is no page’s', () => app.inject({ method: 'PUT', url: '/' })],
  ['an address that is none', () => app.inject(`/search?q=${'x'.repeat(3000)}`)],
  ['a file that is none', () => app.inject('/_astro/gone.js')],
  ['a fault', () => faulty('/school/a')],
  ['a fault, in Hindi', () => faulty('/hi/school/a')],
]
const post = (url: string) =>
  app.inject({
    method: 'POST',
    url,
    payload: 'name=A',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
/** The same site, whose catalogue cannot be read. */
async function faulty(url: string): Promise<LightMyRequestResponse> {
  const down = Fastify()
  const reader = new Proxy({} as Reader, { get: () => () => Promise.reject(new Error('down')) })
  await down.register(securityHeaders, { strictTransport: true })
  await down.register(pagesPlugin, { reader, siteDist: builtWeb()?.site ?? '', origin: 'https://pravesh.example' })
  const response = await down.inject(url)
  await down.close()
  return response
}

test('every answer of the site is under a policy that names what stands in it, all of it and nothing else, in a small head', async () => {
  const errors: string[] = []
  const all = [...responseCases, ...pages.map(([, path]) => [path, () => app.inject(path)] as const)]
  for (const [name, request] of all) {
    const { statusCode, headers, body } = await request()
    const policy = String(headers['content-security-policy'])
    if (!policy.startsWith("default-src 'none'") || policy.includes('unsafe')) errors.push(`${name}: ${policy}`)
    const { elements, inlineHashes, policyHashes } = inlineOf(body, policy)
    for (const source of inlineHashes.symmetricDifference(policyHashes)) errors.push(`${name}: ${source}`)
    for (const [tag] of elements.matchAll(/<[a-z][^<>]*\s(?:style|on[a-z]+)=[^<>]*>/g))
      errors.push(`${name}: ${tag.slice(0, 100)}`)
    const head = headSize(statusCode, headers)
    if (head > budget.head) errors.push(`${name}: ${head} bytes of headers`)
  }
  expect(errors).toEqual([])
})

test('a page of records is kept until one of them changes', async () => {
  const uncachedPaths: string[] = []
  for (const [type, path] of pages) {
    // A form about a child is in no cache.
    if (/search|missing|points/.test(type)) continue
    app.pages.clear()
    await app.inject(path)
    if (app.pages.cache.size !== 1) uncachedPaths.push(path)
  }
  expect(uncachedPaths).toEqual([])
})
