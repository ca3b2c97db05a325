import { expect, test } from '../fixtures.ts'
import { ownMobile, smsTo } from './signed-in.ts'

test('a student signs up with a code to the mobile and a guardian who agrees, and signs in by password', async ({
  page,
  request,
  faults,
  expectAccessible,
}) => {
  faults.allow(/status of 401/)
  const mobile = ownMobile()
  await page.goto('/signup?apply=college:1&next=/student/password')
  await page.getByLabel('Mobile number').fill(mobile)
  await expectAccessible()
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(page.locator('.toast.success')).toContainText('OTP sent successfully')
  await expect(page.getByRole('button', { name: 'Send another code' })).toHaveAttribute('aria-disabled', 'true')

  await code.fill('000 00')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter the six digits of the code')
  // What is pasted may be the whole message.
  await code.fill(await smsTo(request, mobile))
  await expect(code).toHaveValue(/^\d{6}$/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('.proven')).toContainText(mobile)
})
