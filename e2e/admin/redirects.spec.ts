import { expectToast } from '../toasts.ts'
import { asAdmin, expect, test } from './signed-in.ts'

test('@phone a former address is found with what it leads to, and removed', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto('/admin/redirects')
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible()
  const headers = await asAdmin(page)
  const name = `Ash ${crypto.randomUUID().slice(0, 8)}`
  const url = name.toLowerCase().replace(' ', '-')
  const created = await request.post('/api/v1/admin/board', { headers, data: { name, shortName: name, url } })
  expect(created.ok(), await created.text()).toBe(true)
  const { data } = await created.json()
  const change = { id: data.id, url: `${url}-new`, updatedAt: data.updatedAt }
  expect((await request.put('/api/v1/admin/board', { headers, data: change })).ok()).toBe(true)

  await page.getByRole('textbox', { name: 'Search' }).fill(url)
  await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`/board/${data.id}$`))
  await expect(page.getByText(`${url}-new`)).toBeVisible()
  await expectAccessible()
  await page.getByRole('checkbox', { name: `Select ${url}` }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('These addresses then lead nowhere')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, /Success/)
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})
