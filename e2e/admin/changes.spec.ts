import { asAdmin, expect, test } from './signed-in.ts'

test('a changed name stands in the log of changes, before and after beside each other', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto('/admin/institute-changes')
  await expect(page.getByRole('heading', { level: 1, name: 'Changes of institutes' })).toBeVisible()
  const headers = await asAdmin(page)
  const list = await (await request.get('/api/v1/admin/school-details?search=modern&limit=1', { headers })).json()
  const path = `/api/v1/admin/school-details/${list.data[0].id}`
  const read = async () => (await (await request.get(path, { headers })).json()).data
  const { name } = await read()
  const change = async (to: string) =>
    (await request.put(path, { headers, data: { name: to, version: (await read()).version } })).json()
  expect(await change(`${name} Annexe`)).toMatchObject({ data: { name: `${name} Annexe` } })

  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(`${name} Annexe`) }).first()
  await expect(row).toContainText('Administrator')
  await row.getByRole('button', { name: 'Name' }).click()
  const dialog = page.getByRole('dialog', { name: 'What changed' })
  await expect(dialog.getByRole('definition').nth(0)).toHaveText(name)
  await expect(dialog.getByRole('definition').nth(1)).toHaveText(`${name} Annexe`)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('button', { name: 'Enquiries' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Change log' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change log' })).toBeVisible()
  expect(await change(name)).toMatchObject({ data: { name } })
})

test('a changed board stands in the log of catalogues, with a link to it', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto('/admin/catalogue-changes')
  await expect(page.getByRole('heading', { level: 1, name: 'Changes of catalogues' })).toBeVisible()
  const headers = await asAdmin(page)
  const shortName = `Trees ${crypto.randomUUID().slice(0, 8)}`
  const name = `Board of ${shortName}`
  const url = name.toLowerCase().replaceAll(' ', '-')
  const added = await request.post('/api/v1/admin/board', { headers, data: { name, url, shortName } })
  expect(added.ok()).toBe(true)
  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(shortName) })
  await expect(row).toContainText('Added')
  await expectAccessible()
  await row.getByRole('link', { name: shortName }).click()
  await expect(page.getByRole('heading', { level: 1, name: shortName })).toBeVisible()
})

test('the editor of a board shows its changes, and restores a former value', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto('/admin/board')
  const headers = await asAdmin(page)
  const shortName = `Hills ${crypto.randomUUID().slice(0, 8)}`
  const name = `Board of ${shortName}`
  const url = name.toLowerCase().replaceAll(' ', '-')
  const path = '/api/v1/admin/board'
  const { data: board } = await (await request.post(path, { headers, data: { name, url, shortName } })).json()
  const data = { id: board.id, updatedAt: board.updatedAt, name: `${name} Annexe` }
  expect((await request.put(path, { headers, data })).ok()).toBe(true)

  await page.goto(`/admin/board/${board.id}`)
  await page.getByRole('button', { name: 'History' }).press('Enter')
  await expect(page.getByRole('definition').nth(0)).toHaveText(name)
  await expect(page.getByRole('definition').nth(1)).toHaveText(`${name} Annexe`)
  await expectAccessible()
  await page.getByRole('button', { name: 'Restore: Name' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Restore the former value?' })
  await expect(dialog).toContainText(name)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Restore', exact: true }).press('Enter')
  await expect(page.getByText('The former value is restored')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name)
})

test('a field that refers to a deleted record says so, and is not restored', async ({ page, request }) => {
  await page.goto('/admin/articles')
  const headers = await asAdmin(page)
  const api = async (method: 'post' | 'put' | 'delete', path: string, data: object) => {
    const response = await request[method](`/api/v1/admin/${path}`, { headers, data })
    expect(response.ok()).toBe(true)
    return (await response.json()).data
  }
  const suffix = crypto.randomUUID().slice(0, 8)
  const { data: categories } = await (await request.get('/api/v1/admin/article-category?limit=1', { headers })).json()
  const category = await api('post', 'article-category', { name: `Lakes ${suffix}`, url: `lakes-${suffix}` })
  const article = await api('post', 'articles', {
    ...{ title: `Lakes ${suffix}`, url: `article-${suffix}`, status: 'draft', category: category.id },
    ...{ excerpt: 'E', body: 'B', author: 'A', language: 'en' },
  })
  const { id, updatedAt } = article
  await api('put', 'articles', { id, updatedAt, category: categories[0].id })
  await api('delete', 'article-category', { id: category.id })
  await page.goto(`/admin/articles/${id}`)
  await page.getByRole('button', { name: 'History' }).press('Enter')
  await expect(page.getByText('Cannot be restored: what it refers to is deleted.')).toBeVisible()
  await expect(page.getByRole('definition').nth(0)).toHaveText(`Deleted (#${category.id})`)
  await expect(page.getByRole('button', { name: 'Restore: Category' })).toHaveCount(0)
})
