import { test as base, expect } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { signInAs } from './signed-in.ts'

const test = base.extend<{ signedIn: undefined }>({
  signedIn: [
    async ({ context, request }, use) => {
      await signInAs(context, request, 'college')
      await use(undefined)
    },
    { auto: true },
  ],
})

test('a college follows its next step to placements, and its page shows the year that it adds', {
  tag: '@phone',
}, async ({ page, expectAccessible }) => {
  await page.goto('/administration')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Next: Placements' }) })
    .first()
  const address = await card.getByRole('link', { name: 'View on site' }).getAttribute('href')
  await card.getByRole('link', { name: 'Next: Placements' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Placements' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Add placement' }).first().click()
  await page.getByRole('spinbutton', { name: 'Year of leaving' }).fill('2026')
  await page.getByRole('spinbutton', { name: 'Looked for a job' }).fill('120')
  await page.getByRole('spinbutton', { name: 'Placed' }).fill('130')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('More than were eligible')).toBeVisible()
  await expectAccessible()
  await page.getByRole('spinbutton', { name: 'Placed' }).fill('96')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Placement Added Successfully')
  await expect(page.getByRole('heading', { level: 2, name: 'All courses by year' })).toBeVisible()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  const visitor = await page.context().newPage()
  await visitor.goto(address ?? '')
  await expect(visitor.locator('main')).toContainText('96 of 120')
})
