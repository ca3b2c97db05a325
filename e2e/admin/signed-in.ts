import type { Page } from '@playwright/test'
import { test as base, expect } from '../fixtures.ts'

export { expect }

export const admin = { username: 'admin', password: 'pravesh-demo' }

/** Signs in as a person does. */
export async function signIn(page: Page, password = admin.password): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The header that signs a call of the API in as the page's administrator. */
export const asAdmin = async (page: Page): Promise<{ authorization: string }> => {
  const token: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('admin') ?? '{}').token)
  return { authorization: `Bearer ${token}` }
}

/** The text field of a label. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

/** Chooses a record in a field that searches as one types. */
export async function choose(page: Page, label: string, text: string, option = text): Promise<void> {
  const input = page.getByRole('combobox', { name: label, exact: true })
  let attempts = 0
  // A list that is rendered again between press and release of the button gets no click. The next attempt types from an empty field:
  // the text that is there already would not open the list.
  await expect(async () => {
    attempts += 1
    if (attempts > 1) await input.fill('', { timeout: 5_000 })
    await input.fill(text, { timeout: 10_000 })
    await page.getByRole('option', { name: option, exact: true }).click({ timeout: 10_000 })
    await expect(page.getByRole('listbox')).toHaveCount(0, { timeout: 5_000 })
  }).toPass()
}

/** Chooses from a short list. */
export async function select(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** An administrator's page, signed in by the API. */
export const test = base.extend<{ signedIn: undefined }>({
  signedIn: [
    async ({ context, request }, use) => {
      const response = await request.post('/api/v1/open/admin-login', { data: admin })
      const { token, username } = await response.json()
      await context.addInitScript((value) => {
        // A page that is still blank has no storage.
        if (location.protocol.startsWith('http')) localStorage.setItem('admin', value)
      }, JSON.stringify({ token, username }))
      await use(undefined)
    },
    { auto: true },
  ],
})
