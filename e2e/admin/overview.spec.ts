import { expect, field, test } from './signed-in.ts'

test('the overview says what waits and since when, and each number leads to its list', async ({
  page,
  request,
  expectAccessible,
}) => {
  const data = {
    ...{ name: 'Somebody who asks', mobile: '9812340777', message: 'Is there a hostel?', consentVersion: '2026-11' },
  }
  expect((await request.post('/api/v1/open/enquiry/general', { data })).ok()).toBe(true)
  await page.goto('/admin')
  const queues = page.getByRole('list', { name: 'What waits' })
  await expect(queues.getByRole('listitem')).toHaveCount(6)
  const enquiries = queues.getByRole('listitem').filter({ hasText: 'Open enquiries' })
  await expect(enquiries).toContainText(/oldest \d+ (day|hour)s? ago/)
  await expectAccessible()

  const plot = page.getByRole('region', { name: 'Enquiries and applications of 30 days', exact: true })
  await plot.getByText('Figures').click()
  const today = plot.getByRole('row').nth(1)
  await expect(today.getByRole('link').first()).toHaveText(/^\d+$/)
  await expectAccessible()
  const count = await today.getByRole('link').first().textContent()
  await today.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${count} found`))).toBeVisible()

  await page.goto('/admin')
  await plot.getByRole('listitem').filter({ hasText: 'Applications' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await expect(field(page, 'Submitted from')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)

  // The menu opens the whole list.
  await page.getByRole('navigation').getByRole('link', { name: 'Applications', exact: true }).click()
  await expect(field(page, 'Submitted from')).toBeHidden()

  await page.goto('/admin')
  await page
    .getByRole('region', { name: /^Money/ })
    .getByRole('listitem')
    .filter({ hasText: 'Paid' })
    .getByRole('link')
    .click()
  await expect(field(page, 'Money received from')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)

  await page.goto('/admin')
  await enquiries.getByRole('link', { name: /late$/ }).click()
  await expect(page.getByRole('tab', { name: /^Overdue/, selected: true })).toBeVisible()
  await page.goto('/admin')
  await queues.getByRole('link', { name: /Partner applications/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Partner applications' })).toBeVisible()
  await expect(page).toHaveURL(/waiting/)
})
