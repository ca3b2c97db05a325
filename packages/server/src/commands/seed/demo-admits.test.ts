import type { Sources } from '@pravesh/contract'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { call, demoToken } = await testApp('demo')
type OwnInstitutes = { data: { sid: number; url: string }[] }
type Page = { data: { id: number; admitting: string; claimed: boolean; sources: Sources } }

test.each([
  ['school', 'parent'],
  ['college', 'student'],
] as const)(
  'the demo’s %s login manages at least six that admit on any day: a %s fills a cart with them',
  async (kind, role) => {
    const { data: institutes } = (
      await call<OwnInstitutes>('GET', '/buyer/institute', { token: await demoToken(kind) })
    ).body
    const openOn = async (day: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) })
      try {
        const pages = await Promise.all(institutes.map(({ url }) => call<Page>('GET', `/public/${kind}/?url=${url}`)))
        expect(pages.every(({ body }) => body.data.claimed)).toBe(true)
        // These institutes never signed in: that they manage their pages is invented, and marked so.
        expect(pages.every(({ body }) => body.data.sources.claimed?.tier === 'demo')).toBe(true)
        return pages.flatMap(({ body }) => (body.data.admitting === 'open' ? [body.data.id] : []))
      } finally {
        vi.useRealTimers()
      }
    }
    const [earlyIds, lateIds] = [await openOn('2026-02-01T06:00:00Z'), await openOn('2031-07-01T06:00:00Z')]
    const always = earlyIds.filter((id) => lateIds.includes(id))
    expect(always.length).toBeGreaterThanOrEqual(6)
    const family = await demoToken(role)
    for (const instituteId of always) {
      const added = await call('POST', '/student/my-cart', { token: family, body: { instituteId } })
      expect([instituteId, added.status]).toEqual([instituteId, 200])
    }
    const cart = await call<{ total: number; amount: number }>('GET', '/student/my-cart', { token: family })
    expect(cart.body).toMatchObject({ total: always.length, amount: always.length * 33_100 })
  },
)
