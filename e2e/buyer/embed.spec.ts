import { expect, test } from './signed-in.ts'

test('an institute copies the lines of its card, which it sees in its language', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/administration/institutes')
  await page.getByRole('navigation').getByRole('link', { name: 'Institute page' }).click()
  await page.getByRole('button', { name: 'Card for your site' }).click()
  const dialog = page.getByRole('dialog', { name: 'Card for your site' })
  const card = page.frameLocator('iframe[title="The card"]')
  await expect(card.getByRole('link', { name: 'Fees, admission and reviews on Pravesh' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Language of the card' }).click()
  await page.getByRole('option', { name: 'हिन्दी' }).click()
  await expect(card.getByRole('link', { name: 'फ़ीस, दाख़िला और समीक्षाएँ प्रवेश पर' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await dialog.getByRole('textbox', { name: 'Lines for your page' }).inputValue())
  expect(copied).toMatch(/^<iframe src="http[^"]+\/hi\/embed\/school\/[a-z0-9-]+"/)
  await expectAccessible()
})
