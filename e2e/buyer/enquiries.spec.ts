import { expectToast } from '../toasts.ts'
import { expect, test } from './signed-in.ts'

test('an institute answers what a visitor has just asked, by e-mail', async ({ page, request, expectAccessible }) => {
  await page.goto('/administration/institutes')
  const address = await page
    .getByRole('navigation')
    .getByRole('link', { name: 'General enquiries' })
    .getAttribute('href')
  const sid = Number(/institutes\/(\d+)/.exec(address ?? '')?.[1])
  const visitor = `Visitor ${crypto.randomUUID().slice(0, 8)}`
  const email = `${visitor.replace(' ', '.').toLowerCase()}@example.in`
  const response = await request.post('/api/v1/open/enquiry/general', {
    data: {
      ...{ name: visitor, mobile: '98765 43210', email, message: 'Is there a bus from Aundh?' },
      ...{ instituteType: 'school', instituteId: sid, consentVersion: '2026-11' },
    },
  })
  expect(response.ok()).toBe(true)

  await page.goto(address ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'General enquiries' })).toBeVisible()
  await expect(page.getByRole('link', { name: visitor })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: visitor }).click()
  await expect(page.getByRole('heading', { level: 1, name: visitor })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call +919876543210' })).toBeVisible()
  await expectAccessible()

  await page.getByRole('tab', { name: 'Internal note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill('Ask the driver of route 4.')
  await page.getByRole('button', { name: 'Keep the note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ask the driver of route 4.' })).toContainText('noted')
  await page.getByRole('tab', { name: 'Reply' }).click()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Yes, two buses come from Aundh.')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expectToast(page, /Success/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, two buses come' })).toContainText('replied by e-mail')
  const outbox: { to: string; text: string }[] = await (await request.get('/dev/outbox.json')).json()
  expect(outbox.some(({ to, text }) => to === email && text.includes('Yes, two buses come'))).toBe(true)
  await expectAccessible()

  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Closed' }).click()
  await expectToast(page, /Success/)
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await page.getByRole('button', { name: 'To answer' }).click()
  await expect(page.getByRole('link', { name: visitor })).toHaveCount(0)
})
