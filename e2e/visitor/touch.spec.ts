import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Blocks the scripts of islands until they are released. */
async function delayRequests(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is typed, chosen and pressed before React has come is not lost', { tag: '@phone' }, async ({ page }) => {
  const release = await delayRequests(page, /_astro\/react\./)
  await page.goto('/enquiry/admission-school?school=modern-school-new-delhi&topic=mend')
  const form = page.locator('form.enquiry')
  await form.getByLabel('Your name').pressSequentially('Asha Rao')
  await form.getByLabel('Mobile number').pressSequentially(`97${String(Date.now()).slice(-8)}`)
  await form.getByLabel('Class sought').selectOption('Class 2')
  const question = form.getByLabel('What should be corrected')
  await question.press('Control+End')
  await question.pressSequentially('the fee of class 2')
  await form.getByRole('checkbox').check()
  const send = form.getByRole('button', { name: 'Send' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  const request = page.waitForRequest(/open\/enquiry/)
  release()
  expect((await request).postDataJSON()).toMatchObject({
    name: 'Asha Rao',
    class: 'Class 2',
    message: 'Page /school/modern-school-new-delhi: the fee of class 2',
  })
  await expect(page.locator('.receipt')).toContainText(/PR-/)
  await expect(page).toHaveURL(/topic=mend$/)
})

test('words typed into the search box before React has come are suggested for', { tag: '@phone' }, async ({ page }) => {
  const release = await delayRequests(page, /_astro\/react\./)
  await page.goto('/')
  const box = page.locator('input[name=q]').first()
  await box.pressSequentially('iit bombay')
  release()
  await expect(page.getByRole('option').first()).toHaveText(/Indian Institute of Technology Bombay/)
  await expect(box).toHaveValue('iit bombay')
})

test('where the code cannot be had a press does what it would without, and the next touch asks again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|Error hydrating/)
  const files = /_astro\/(SearchField|EnquiryForm)\./
  await page.route(files, (route) => route.abort())
  await page.goto('/enquiry/general')
  const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'))
  const box = page.locator('input[name=q]').first()
  await box.focus()
  await failed
  await page.unroute(files)
  await box.press('i')
  await expect(box).toHaveRole('combobox')
  await expect(box).toHaveValue('i')

  await page.route(files, (route) => route.abort())
  await page.goto('/enquiry/general')
  const form = page.locator('form.enquiry')
  await form.getByLabel('Your name').fill('Asha Rao')
  await form.getByLabel('Mobile number').fill(`97${String(Date.now()).slice(-8)}`)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/enquiry\/sent\?/)
})
