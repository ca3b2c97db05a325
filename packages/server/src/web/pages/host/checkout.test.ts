import { expect, test } from 'vitest'
import { type PageContext, pagesApp } from '../testing/app.ts'
import { razorpaySources, withCheckout } from './checkout.ts'

test('a directive that is there is widened, one that is not is added, and nothing else changes', () => {
  const policy =
    "default-src 'none';img-src 'self' data:;connect-src 'self'; script-src 'self' 'sha256-a'; style-src 'self';"
  expect(withCheckout(policy, { 'img-src': ['https://a.example'], 'frame-src': ['https://b.example'] })).toBe(
    "default-src 'none';img-src 'self' data: https://a.example;connect-src 'self';script-src 'self' 'sha256-a';style-src 'self';frame-src https://b.example;",
  )
})

const pay = ({ url, page }: PageContext) => {
  page.keep({ tags: [] })
  if (url.pathname === '/pay') page.opensCheckout()
  return new Response('<h1>Pay</h1>', { headers: { 'content-type': 'text/html' } })
}
const headersOf = async (path: string, checkout: typeof razorpaySources | undefined) => {
  const app = await pagesApp(pay, { checkout })
  const { headers } = await app.inject(path)
  await app.close()
  return { policy: String(headers['content-security-policy']), opener: headers['cross-origin-opener-policy'] }
}

test('the page that opens a checkout names the gateway’s hosts and lets its windows report back; no other page does', async () => {
  const page = await headersOf('/pay', razorpaySources)
  expect(page.policy).toMatch(/script-src 'self'[^;]* https:\/\/checkout\.razorpay\.com/)
  expect(page.policy).toMatch(/frame-src https:\/\/api\.razorpay\.com https:\/\/checkout\.razorpay\.com/)
  expect(page.opener).toBe('same-origin-allow-popups')
  const other = await headersOf('/other', razorpaySources)
  expect(other.policy).not.toContain('razorpay')
  expect(other.opener).toBe('same-origin')
})

test('with a gateway of our own no page names a host', async () => {
  const page = await headersOf('/pay', undefined)
  expect(page.policy).not.toContain('https:')
  expect(page.opener).toBe('same-origin')
})
