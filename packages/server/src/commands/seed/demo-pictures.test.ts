import { existsSync } from 'node:fs'
import type { Sources } from '@pravesh/contract'
import { catalogueName } from '@pravesh/messages/catalogue'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { call, demoToken } = await testApp('demo')
type Medium = { kind: string; url: string; alt: string; caption: string; cover: boolean }
type Page = { data: { cover: string | null; media: Medium[]; sources: Sources } }

test.each(['school', 'college'] as const)(
  'each %s of the demo’s own login has pictures of ours, described and marked',
  async (kind) => {
    const token = await demoToken(kind)
    const { body } = await call<{ data: { url: string }[] }>('GET', '/buyer/institute', { token })
    expect(body.data.length).toBe(8)
    const pages = await Promise.all(body.data.map(({ url }) => call<Page>('GET', `/public/${kind}/?url=${url}`)))
    for (const { data } of pages.map(({ body }) => body)) {
      expect(data.media.length).toBeGreaterThan(2)
      expect(data.sources.media?.tier).toBe('demo')
      // Their drawn covers tell them apart.
      expect(data.cover).toBeNull()
      expect(new Set(data.media.map(({ url }) => url)).size).toBe(data.media.length)
      for (const { url, alt, caption } of data.media) {
        expect(alt).toMatch(/^Drawing: /)
        expect(caption).toMatch(/^[A-Z][a-z ]+$/)
        expect(catalogueName(caption, 'hi')).toMatch(/^[\u0900-\u097f ]+$/)
        expect(catalogueName(alt, 'hi')).toMatch(/^चित्र: /)
        expect(existsSync(new URL(`../../../../../site/public${url}`, import.meta.url))).toBe(true)
      }
    }
    const galleries = pages.map(({ body }) => body.data.media.map(({ url }) => url).join())
    expect(new Set(galleries).size).toBeGreaterThan(5)
  },
)
