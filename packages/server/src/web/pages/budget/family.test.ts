import { readdirSync } from 'node:fs'
import type { Reader } from '@pravesh/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtWeb } from '../../../platform/process/built-web.ts'
import { pagesPlugin } from '../pages-plugin.ts'
import { pageCost, readOnce } from './page-cost.ts'

/** Bytes of script, gzipped, that a page of the family's area may load before it can be used: React is 66 kB of them. */
const maxBytes = 120_000

const ownPages = readdirSync(new URL('../../../../../../site/src/pages/student', import.meta.url))
const pages = [
  ...['/login', '/signup'],
  // The comparison is for everybody: its former address leads to it.
  ...ownPages
    .filter((file) => file !== 'compare.astro')
    .map((file) => `/student/${file}`.replace(/(?:\/index)?\.astro$/, '')),
].flatMap((path) => [path, `/hi${path}`])

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  // They are the same for all visitors and read no data: personal data is requested by the browser.
  const reader = new Proxy({} as Reader, {
    get: () => () => Promise.reject(new Error('A page of the area read something')),
  })
  await app.register(pagesPlugin, { reader, siteDist: builtWeb()?.site ?? '', origin: 'https://pravesh.example' })
})
afterAll(() => app.close())

const read = readOnce(async (path) => {
  const { statusCode, rawPayload } = await app.inject(path)
  if (statusCode !== 200) throw new Error(`${path} is named by a page but not built`)
  return rawPayload
})

test('every page of the family’s area is the same for all, is kept, is in no index, and is light enough for a phone', async () => {
  const errors: string[] = []
  for (const path of pages) {
    const { statusCode, body, headers } = await app.inject(path)
    if (statusCode !== 200) errors.push(`${path}: ${statusCode}`)
    if (!body.includes('name="robots" content="noindex"')) errors.push(`${path}: may be indexed`)
    if (String(headers['cache-control']).includes('no-store')) errors.push(`${path}: not kept`)
    const { script, html } = await pageCost(body, read)
    if (script > maxBytes) errors.push(`${path}: ${script} bytes of script`)
    if (html > 20_000) errors.push(`${path}: ${html} bytes of HTML`)
  }
  expect(errors).toEqual([])
})

test('a demonstration alone says at the doors of accounts where its codes and passwords arrive', async () => {
  const demo = Fastify()
  const reader = new Proxy({} as Reader, {})
  const siteDist = builtWeb()?.site ?? ''
  await demo.register(pagesPlugin, { reader, siteDist, origin: 'https://pravesh.example', isDemo: true })
  afterAll(() => demo.close())
  for (const path of ['/login', '/signup', '/forgot-password', '/hi/login', '/hi/signup', '/hi/forgot-password']) {
    expect((await demo.inject(path)).body, path).toContain('<a href="/dev/outbox"')
    expect((await app.inject(path)).body, path).not.toMatch(/outbox|आउटबॉक्स/i)
  }
})
