import { expect, test } from 'vitest'
import { type PageContext, pagesApp } from './testing/app.ts'

const tag = 'https://ads.example/tag.js'
const list = ({ url, page }: PageContext) => {
  page.keep({ tags: [] })
  if (url.pathname === '/schools') page.loadsAds()
  return new Response('<h1>Schools</h1>', { headers: { 'content-type': 'text/html' } })
}
async function policyOf(path: string, adTag: string | undefined): Promise<string> {
  const app = await pagesApp(list, { adTag })
  const { headers } = await app.inject(path)
  await app.close()
  return String(headers['content-security-policy'])
}

test('a page that may load the tag for advertisements names its host; no other page does, and none without a tag', async () => {
  const page = await policyOf('/schools', tag)
  expect(page).toMatch(/script-src 'self'[^;]* https:\/\/ads\.example/)
  expect(page).toMatch(/frame-src https:\/\/ads\.example/)
  expect(await policyOf('/enquiry', tag)).not.toContain('ads.example')
  expect(await policyOf('/schools', undefined)).not.toContain('frame-src')
})
