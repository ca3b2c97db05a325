import { expectToast } from '../toasts.ts'
import { asAdmin, expect, field, test } from './signed-in.ts'

test('an article is written with its preview in sight, in both languages @phone', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto('/admin')
  const headers = await asAdmin(page)
  const { data: categories } = await (await request.get('/api/v1/admin/article-category?limit=1', { headers })).json()
  const url = `lots-${crypto.randomUUID().slice(0, 8)}`
  const texts = {
    title: 'How lots are drawn',
    excerpt: 'What happens on the day.',
    body: 'Every name is written down.',
  }
  const data = { ...texts, url, status: 'draft', category: categories[0].id, author: 'Desk', language: 'en' }
  const added = await (await request.post('/api/v1/admin/articles', { headers, data })).json()
  await page.goto(`/admin/articles/${added.data.id}`)
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  await field(page, 'Body').fill('## The draw\n\nEvery name is **called out**.')
  if (isPhone) await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'The draw' })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'called out' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Hindi', exact: true }).click()
  if (isPhone) await page.getByRole('tab', { name: 'Write' }).click()
  await field(page, 'Title in Hindi').fill('लॉटरी कैसे निकलती है')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, /Updated Successfully/)
  await expect(page.getByText('All saved')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Hindi', exact: true }).click()
  await expect(field(page, 'Title in Hindi')).toHaveValue('लॉटरी कैसे निकलती है')
})

test('a toast covers neither the buttons of the page nor those of the form @phone', async ({ page }) => {
  await page.goto('/admin/articles/create')
  await field(page, 'Title').fill('Without a text')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const toast = page.locator('.MuiSnackbar-root')
  await expect(toast).toBeVisible()
  const covered = await toast.boundingBox()
  const bottom = (covered?.y ?? 0) + (covered?.height ?? 0)
  for (const control of [
    page.getByRole('link', { name: /All articles/ }),
    page.getByRole('button', { name: 'Add', exact: true }),
  ])
    expect((await control.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottom)
})
