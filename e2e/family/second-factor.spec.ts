import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, newParent } from './people.ts'
import { codeTextedTo } from './signed-in.ts'

const password = 'a long enough one'

/** A parent whose account asks for codes of an app, and is signed out. */
async function withApp(page: Page) {
  const { token } = await newParent(page)
  const path = '/student/second-factor/totp'
  const { data: app } = await callApi<{ data: { secret: string } }>(page, 'POST', path, undefined, token)
  const totp = new TOTP({ secret: Secret.fromBase32(app.secret) })
  const body = { code: totp.generate(), current_password: password }
  const { recoveryCodes } = await callApi<{ recoveryCodes: string[] }>(page, 'PUT', path, body, token)
  const { data } = await callApi<{ data: { mobile: string } }>(page, 'GET', '/student/profile', undefined, token)
  await page.evaluate(() => localStorage.clear())
  // The next half-minute: the code of this one is used up.
  return { ...data, recoveryCodes, nextCode: () => totp.generate({ timestamp: Date.now() + 30_000 }) }
}

test('a family signs in with its password and a code of its app', { tag: '@phone' }, async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 40[13]/)
  const { mobile, nextCode } = await withApp(page)
  await page.goto('/login?next=/student/privacy')
  await page.getByRole('button', { name: 'Use my password' }).click()
  await page.getByLabel('E-mail or mobile number').fill(mobile)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const code = page.getByLabel('Code of your authenticator app')
  await expect(code).toBeFocused()
  await expectAccessible()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This code is not right')
  await expectAccessible()
  await code.fill(nextCode())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/student/privacy')
  await expectToast(page, 'Login Successful')
})

test('a code by SMS is followed by the second step, in Hindi, which a recovery code takes', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[13]|status of 429/)
  const { mobile, recoveryCodes } = await withApp(page)
  await page.goto('/hi/login?next=/hi/student/privacy')
  await page.locator('[name="mobile"]').fill(mobile)
  // A code was sent to this mobile as the account was opened: another one is sent half a minute later.
  await expect(async () => {
    await page.locator('form button[type="submit"]').first().click()
    await expect(page.locator('[name="otp"]')).toBeFocused({ timeout: 3_000 })
  }).toPass()
  await page.locator('[name="otp"]').fill(await codeTextedTo(request, mobile))
  await page.locator('form button[type="submit"]').first().click()
  const code = page.getByLabel('ऑथेंटिकेटर ऐप का कोड')
  await expect(code).toBeFocused()
  await code.fill(recoveryCodes[0] ?? '')
  await page.locator('form button[type="submit"]').first().click()
  await expect(page).toHaveURL('/hi/student/privacy')
})

test('a family adds an app on the page of its data, keeps the recovery codes, and turns it off again', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 422/)
  await newParent(page)
  await page.goto('/student/privacy')
  const section = page.getByRole('region', { name: 'Second step of signing in' })
  await section.getByRole('button', { name: 'Add an authenticator app' }).click()
  await expect(section.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = ((await section.locator('.secret').textContent()) ?? '').replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await section.getByLabel('Code', { exact: true }).fill('12')
  await section.locator('[name="current_password"]').fill(password)
  await section.getByRole('button', { name: 'Turn the app on' }).click()
  await expect(section.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await section.getByLabel('Code', { exact: true }).fill(totp.generate())
  await section.locator('[name="current_password"]').fill(password)
  await section.getByRole('button', { name: 'Turn the app on' }).click()
  await expect(section.getByText('Keep these recovery codes.')).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(10)
  await expect(section.getByText('Recovery codes left: 10')).toBeVisible()
  await expectAccessible()
  await section.getByRole('button', { name: 'I have kept them' }).click()
  await section.getByRole('button', { name: 'Turn the app off' }).click()
  await section.getByLabel('Code', { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await section.locator('[name="current_password"]').fill(password)
  await expectAccessible()
  await section.getByRole('button', { name: 'Turn it off now' }).click()
  await expectToast(page, 'Codes are not asked for any more')
  await expect(section.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible()
})
