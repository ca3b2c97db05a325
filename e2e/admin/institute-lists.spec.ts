import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { asAdmin, choose, expect, field, select, test } from './signed-in.ts'

const path = '/api/v1/admin/school-details'

/** Adds schools by the API, published, and answers their ids. */
async function addSchools(page: Page, request: APIRequestContext, names: readonly string[]): Promise<number[]> {
  const headers = await asAdmin(page)
  const ids: number[] = []
  for (const [index, name] of names.entries()) {
    const url = `${name
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim()
      .replaceAll(' ', '-')}-${index}`
    const response = await request.post(path, { headers, data: { name, url, state: 14, city: 1, status: 'published' } })
    expect(response.ok(), await response.text()).toBe(true)
    ids.push((await response.json()).data.id)
  }
  return ids
}

test('schools are narrowed by place and completeness, and the query is saved', async ({ page, expectAccessible }) => {
  await page.goto('/admin/schools')
  const addFilter = async (name: string) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
  }
  await addFilter('State')
  await choose(page, 'State', 'Maharashtra')
  await addFilter('City')
  await choose(page, 'City', 'Pune')
  await addFilter('Completeness')
  await select(page, 'Completeness', 'Below 50 %')
  // Filters are in force half a second after they were chosen.
  for (const name of ['state', 'city', 'completeness'])
    await expect(page).toHaveURL(new RegExp(`[?&]filter=[^&]*${name}`))
  await expect(page.getByRole('row', { name: /Pune/ }).first()).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: /Save current query/ }).click()
  await page.getByRole('textbox', { name: 'Query name' }).fill('Pune, thin pages')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto('/admin/schools?filter={}')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Pune, thin pages' }).click()
  await expect(page).toHaveURL(/below-50/)
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Pune')

  // Another state takes the city off.
  await choose(page, 'State', 'Kerala')
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('')
})

test('of five that are archived the one that was changed meanwhile is named, stays selected, and is tried again', async ({
  page,
  request,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 409/)
  await page.goto('/admin/schools')
  const names = ['Ashoka', 'Banyan', 'Champa', 'Dhak', 'Emli'].map((name) => `${name} Bulk Vidyalaya`)
  const ids = await addSchools(page, request, names)
  await page.reload()
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  const headers = await asAdmin(page)
  const change = { affiliationNo: 'CHANGED', version: 1 }
  expect((await request.put(`${path}/${ids[2]}`, { headers, data: change })).ok()).toBe(true)

  await page.getByRole('button', { name: 'Archive' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Archive 5 selected?')
  await expect(dialog).toContainText('taken off the site')
  await expect(dialog.getByRole('listitem')).toHaveText(names)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(dialog.getByRole('status')).toContainText('Done: 4 of 5')
  await expect(dialog.getByRole('row', { name: /Champa/ })).toContainText('changed')
  await expect(dialog.getByRole('row', { name: /Banyan/ })).toContainText('Done')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('checkbox', { name: 'Select Champa Bulk Vidyalaya' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Select Banyan Bulk Vidyalaya' })).not.toBeChecked()

  // The list has been read again before the remaining one is changed concurrently, while the question is visible.
  await expect(page.getByRole('row', { name: /Banyan Bulk Vidyalaya/ })).toContainText('Archived')
  await page.getByRole('button', { name: 'Archive' }).click()
  const second = page.getByRole('dialog')
  await expect(second).toHaveAccessibleName('Archive 1 selected?')
  expect((await request.put(`${path}/${ids[2]}`, { headers, data: { affiliationNo: 'AGAIN', version: 2 } })).ok()).toBe(
    true,
  )
  await second.getByRole('button', { name: 'Archive' }).click()
  await expect(second.getByRole('status')).toContainText('Done: 0 of 1')
  await second.getByRole('button', { name: 'Try the failed again' }).click()
  await expect(second.getByRole('status')).toContainText('Done: 1 of 1')
  await second.getByRole('button', { name: 'Close' }).click()
  for (const id of ids)
    expect((await (await request.get(`${path}/${id}`, { headers })).json()).data.status).toBe('archived')
  const log = await request.get(`/api/v1/admin/institute-changes?instituteType=school&instituteId=${ids[0]}`, {
    headers,
  })
  expect((await log.json()).data[0]).toMatchObject({ by: 'admin', fields: [{ name: 'status' }] })
})

test('all rows that match are exported, and the change log names who did it', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto('/admin/schools')
  await addSchools(page, request, ['=1+1 Export Vidyalaya', 'Plain Export Vidyalaya'])
  await field(page, 'Search').fill('Export Vidyalaya')
  await expect(page.getByRole('link', { name: 'Plain Export Vidyalaya' })).toBeVisible()
  await expect(page.getByText(/^2 found/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^schools-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`'=1+1 Export Vidyalaya`)
  await page.goto('/admin/institute-changes')
  const row = page.getByRole('row', { name: /Exported/ }).first()
  await expect(row).toContainText('Rows: 2')
  await expect(row).toContainText('admin')
  await expectAccessible()
})

test('schools can be filtered and exported on a phone', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/admin/schools')
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a field of several schools is set to one value, with the result of each', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto('/admin/schools')
  const [first = 0] = await addSchools(page, request, ['Bulk field one', 'Bulk field two'])
  await page.goto('/admin/schools?filter={"q":"Bulk field"}')
  for (const name of ['Bulk field one', 'Bulk field two'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Change a field' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change a field of 2 selected' })
  await dialog.getByRole('combobox', { name: 'Field' }).click()
  await page.getByRole('option', { name: 'Admits' }).click()
  await dialog.getByRole('combobox', { name: 'Admits' }).click()
  await page.getByRole('option', { name: 'Girls' }).click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  const report = page.getByRole('dialog', { name: 'Change “Admits” of 2 selected' })
  await expect(report.getByText('Done: 2 of 2')).toBeVisible()
  await expectAccessible()
  await report.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(/selected$/)).toHaveCount(0)
  const { data } = await (await request.get(`${path}/${first}`, { headers: await asAdmin(page) })).json()
  expect(data.gender).toBe('girls')
})
