import { expect, test } from './signed-in.ts'

test('an institute’s login sees its own sign-ins, and nobody else’s', async ({ page, expectAccessible }) => {
  await page.goto('/administration/security-log')
  await expect(page.getByRole('heading', { level: 1, name: 'Security log' })).toBeVisible({ timeout: 20_000 })
  const rows = page.getByRole('row').filter({ hasText: 'Done' })
  await expect(rows.first()).toContainText('school@demo.pravesh.example')
  await expect(page.getByText('college@demo.pravesh.example')).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('navigation').getByRole('link', { name: 'People' }).first().click()
  await page.getByRole('tab', { name: 'Security log' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Done' }).first()).toContainText('school@demo.pravesh.example')
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByText('school@demo.pravesh.example').first()).toBeVisible()
  await expectAccessible()
})
