import { expectToast } from '../toasts.ts'
import { expect, field, test } from './signed-in.ts'

test('a claim of a page becomes an application, which is verified, approved, and signs in', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = `Head ${crypto.randomUUID().slice(0, 8)}`
  const email = `${person.replace(' ', '.').toLowerCase()}@example.in`
  const mobile = `97${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '0')
    .slice(0, 8)}`
  const school = 'modern-school-new-delhi'
  const claim = {
    name: person,
    email,
    mobile,
    message: 'I keep this page.',
    role: 'Principal',
    consentVersion: '2026-11',
  }
  const data = { ...claim, institute: 'Modern School', pageUrl: `/school/${school}` }
  expect((await request.post('/api/v1/open/enquiry/partner-enquiry', { data })).ok()).toBe(true)

  await page.goto('/admin/partner-enquiries')
  await page.getByRole('link', { name: person }).click()
  await page.getByRole('link', { name: 'Begin their application' }).click()
  await expect(field(page, 'Who applies')).toHaveValue(person)
  await expect(field(page, 'Email')).toHaveValue(email)
  await expectAccessible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page
    .getByRole('row', { name: new RegExp(person) })
    .getByRole('link')
    .first()
    .click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Say why')).toBeVisible()
  await page.getByRole('button', { name: 'We spoke with them' }).click()
  await page.getByRole('button', { name: 'Their authority is verified' }).click()
  await expect(page.getByRole('combobox', { name: 'Which institute of ours' })).toHaveValue(/^Modern School/)
  await expect(page.getByRole('heading', { name: 'In our register' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, /Success/)
  await expect(page.getByText('A login was made or found.')).toBeVisible()
  const outbox: { to: string; text: string }[] = await (await request.get('/dev/outbox.json')).json()
  expect(outbox.some(({ to, text }) => to === email && text.includes('/administration'))).toBe(true)
})
