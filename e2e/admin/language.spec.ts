import { expect, field, test } from './signed-in.ts'

test('the console changes to Hindi and back, keeps what is typed, and remembers', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/admin/board/create')
  await field(page, 'Name').fill('Central Board')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'नया बोर्ड' })).toBeVisible()
  await expect(field(page, 'नाम')).toHaveValue('Central Board')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expectAccessible()

  await page.goto('/admin/schools')
  await expect(page.getByRole('columnheader', { name: 'आख़िरी बदलाव' })).toBeVisible()
  await expect(page.getByText(/^कुल /)).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('columnheader', { name: 'Last change' })).toBeVisible()
})
