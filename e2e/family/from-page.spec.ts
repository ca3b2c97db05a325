import { expect, test } from '../fixtures.ts'
import { callApi, newParent } from './people.ts'

test('the cart and a review know the school whose page one came from', { tag: '@phone' }, async ({
  page,
  expectAccessible,
}) => {
  const { token } = await newParent(page)
  for (const name of ['Ira Nair', 'Dev Nair']) {
    const child = { name, dateOfBirth: `${new Date().getFullYear() - 6}-04-30`, relation: 'mother' }
    await callApi(page, 'POST', '/student/manage-child', child, token)
  }
  const schools = await callApi<{ data: { name: string; url: string }[] }>(
    page,
    'GET',
    '/public/schools/all?applyHere=true',
  )
  const { name = '', url = '' } = schools.data[0] ?? {}
  await page.goto(`/school/${url}`)
  await page.getByRole('link', { name: 'Apply, ₹331' }).first().click()
  await expect(page.getByRole('heading', { name: `Apply to ${name}` })).toBeVisible()
  await expect(page.getByText('Nothing to pay')).toHaveCount(0)
  await expectAccessible()
  await page.getByLabel('For which child?').selectOption('Dev Nair')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Dev Nair' })).toBeVisible()

  await page.goto(`/school/${url}`)
  await page.getByRole('link', { name: 'Write a review' }).click()
  const form = page.locator('form').filter({ has: page.locator('[name="pros"]') })
  await expect(form.locator('.picked')).toContainText(name)
  await expect(form.locator('[name="role"]')).toHaveValue('parent')
  await form.getByText('In detail, where you know it').click()
  await expect(form.getByRole('group', { name: /^Hostel/ })).toBeVisible()
  await expect(form.getByRole('group', { name: /^Placements/ })).toHaveCount(0)
  await expectAccessible()
  await form.locator('[name="overall"][value="4"]').check()
  for (const field of ['pros', 'cons']) await form.locator(`[name="${field}"]`).fill('Teachers take their time here.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.own-reviews')).toContainText(name)
})
