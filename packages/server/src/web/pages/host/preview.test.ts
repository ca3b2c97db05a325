import type { Reader } from '@pravesh/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { OpenPreview } from '../../preview/previews.ts'
import { cachedPage, pagesApp } from '../testing/app.ts'

let app: FastifyInstance
afterEach(() => app.close())

const reader = { own: 'of the preview' } as unknown as Reader
/** Record 1 has a preview, the hour of 2 is over, and nothing else is ours. */
const openPreview: OpenPreview = async ({ kind, record, expires, signature }) => {
  if (kind !== 'schools' || expires !== 9 || signature !== 's') return undefined
  return record === 1 ? { path: '/school/dps', reader } : record === 2 ? 'expired' : undefined
}
const page = cachedPage(({ url, locals }) => JSON.stringify([url.pathname, locals.preview, locals.reader === reader]))

test('a preview is the page of the draft with its own reader, rendered each time and stored nowhere', async () => {
  app = await pagesApp(page, { openPreview })
  for (const [target, path, otherPath] of [
    ['/preview/schools/1?expires=9&signature=s', '/school/dps', '/hi/preview/schools/1?expires=9&signature=s'],
    ['/hi/preview/schools/1?expires=9&signature=s', '/hi/school/dps', '/preview/schools/1?expires=9&signature=s'],
  ] as const) {
    const { statusCode, headers, body } = await app.inject(target)
    expect([statusCode, JSON.parse(body)]).toEqual([200, [path, { otherPath }, true]])
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
  }
  expect(app.pages.cache.size).toBe(0)
  // The public page at the same path is rendered without the preview.
  expect(JSON.parse((await app.inject('/school/dps')).body)).toEqual(['/school/dps', null, false])
})

test('an expired address is 410, and one that is not ours 404; neither is stored', async () => {
  app = await pagesApp(page, { openPreview })
  const statusOf = async (target: string) => {
    const { statusCode, headers } = await app.inject(target)
    expect(headers['cache-control']).toBe('private, no-store')
    return statusCode
  }
  expect(await statusOf('/preview/schools/2?expires=9&signature=s')).toBe(410)
  for (const target of [
    '/preview/schools/1',
    '/preview/schools/1?expires=9',
    '/preview/schools/1?expires=9&signature=t',
    '/preview/schools/1?expires=9&expires=9&signature=s',
    '/preview/schools/x?expires=9&signature=s',
    '/preview/schools/3?expires=9&signature=s',
  ])
    expect([target, await statusOf(target)]).toEqual([target, 404])
  expect(app.pages.cache.size).toBe(0)
})
