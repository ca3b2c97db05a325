import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { signIn } from './signed-in.ts'

test('a wrong password and the right one after it stand in the security log', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 401/)
  await signIn(page, 'not the password')
  await expectToast(page, 'Invalid Credentials')
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/security-log?filter=%7B%22realm%22%3A%22admin%22%2C%22kind%22%3A%22sign-in%22%7D')
  await expect(page.getByRole('heading', { level: 1, name: 'Security log' })).toBeVisible()
  const rows = page.getByRole('row').filter({ hasText: 'admin' })
  await expect(rows.first()).toContainText('Done')
  await expect(rows.nth(1)).toContainText('Wrong')
  await expectAccessible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (JSON lines)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^security-log-.*\.jsonl$/)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(page.getByText('Wrong').first()).toBeVisible()
  await expectAccessible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
