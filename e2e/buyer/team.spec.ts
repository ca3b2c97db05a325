import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { expectToast } from '../toasts.ts'
import { expect, signInAs, test } from './signed-in.ts'

const password = 'hathi samosa khidki'

/** The address in the newest mail of an invitation. */
async function linkIn(request: APIRequestContext, email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const mails: { to: string; text: string }[] = await (await request.get('/dev/outbox.json')).json()
    const mail = mails.find(({ to, text }) => to === email && text.includes('/invitation#'))
    link = /\/\S*\/invitation#[\w-]{43}/.exec(mail?.text.replace(/https?:\/\/[^/]+/, '') ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

/** Another browser, of a phone, in which nobody has signed in. */
async function openPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': '10.77.3.7' },
    ...(baseURL && { baseURL }),
  })
  return context.newPage()
}

test('a colleague is invited, reads and decides nothing, and is out at once when access is taken away', async ({
  page,
  browser,
  request,
  baseURL,
  pageErrors,
  expectAccessible,
}) => {
  test.slow()
  pageErrors.allow(/status of 409/)
  const email = `colleague${Date.now()}@school.example`
  await page.goto('/administration')
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(page.getByRole('row', { name: /school@demo.pravesh.example/ })).toContainText('(you)')
  await expectAccessible()
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByRole('radio', { name: /^Read only/ }).check()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expectToast(page, 'Invited Successfully')
  await page.getByRole('tab', { name: 'Invitations' }).click()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Read only')
  await expectAccessible()

  const phone = await openPhone(browser, baseURL)
  await phone.goto(await linkIn(request, email))
  await expect(phone.getByRole('heading', { level: 1, name: 'You are invited' })).toBeVisible()
  expect(await findViolations(phone, { resultTypes: ['violations'] })).toEqual([])
  await phone.getByLabel('Your full name').fill('Meera Nair')
  await phone.getByLabel('Choose a password').fill('password12')
  await phone.getByRole('button', { name: 'Accept' }).click()
  await expect(phone.getByLabel('Choose a password')).toHaveAttribute('aria-invalid', 'true')
  await phone.getByLabel('Choose a password').fill(password)
  await phone.getByRole('button', { name: 'Accept' }).click()
  await expect(phone.getByText('You are in. Please sign in.')).toBeVisible()
  await phone.getByRole('link', { name: 'Sign in' }).click()
  await phone.getByLabel('E-mail').fill(email)
  await phone.locator('input[type="password"]').fill(password)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

  // An application can be read, and nothing about it be decided.
  const sid = /institutes\/(\d+)/.exec(page.url())?.[1]
  await phone.goto(`/administration/institutes/${sid}/applications`)
  await expect(phone.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await phone.getByRole('main').getByRole('link').first().click()
  await expect(phone.getByRole('group', { name: 'Move this application' })).toHaveCount(0)
  await phone.goto(`/administration/institutes/${sid}/details`)
  await expect(phone.getByText('Your role can read this, and not change it.')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await phone.goto(`/administration/institutes/${sid}/team`)
  await expect(phone.getByText(/Access denied/)).toBeVisible()

  await page.getByRole('tab', { name: 'People' }).click()
  await page.getByRole('button', { name: 'Take access away: Meera Nair' }).click()
  const end = page.getByRole('dialog', { name: 'Take access away: Meera Nair' })
  await end.getByLabel('Reason').fill('Left the school')
  await expectAccessible()
  await end.getByRole('button', { name: 'Take access away' }).click()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toHaveCount(0)
  await phone.goto(`/administration/institutes/${sid}/applications`)
  await expect(phone.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await phone.context().close()

  // The last owner stays.
  await page
    .getByRole('button', { name: /^Take access away: / })
    .first()
    .click()
  const own = page.getByRole('dialog', { name: /^Take access away/ })
  await own.getByLabel('Reason').fill('I am leaving')
  await own.getByRole('button', { name: 'Take access away' }).click()
  await expectToast(page, /There must be an owner/)
})

test('people and invitations in Hindi, on a phone @phone', async ({ page, context, request, expectAccessible }) => {
  await signInAs(context, request, 'school')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/administration')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await page.getByRole('button', { name: 'मेन्यू खोलें' }).click()
  await page.getByRole('link', { name: 'लोग', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'लोग' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'बुलाइए' }).click()
  await expect(page.getByRole('radio', { name: /केवल पढ़ना/ })).toBeChecked()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
