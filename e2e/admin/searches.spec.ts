import { expectToast } from '../toasts.ts'
import { choose, expect, field, test } from './signed-in.ts'

test('a search that found nothing becomes a synonym, which is then understood', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 422/)
  await page.goto('/admin/search-term')
  await expect(page.getByRole('row', { name: /cbse schools in delhi/ })).toContainText('Demo')
  await expectAccessible()
  await page.getByRole('tab', { name: 'Found nothing' }).click()
  await expect(page.getByRole('row', { name: /cbse schools in delhi/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Make a synonym: purple board schools in pune' }).click()
  await expect(field(page, 'Phrase')).toHaveValue('purple')
  await field(page, 'Phrase').fill('poona')
  await choose(page, 'City', 'Jaipur')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Search knows this already, as Pune')).toBeVisible()

  await field(page, 'Phrase').fill('purple board')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Search synonym Added Successfully')
  await page.getByRole('row', { name: /purple board/ }).click()
  await expect(field(page, 'Phrase')).toHaveValue('purple board')
  const text = field(page, 'What somebody might type')
  await expect(async () => {
    await text.fill('schools in purple board')
    await page.getByRole('button', { name: 'Try it' }).click()
    await expect(page.getByRole('link', { name: 'Schools in Jaipur' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible()
})
