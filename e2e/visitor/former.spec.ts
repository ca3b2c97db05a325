import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

type Career = { id: number; url: string; updatedAt: string }

/** Calls of an administrator on careers. */
async function administrator(request: APIRequestContext) {
  const login = await request.post('/api/v1/open/admin-login', {
    data: { username: 'admin', password: 'pravesh-demo' },
  })
  const headers = { authorization: `Bearer ${(await login.json()).token}` }
  const path = '/api/v1/admin/career'
  const read = async (response: Promise<{ json(): Promise<{ data: Career }> }>) => (await response).json()
  return {
    add: async (data: object) => (await read(request.post(path, { headers, data }))).data,
    move: async (data: object) => (await read(request.put(path, { headers, data }))).data,
    remove: (id: number) => request.delete(`${path}?id=${id}`, { headers }),
  }
}

test('the former address of a page leads to it, and that of a deleted one says so in both languages', async ({
  page,
  request,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 410/)
  const { add, move, remove } = await administrator(request)
  const lookup = await request.get('/api/v1/public/career-opportunities/category')
  const [{ id: category }] = (await lookup.json()).data
  const url = `lantern-maker-${Date.now().toString(36)}`
  const career = await add({ title: 'Lantern maker', url, status: 'published', category, summary: 'Makes lanterns.' })
  await page.goto(`/career/${url}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern maker')
  await move({ id: career.id, updatedAt: career.updatedAt, url: `${url}-new` })
  for (const prefix of ['', '/hi']) {
    // The page of the old address may still be kept for a moment.
    await expect
      .poll(async () => {
        const moved = await request.get(`${prefix}/career/${url}`, { maxRedirects: 0 })
        return [moved.status(), moved.headers().location]
      })
      .toEqual([301, `${prefix}/career/${url}-new`])
  }
  expect((await remove(career.id)).status()).toBe(200)
  for (const [prefix, title] of [
    ['', 'This page is no longer here'],
    ['/hi', 'यह पन्ना अब नहीं है'],
  ] as const)
    for (const address of [url, `${url}-new`]) {
      const response = await page.goto(`${prefix}/career/${address}`)
      expect(response?.status()).toBe(410)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
  await expectAccessible()
})
