import type { APIRequestContext, Page } from '@playwright/test'
import { asAdmin, expect, test } from './signed-in.ts'

const schools = '/api/v1/admin/school-details'

/** A draft of a school, with calls that read and change it past the page. */
async function draftSchool(page: Page, request: APIRequestContext, name: string) {
  await page.goto('/admin')
  const headers = await asAdmin(page)
  const { data } = await (await request.get(`${schools}?limit=1`, { headers })).json()
  const url = `${name.toLowerCase().replaceAll(' ', '-')}-${crypto.randomUUID().slice(0, 8)}`
  const { state, city } = (await (await request.get(`${schools}/${data[0].id}`, { headers })).json()).data
  const body = { name, url, status: 'draft', state, city, address: 'Lake Road' }
  const added = await (await request.post(schools, { headers, data: body })).json()
  const path = `${schools}/${added.data.id}`
  const read = async () => (await (await request.get(path, { headers })).json()).data
  const change = async (values: object) => {
    const response = await request.put(path, { headers, data: { ...values, version: (await read()).version } })
    expect(response.ok()).toBe(true)
  }
  return { url, read, change, editor: `/admin/schools/edit/${added.data.id}` }
}

test('a draft is previewed with the site’s own page, in both languages, and then published', async ({
  page,
  request,
  expectAccessible,
}) => {
  const name = 'Lakeside Preview School'
  const { url, change, editor } = await draftSchool(page, request, name)
  await page.goto(editor)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview the page' }).click()
  const preview = await opening
  await preview.waitForURL(/\/preview\/schools\//)
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(preview.getByRole('complementary', { name: 'Draft: not public' })).toBeVisible()
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const address = preview.url()
  await preview.close()
  expect(
    (
      await request.get(address.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`))
    ).status(),
  ).toBe(404)
  expect((await request.get(`/school/${url}`)).status()).toBe(404)

  await page.goto(address)
  await expectAccessible()
  await page.getByRole('complementary', { name: 'Draft: not public' }).getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/preview\/schools\//)
  await expect(page.getByRole('complementary', { name: 'ड्राफ़्ट: सार्वजनिक नहीं' })).toBeVisible()

  await change({ status: 'published' })
  await page.goto(editor)
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', `/school/${url}`)
})

test('a former value is restored from the history; a save of somebody else is not overwritten', async ({
  page,
  request,
  expectAccessible,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const { change, read, editor } = await draftSchool(page, request, 'Hillside History School')
  await change({ about: 'Founded in 1962.' })
  await change({ about: 'Founded in 2062.' })
  await page.goto(`${editor}#history`)
  const restore = page.getByRole('button', { name: 'Restore: About' })
  await expect(page.getByText('Founded in 1962.').first()).toBeVisible()
  await expectAccessible()
  await restore.first().click()
  const dialog = page.getByRole('dialog', { name: 'Restore the former value?' })
  await expect(dialog).toContainText('Founded in 1962.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Founded in 2062.').first()).toBeVisible()
  expect((await read()).about).toBe('Founded in 1962.')

  // Unsaved input has priority.
  await page.getByRole('tab', { name: 'About' }).click()
  await page.getByRole('textbox', { name: 'About', exact: true }).fill('Founded long ago.')
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(restore.first()).toBeDisabled()
  await page.getByRole('tab', { name: 'About' }).click()
  await page.getByRole('textbox', { name: 'About', exact: true }).fill('Founded in 1962.')
  await page.getByRole('tab', { name: 'History' }).click()

  await restore.first().click()
  await change({ website: 'https://lake.example.in' })
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Nothing was restored', { exact: false })).toBeVisible()
  expect(await read()).toMatchObject({ about: 'Founded in 1962.', website: 'https://lake.example.in' })
})

test('published records of catalogues lead to their pages', async ({ page, request }) => {
  await page.goto('/admin')
  const headers = await asAdmin(page)
  for (const [kind, path] of [
    ['articles', 'article'],
    ['exam-list', 'exam'],
    ['counselling', 'counselling'],
    ['career', 'career'],
    ['course', 'course'],
  ]) {
    const { data } = await (await request.get(`/api/v1/admin/${kind}?limit=1`, { headers })).json()
    await page.goto(`/admin/${kind}/${data[0].id}`)
    const link = page.getByRole('link', { name: 'View on site' })
    await expect(link).toHaveAttribute('href', `/${path}/${data[0].url}`)
  }
})
