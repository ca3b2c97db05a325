import { expect, test } from '../fixtures.ts'
import { openAs } from './signed-in.ts'

test('a family reads what is new, and chooses how it is told', { tag: '@phone' }, async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 422/)
  await openAs(page, 'student', '/student')
  await expect(page.getByRole('heading', { name: /updates/ })).toBeVisible()
  await page.getByRole('link', { name: 'All updates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  const rows = page.getByRole('listitem').filter({ has: page.locator('time') })
  await expect(rows.filter({ hasText: 'offers' }).first()).toContainText('New')
  await expect(rows.filter({ hasText: 'read the application' }).first()).toBeVisible()
  await expectAccessible()

  await page.getByLabel('An application moves on').selectOption('Only in this list')
  await page.getByLabel('Quiet from').selectOption('22:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Quiet hours have a beginning and an end' })).toBeVisible()
  await page.getByLabel('Quiet until').selectOption('07:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('An application moves on')).toHaveValue('list')
  await expect(page.getByLabel('Quiet until')).toHaveValue('7')
  await expect(page.locator('.notice.new')).toHaveCount(0)
  await page.goto('/student')
  await expect(page.getByRole('heading', { level: 2, name: 'Then' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /updates/ })).toHaveCount(0)
})
