import type { APIRequestContext, Page } from '@playwright/test'
import { expectToast } from '../toasts.ts'
import { asAdmin, choose, expect, test } from './signed-in.ts'

/** Adds a published school by the API; its id. */
async function addSchool(page: Page, request: APIRequestContext, name: string, fields: object): Promise<number> {
  const url = name.toLowerCase().replaceAll(' ', '-')
  const data = { name, url, state: 14, city: 1, status: 'published', ...fields }
  const response = await request.post('/api/v1/admin/school-details', { headers: await asAdmin(page), data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()).data.id
}

test('a duplicate is merged, its address leads to the kept school, and the merge is taken back', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto('/admin/schools')
  const keep = await addSchool(page, request, 'Kept Vidyalaya', { email: 'kept@example.in' })
  const twice = { email: 'twice@example.in', website: 'https://twice.example.in' }
  const duplicate = await addSchool(page, request, 'Twice Vidyalaya', twice)
  const question = { question: 'Is there a bus?', answer: 'Yes, to the whole town.' }
  await request.post(`/api/v1/admin/faq/${duplicate}?type=school`, { headers: await asAdmin(page), data: question })

  await page.goto(`/admin/schools/edit/${keep}`)
  await page.getByRole('link', { name: 'Merge with a duplicate' }).click()
  await expect(page.getByRole('heading', { name: 'Merge a duplicate: Kept Vidyalaya' })).toBeVisible()
  // Rows of the choice come before the records: they lack most fields, and nothing may be decided by them.
  await page.route(/\/school-details\/\d+$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.fallback()
  })
  await choose(page, 'The duplicate', 'Twice Vidyalaya', `Twice Vidyalaya · Mumbai · #${duplicate}`)
  const choiceOf = (label: string) => page.getByRole('radiogroup', { name: `Value of ${label}` })
  await expect(choiceOf('Name').getByRole('radio', { name: /This one/ })).toBeChecked()
  // What only the duplicate has is taken over unless somebody decides otherwise.
  await expect(choiceOf('Website').getByRole('radio', { name: /Duplicate/ })).toBeChecked()
  await choiceOf('E-mail')
    .getByRole('radio', { name: /twice@example.in/ })
    .check()
  await expect(page.getByText('1 · follow')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
  await expectToast(page, 'Merged Successfully')
  await expect(page.getByRole('heading', { name: 'Kept Vidyalaya' })).toBeVisible()

  const response = await request.get('/school/twice-vidyalaya', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([301, '/school/kept-vidyalaya'])
  await page.goto('/school/twice-vidyalaya')
  await expect(page.getByRole('heading', { name: 'Kept Vidyalaya', level: 1 })).toBeVisible()
  await expect(page.getByText('Is there a bus?').first()).toBeVisible()

  await page.goto('/admin/bin')
  await expect(page.getByRole('row', { name: /Twice Vidyalaya.*Merged into Kept Vidyalaya/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Take the merge back: Twice Vidyalaya' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take the merge back' }).click()
  await expectToast(page, 'Restored Successfully')
  await page.goto('/school/twice-vidyalaya')
  await expect(page.getByRole('heading', { name: 'Twice Vidyalaya', level: 1 })).toBeVisible()
  await expect(page.getByText('Is there a bus?').first()).toBeVisible()
  await page.goto(`/admin/schools/edit/${keep}`)
  await page.getByRole('tab', { name: 'Contact' }).click()
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue('kept@example.in')
})
