import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { admin } from './signed-in.ts'

const password = 'hathi samosa khidki'
/** The code that an app shows, `later` milliseconds from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later })

/** A person of the operator, who was invited by an owner and has accepted. Signs in by the address. */
async function invitedPerson(request: APIRequestContext, email: string): Promise<void> {
  const { token } = await (await request.post('/api/v1/open/admin-login', { data: admin })).json()
  const headers = { authorization: `Bearer ${token}` }
  await request.post('/api/v1/admin/invitations', { headers, data: { email, role: 'editor' } })
  const mailedToken = async () => {
    const outbox: { to: string; text: string }[] = await (await request.get('/dev/outbox.json')).json()
    return /invitation#([\w-]{43})/.exec(outbox.find(({ to }) => to === email)?.text ?? '')?.[1]
  }
  await expect.poll(mailedToken).toBeTruthy()
  const data = { token: await mailedToken(), name: 'Kiran Rao', password }
  expect((await request.put('/api/v1/open/invitation', { data })).status()).toBe(200)
}
async function signIn(page: Page, username: string, word = password): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(word)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
const overview = (page: Page) => page.getByRole('heading', { level: 1, name: 'Overview' })
/** A phone has no space for the person's name. */
const openMenu = (page: Page, person: string) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^(${person}|Profile)$`) })
    .click()
async function openAccount(page: Page, person: string): Promise<void> {
  await openMenu(page, person)
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
}
async function signOut(page: Page, person: string): Promise<void> {
  await openMenu(page, person)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin/login')
}
async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

test('a person turns codes of an app on, signs in with one, loses the phone, and an owner removes it', async ({
  page,
  request,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 40[13]|status of 422/)
  const email = 'kiran@operator.example'
  await invitedPerson(request, email)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, email)
  await expect(overview(page)).toBeVisible()
  await openAccount(page, email)
  await expect(page.getByText('This one')).toBeVisible()
  await expectAccessible()
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an app' })
  await expect(dialog.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expectAccessible()
  const codeField = dialog.getByRole('textbox', { name: 'Code' })
  await codeField.fill('000000')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is not right')).toBeVisible()
  const first = codeOf(secret)
  await codeField.fill(first)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectAccessible()
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('pravesh-recovery-codes.txt')
  await codes.getByRole('button', { name: 'I have them' }).click()
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible()
  await signOut(page, email)

  await signIn(page, email)
  const code = page.getByLabel('Code of your authenticator app')
  await expect(code).toBeFocused()
  await expectAccessible()
  // The code that turned it on is used up: that of the next half-minute is not.
  await code.fill(first)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await code.fill(codeOf(secret, 30_000))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(overview(page)).toBeVisible()
  await openAccount(page, email)
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible()
  await signOut(page, email)

  // An owner has called back, and removes it with the reason.
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, admin.username, admin.password)
  await expect(overview(page)).toBeVisible()
  await page.goto('/admin/accounts')
  await page.getByRole('tab', { name: 'Administrators' }).click()
  await page.getByRole('button', { name: `Remove second factor: ${email}` }).click()
  const reset = page.getByRole('dialog', { name: `Remove second factor: ${email}` })
  await reset.getByLabel('Reason').fill('The phone was lost; called back at the office')
  await expectAccessible()
  await reset.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'The second factor was removed')
  await expect(page.getByRole('button', { name: `Remove second factor: ${email}` })).toHaveCount(0)
  await signOut(page, admin.username)
  await signIn(page, email)
  await expect(overview(page)).toBeVisible()
})

test('a person adds a passkey, signs in with it alone, renames and removes it', async ({
  page,
  context,
  request,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 40[13]|status of 422/)
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = 'asha@operator.example'
  await invitedPerson(request, email)
  await signIn(page, email)
  await expect(overview(page)).toBeVisible()
  await openAccount(page, email)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByLabel('Current password').fill('not the password')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await dialog.getByLabel('Current password').fill(password)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'I have them' }).click()
  await expect(page.getByRole('heading', { name: 'My laptop' })).toBeVisible()
  await expectAccessible()
  await signOut(page, email)

  // The password alone does not sign in any more.
  await signIn(page, email)
  await expect(page.getByLabel('Code of your authenticator app')).toBeVisible()
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('No passkey was used.', { exact: false }).first()).toBeVisible()
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(overview(page)).toBeVisible()

  await openAccount(page, email)
  await page.getByRole('button', { name: 'Rename: My laptop' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Office')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await page.getByRole('button', { name: 'Remove: Office' }).click()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Office' })).toHaveCount(0)
  await signOut(page, email)
  await signIn(page, email)
  await expect(overview(page)).toBeVisible()
})
