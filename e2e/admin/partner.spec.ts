import { expectToast } from '../toasts.ts'
import { asAdmin, expect, field, test } from './signed-in.ts'

test('a claim of a page becomes an application, which is verified, approved, and signs in by a link', async ({
  page,
  request,
  expectAccessible,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/)
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
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible()
  await expectAccessible()
  await page.goto('/admin/partner-enquiries')
  await page.getByRole('link', { name: person }).click()
  await expect(page.getByRole('link', { name: 'Begin their application' })).toBeHidden()
  await page.getByRole('link', { name: 'Open their application (New)' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await field(page, 'City').fill('New Delhi')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('New Delhi').first()).toBeVisible()
  await page.getByRole('button', { name: 'Refuse' }).click()
  const rejectDialog = page.getByRole('dialog', { name: 'Refuse this application' })
  await rejectDialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(field(page, 'Reason')).toHaveAccessibleDescription('Say why')
  await expect(field(page, 'Reason')).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(rejectDialog).toBeHidden()
  await page.getByRole('button', { name: 'We spoke with them' }).click()
  await expect(page.getByRole('group', { name: 'Status: Contacted' })).toBeFocused()
  await page.getByRole('button', { name: 'Their authority is verified' }).click()
  await expect(page.getByRole('combobox', { name: 'Which institute of ours' })).toHaveValue(/^Modern School/)
  await expect(page.getByRole('heading', { name: 'In our register' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog')).toContainText('Chosen: Modern School · New Delhi · #')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, /Success/)
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  const manages = page.getByRole('region', { name: 'Their login manages' })
  await expect(manages.getByRole('link', { name: 'Modern School' })).toBeVisible()
  await expectAccessible()
  const outbox: { to: string; text: string }[] = await (await request.get('/dev/outbox.json')).json()
  const mail = outbox.find(({ to, text }) => to === email && text.includes('first-sign-in'))
  const link = new URL(/http\S+first-sign-in\S+/.exec(mail?.text ?? '')?.[0] ?? '')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${link.pathname}${link.hash}`)
  await expect(page.getByText(`You sign in as ${email}.`, { exact: false })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.getByLabel('New password').fill('ninety neem trees in a row')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expectToast(page, 'Login Successful')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/administration\/?$/)
  await page.evaluate(() => localStorage.removeItem('buyer'))
  await page.goto('about:blank')
  await page.goto(`${link.pathname}${link.hash}`)
  await page.getByLabel('New password').fill('ninety neem trees in a row')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByText('This link has been used, or has expired.', { exact: false })).toBeVisible()
})

test('an application for another city than the chosen school’s is said to be so, and the link is taken back', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto('/admin/partners')
  const headers = await asAdmin(page)
  const person = `Keeper ${crypto.randomUUID().slice(0, 8)}`
  const email = `${person.replace(' ', '.').toLowerCase()}@example.in`
  const send = async (method: 'POST' | 'PUT', data: object) => {
    const response = await request.fetch('/api/v1/admin/become-partner', { method, data, headers })
    return (await response.json()).data as { id: number; updatedAt: string }
  }
  const school = { instituteType: 'school', name: 'Modern School', city: 'Wardha' }
  let { id, updatedAt } = await send('POST', { ...school, person, email, mobile: '98765 40126' })
  for (const status of ['contacted', 'verified']) ({ id, updatedAt } = await send('PUT', { id, updatedAt, status }))
  await page.goto(`/admin/partners/${id}/show`)
  await page
    .getByRole('group', { name: 'With this name' })
    .getByRole('button', { name: /^Modern School · New Delhi/ })
    .click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog')).toContainText('Applied for: Modern School · Wardha')
  await expect(page.getByRole('dialog').getByText('The city differs from the one applied for.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  const manages = page.getByRole('region', { name: 'Their login manages' })
  await expect(manages.getByRole('link', { name: 'Modern School' })).toBeVisible()
  await page.goto('/admin/accounts')
  await page.getByRole('tab', { name: 'Institutes' }).click()
  await page.getByRole('searchbox').or(page.getByPlaceholder('Search')).first().fill('Modern School')
  const row = page.getByRole('row', { name: new RegExp(person) })
  await expect(row).toContainText('Modern School, New Delhi')
  await row.getByRole('button', { name: `Remove an institute: ${person}` }).click()
  const dialog = page.getByRole('dialog', { name: `Remove an institute from this login: ${person}` })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was for a school in Wardha')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Institute Removed Successfully')
  await page.goto(`/admin/partners/${id}/show`)
  await expect(manages).toContainText('No institute')
})

test('an institute that is not on record asks to be listed, and its application begins with what it said', async ({
  page,
}) => {
  const institute = `Vidyalaya ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/enquiry/partner-enquiry')
  await page.getByLabel('Your name').fill('Head of the office')
  await page.getByLabel('Mobile number').fill('98765 40125')
  await page.getByLabel('Name of the institute').fill(institute)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /Send/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: /^PR-/ })).toBeVisible()
  await page.goto('/admin/partner-enquiries?filter={}&sort=createdAt&order=DESC')
  await page.getByRole('link', { name: 'Head of the office' }).first().click()
  await page.getByRole('link', { name: 'Begin their application' }).click()
  await expect(field(page, 'Institute')).toHaveValue(institute)
})
