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
