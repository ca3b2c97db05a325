import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { testDb } from '../../db/testing/test-db.ts'
import { builtWeb } from '../../life/built-web.ts'
import { sowDemo } from '../../seed/index.ts'
import { hashSource } from '../files/policy.ts'
import { budget, pageCost } from './page-cost.ts'
import { sitePages } from './site-pages.ts'

const home = await testDb()
let app: FastifyInstance
let pages: [type: string, path: string][]

beforeAll(async () => {
  const web = builtWeb()
  if (!web) throw new Error('The site is not built. Run: npm run build')
  const result = readConfig({ DATA_DIR: '.data' })
  if (!('config' in result)) throw new Error(result.problems.join('\n'))
  await sowDemo(home.db)
  app = await buildApp({ home, config: result.config, web })
  pages = await sitePages(app)
})
afterAll(() => app?.close())

const read = async (path: string) => {
  const { statusCode, rawPayload } = await app.inject(path)
  if (statusCode !== 200) throw new Error(`${path} is named by a page but not built`)
  return rawPayload
}

test('every page type answers, within its budget of scripts and of HTML', async () => {
  const wrong: string[] = []
  for (const [type, path] of pages) {
    const { statusCode, body } = await app.inject(path)
    if (statusCode !== (type.startsWith('missing') ? 404 : 200)) wrong.push(`${path}: ${statusCode}`)
    const cost = await pageCost(body, read)
    if (cost.script > budget.script) wrong.push(`${path}: ${cost.script} bytes of script (${cost.scripts.join(', ')})`)
    if (cost.html > budget.html) wrong.push(`${path}: ${cost.html} bytes of HTML`)
  }
  expect(wrong).toEqual([])
})

test('no page holds what its own policy refuses', async () => {
  const refused: string[] = []
  for (const [, path] of pages) {
    const { headers, body } = await app.inject(path)
    const policy = String(headers['content-security-policy'])
    if (!policy.startsWith("default-src 'none'") || policy.includes('unsafe')) refused.push(`${path}: ${policy}`)
    // Data blocks hold no markup, but may quote some.
    const markup = body.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
    for (const [, name = '', open = '', text = ''] of markup.matchAll(/<(style|script)\b([^>]*)>(.*?)<\/\1>/gs))
      if (!open.includes('src=') && !policy.includes(hashSource(text)))
        refused.push(`${path}: <${name}>${text.slice(0, 60)}`)
    const elements = markup.replace(/<(style|script)\b.*?<\/\1>/gs, '')
    for (const [tag] of elements.matchAll(/<[a-z][^<>]*\s(?:style|on[a-z]+)=[^<>]*>/g))
      refused.push(`${path}: ${tag.slice(0, 100)}`)
  }
  expect(refused).toEqual([])
})

test('a page of records is kept until one of them changes', async () => {
  const notKept: string[] = []
  for (const [type, path] of pages) {
    if (/search|missing/.test(type)) continue
    app.pages.clear()
    await app.inject(path)
    if (app.pages.cache.size !== 1) notKept.push(path)
  }
  expect(notKept).toEqual([])
})
