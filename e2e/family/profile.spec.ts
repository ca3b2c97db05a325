import { expect, test } from '../fixtures.ts'
import { callApi, newStudent } from './people.ts'
import { codeMailedTo, codeTextedTo } from './signed-in.ts'

test('the number and the address of a new account are checked by the codes that reach them', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  // A wrong code is rejected.
  pageErrors.allow(/status of 422/)
  const { token } = await newStudent(page)
  type ProfileResponse = { data: { email: string; mobile: string } }
  const { data: profile } = await callApi<ProfileResponse>(page, 'GET', '/student/profile', undefined, token)
  await page.goto('/student/profile')
  const panel = (name: string) => page.locator('.panel', { has: page.getByRole('heading', { name }) })
  const [mobile, email] = [panel('Mobile number'), panel('E-mail')]
  await expect(email).toContainText('not checked')
  await email.getByRole('button', { name: 'Check it' }).click()
  await expect(email.getByRole('heading')).toBeFocused()
  await email.getByRole('button', { name: 'Send me a code' }).click()
  const mailed = email.getByLabel('Code')
  await expect(mailed).toBeFocused()
  await expectAccessible()
  const right = await codeMailedTo(page.request, profile.email)
  await mailed.fill(right === '000000' ? '000001' : '000000')
  await email.getByRole('button', { name: 'Check it' }).click()
  await expect(email.getByRole('alert')).toContainText('Invalid OTP')
  await mailed.fill(right)
  await email.getByRole('button', { name: 'Check it' }).click()
  await expect(email.getByText('checked', { exact: true })).toBeVisible()
  await expect(email.getByRole('heading')).toBeFocused()

  await mobile.getByRole('button', { name: 'Check it' }).click()
  await mobile.getByRole('button', { name: 'Send me a code' }).click()
  const code = mobile.getByLabel('Code')
  await code.fill(await codeTextedTo(page.request, profile.mobile))
  await mobile.getByLabel('Your password').fill('a long enough one')
  await mobile.getByRole('button', { name: 'Save' }).click()
  await expect(mobile.getByText('checked', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('checked', { exact: true })).toHaveCount(2)
})

test('a postal code fills city and state, and leaves alone what was typed', { tag: '@phone' }, async ({ page }) => {
  await newStudent(page)
  await page.goto('/student/profile')
  const field = (name: string) => page.locator(`[name="${name}"]`)
  // As it is pasted, in two parts and with Devanagari digits.
  await field('pincode').fill('११० ०२२')
  await expect(field('state')).toHaveValue('Delhi')
  await expect(field('city')).toHaveValue('New Delhi')
  // Another code, of a single state whose city is not known: what the first one filled follows.
  await field('pincode').fill('226010')
  await expect(field('state')).toHaveValue('Uttar Pradesh')
  await field('city').fill('Lucknow')
  await field('pincode').fill('110034')
  await expect(field('state')).toHaveValue('Delhi')
  await expect(field('city')).toHaveValue('Lucknow')
})
