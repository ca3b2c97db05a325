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
  await expectAccessible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Yes, two buses come from Aundh.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, two buses come' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Send the reply' }).click()
  const countMails = async () => {
    const outbox: { to: string; text: string }[] = await (await request.get('/dev/outbox.json')).json()
    return outbox.filter(({ to, text }) => to === email && text.includes('Yes, two buses come')).length
  }
  await expect(page.getByText('The reply is sent.').first()).toBeVisible({ timeout: 15_000 })
  await expect.poll(countMails, { timeout: 15_000 }).toBe(1)

  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Closed' }).click()
  await expectToast(page, /Success/)
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await page.getByRole('tab', { name: /^To answer/ }).click()
  await expect(page.getByRole('link', { name: visitor })).toHaveCount(0)
})

test('the birth date of a child, typed by a parent, is read by the school', async ({ page }) => {
  const { auth_token } = await page.request
    .post('/api/v1/open/buyer-login', {
      data: { email: 'school@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'school' },
    })
    .then((response) => response.json())
  const headers = { authorization: `Bearer ${auth_token}` }
  const { data } = await (await page.request.get('/api/v1/buyer/institute', { headers })).json()
  const [{ sid, url }] = data
  const visitor = `Visitor ${crypto.randomUUID().slice(0, 8)}`
  await page.goto(`/enquiry/admission-school?school=${url}`)
  await page.getByLabel('Your name').fill(visitor)
  await page.getByLabel('Mobile number').fill(`97${String(Date.now()).slice(-8)}`)
  await page.getByLabel('Name of the child').fill('Ira')
  await page.getByLabel('Child’s date of birth').fill('2021-06-14')
  await page.locator('#f-consent').check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('.receipt')).toContainText(/PR-[2-9A-Z]{8}/)

  await page.goto(`/administration/institutes/${sid}/admission-enquiries`)
  await page.getByRole('link', { name: visitor }).click()
  await expect(page.getByRole('heading', { level: 1, name: visitor })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '14 Jun 2021' })).toBeVisible()
})
