import { test as base, expect } from '../fixtures.ts'
import { JourneyServer } from '../server/journey-server.ts'
import { expectToast } from '../toasts.ts'
import { admin, field } from './signed-in.ts'

/** A server whose consoles have hosts of their own. */
const test = base.extend({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await JourneyServer.open(process.env.JOURNEYS_DATA, ({ port }) => ({
        ADMIN_ORIGIN: `http://admin.localhost:${port}`,
        BUYER_ORIGIN: `http://institutes.localhost:${port}`,
      }))
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin.replace('localhost', 'admin.localhost')),
})

// The policy of our own pages would keep the calls of the public site from being sent at all.
test.use({ bypassCSP: true })

test('an administrator works on a host of the console’s own, whose session no script and no other origin has', async ({
  page,
  context,
  server,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[134]|foreign request|CORS policy|net::ERR_FAILED|NotSameOrigin/)
  await page.goto('/')
  await expect(page).toHaveURL('/admin/login')
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password').fill(admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: '__Host-session', httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
  const token = cookie?.value ?? '?'
  const readable = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(readable).not.toContain(token)
  expect(readable).not.toContain('token')
  expect(readable).not.toContain('__Host-session')

  await page.goto('/admin/medium/create')
  await field(page, 'Name').fill('Maithili')
  await field(page, 'URL').fill('maithili')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Medium Added Successfully')

  // A script of the public site, which is the same site, gets nothing: neither with the administrator's cookie nor by its own host.
  const publicTab = await context.newPage()
  await publicTab.goto(server.origin)
  const call = (address: string, mode: RequestMode = 'cors') =>
    publicTab.evaluate(
      async ([url, how]) => {
        const request = how === 'cors' ? {} : { method: 'POST', mode: how }
        try {
          return (await fetch(url, { ...request, credentials: 'include' })).status
        } catch {
          return 'no answer'
        }
      },
      [address, mode] as const,
    )
  const own = new URL(page.url()).origin
  expect(await call(`${own}/api/v1/admin/board`)).toBe('no answer')
  expect(await call('/api/v1/admin/board')).toBe(404)
  // Sent without asking first, as a form would: the page cannot read the answer, and the session is not ended.
  expect(await call(`${own}/api/v1/admin/logout`, 'no-cors')).toBe('no answer')
  const ownStatus = () =>
    page.evaluate(async () => (await fetch('/api/v1/admin/board', { headers: { 'x-page-origin': origin } })).status)
  expect(await ownStatus()).toBe(200)

  // The public site leads to the consoles, and serves none.
  await publicTab.goto(`${server.origin}/admin/schools`)
  await expect(publicTab).toHaveURL(`${own}/admin/schools`)
  await expect(publicTab.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible()

  // Ended elsewhere: the page asks for the password, and sends what was typed.
  await page.goto('/admin/medium/create')
  await field(page, 'Name').fill('Santali')
  await field(page, 'URL').fill('santali')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expectToast(page, 'Medium Added Successfully')

  await page.getByRole('button', { name: 'admin' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(publicTab).toHaveURL(`${own}/admin/login`)
  expect(await context.cookies()).toEqual([])
})
