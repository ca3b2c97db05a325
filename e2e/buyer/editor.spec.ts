import type { Page } from '@playwright/test'
import { expectToast } from '../toasts.ts'
import { expect, signInAs, test } from './signed-in.ts'

/** Opens the editor of the first institute by the navigation. */
async function openEditor(page: Page): Promise<void> {
  await page.goto('/administration')
  await page.getByRole('navigation').getByRole('link', { name: 'Institute page' }).click()
  await expect(page.getByRole('tab', { name: 'Basics' })).toBeVisible()
}

test('a school changes what it says of itself, and its page shows it', async ({ page, expectAccessible }) => {
  await openEditor(page)
  await expectAccessible()
  const site = await page.getByRole('link', { name: 'View on site' }).getAttribute('href')
  await page.getByRole('tab', { name: 'About' }).click()
  await page.getByRole('textbox', { name: 'About' }).fill('A garden of neem trees stands behind the library.')
  await page.getByRole('tab', { name: 'Contact' }).click()
  await page.getByRole('textbox', { name: 'Website' }).fill('https://school.example/neem')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Institute Updated Successfully')
  await page.goto(site ?? '')
  await expect(page.getByText('A garden of neem trees stands behind the library.').first()).toBeVisible()
})

test('a school proposes a name, sees that it waits, and takes it back', async ({ page, expectAccessible }) => {
  await openEditor(page)
  const name = page.getByRole('textbox', { name: /^Name(?! in)/ })
  const before = await name.inputValue()
  await name.fill(`${before} Annexe`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved. Waits for approval: Name')
  await expect(page.getByText(`Name: ${before} Annexe`)).toBeVisible()
  await expect(name).toHaveValue(before)
  await expectAccessible()
  await page.getByRole('button', { name: 'Take back: Name' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expectToast(page, 'Taken back: Name')
  await expect(page.getByText('Not approved yet')).toBeHidden()
})

test('what two people change at once is a conflict, told field by field', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 409/)
  await openEditor(page)
  const { pathname } = new URL(page.url())
  const sid = pathname.split('/')[3]
  await page.getByRole('tab', { name: 'Contact' }).click()
  await page.getByRole('textbox', { name: 'Website' }).fill('https://school.example/mine')
  const changed = await page.evaluate(async (id) => {
    const { auth_token } = JSON.parse(localStorage.getItem('buyer') ?? '{}')
    const headers = { Authorization: `Bearer ${auth_token}`, 'Content-Type': 'application/json' }
    const address = `/api/v1/buyer/institute-details/${id}`
    const { data } = await (await fetch(address, { headers })).json()
    const body = JSON.stringify({ website: 'https://school.example/theirs', version: data.version })
    return (await fetch(address, { method: 'PUT', headers, body })).status
  }, sid)
  expect(changed).toBe(200)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Somebody else saved this while you were editing')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'https://school.example/theirs' })).toBeVisible()
})

test('a college has an editor of its own fields', async ({ page, context, request, expectAccessible }) => {
  await signInAs(context, request, 'college')
  await openEditor(page)
  await expect(page.getByRole('tab', { name: 'Courses' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Sources' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Courses' }).click()
  await expectAccessible()
  await page.getByRole('tab', { name: 'Place' }).click()
  await expect(page.getByRole('combobox', { name: 'State' })).not.toHaveValue('')
})
