import { expectToast } from '../toasts.ts'
import { asAdmin, choose, expect, field, select, test } from './signed-in.ts'

const name = 'Sahyadri Hills Vidyalaya'
const url = 'sahyadri-hills-vidyalaya'

test('adds a school, lands in its editor, publishes it, and finds it on the site', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/admin/schools')
  await page.getByRole('link', { name: 'Add school' }).click()
  await field(page, 'Name').fill(name)
  await page.getByRole('button', { name: 'Make the address from the name' }).click()
  await expect(field(page, 'URL')).toHaveValue(url)
  await choose(page, 'State', 'Maharashtra')
  await choose(page, 'City', 'Pune')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add school' }).click()

  await expect(page).toHaveURL(/\/admin\/schools\/edit\/\d+$/)
  await expectToast(page, 'School Added Successfully')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect((await page.request.get(`/school/${url}`)).status()).toBe(404)

  await select(page, 'Status', 'Published')
  await page.getByRole('tab', { name: 'About' }).click()
  await field(page, 'About').fill('It stands where the **hills** begin.')
  await expect(page.getByText('Not saved yet').first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'School Updated Successfully')

  // The cached “not found” page is dropped when the change is announced.
  await expect(async () => expect((await page.request.get(`/school/${url}`)).status()).toBe(200)).toPass({
    timeout: 45_000,
  })
  const link = page.getByRole('link', { name: 'View on site' })
  await expect(link).toHaveAttribute('href', `/school/${url}`)
  await page.goto(`/school/${url}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goto('/admin/schools')
  await expect(page.getByRole('row').nth(1)).toContainText(name)
})

test('a URL that is taken is said at the field and as a toast', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 500/)
  await page.goto('/admin/schools/edit/1')
  await expect(field(page, 'URL')).not.toHaveValue('')
  const usedUrl = await field(page, 'URL').inputValue()
  await page.goto('/admin/schools/create')
  await field(page, 'Name').fill('Another school of that address')
  await field(page, 'URL').fill(usedUrl)
  await choose(page, 'State', 'Delhi')
  await choose(page, 'City', 'New Delhi')
  await page.getByRole('button', { name: 'Add school' }).click()
  await expectToast(page, 'School URL already exists')
  await expect(page.locator('.ra-input-url')).toContainText('School URL already exists')
  await expect(page).toHaveURL('/admin/schools/create')
})

test('what is not saved is not lost by a slip', async ({ page }) => {
  await page.goto('/admin/schools/edit/1')
  await field(page, 'Affiliation number').fill('2730018')
  await page.getByRole('link', { name: 'Overview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(field(page, 'Affiliation number')).toHaveValue('2730018')
  await page.getByRole('link', { name: 'Overview' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

test('a school that is opened from a search at once keeps everything that the save does not change', async ({
  page,
  request,
}) => {
  await page.goto('/admin/schools')
  const read = async () =>
    (await request.get('/api/v1/admin/school-details/21', { headers: await asAdmin(page) })).json()
  const { data: before } = await read()
  await page.getByRole('textbox', { name: 'Search' }).fill(before.name)
  // Pressed as soon as the row is there: the row of a list is no record to edit.
  await page.getByRole('link', { name: before.name, exact: true }).click()
  await expect(page.getByText(`version ${before.version}`)).toBeVisible()
  await page.getByRole('tab', { name: 'About' }).click()
  await field(page, 'About').fill('Opened from a search.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'School Updated Successfully')
  const { data: after } = await read()
  expect(after).toEqual({
    ...before,
    about: 'Opened from a search.',
    version: before.version + 1,
    updatedAt: expect.any(String),
  })
})

test('two who edit one school: the second sees what the first saved, and both changes can stand', async ({
  page,
  pageErrors,
  request,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 409/)
  await page.goto('/admin/schools/edit/2')
  const established = page.getByRole('spinbutton', { name: 'Established in' })
  await established.fill('1951')
  await field(page, 'Affiliation number').fill('MINE-1')
  const headers = await asAdmin(page)
  const path = '/api/v1/admin/school-details/2'
  const { version } = (await (await request.get(path, { headers })).json()).data
  const data = { affiliationNo: 'THEIRS-1', website: 'https://theirs.example', version }
  expect((await request.put(path, { headers, data })).status()).toBe(200)

  await page.getByRole('button', { name: 'Save' }).click()
  const title = page.getByRole('heading', { name: 'Somebody else saved this while you were editing' })
  await expect(title).toBeFocused()
  await expect(page.getByText(/^Saved by admin, /)).toBeVisible()
  const conflictItem = page.getByRole('listitem').filter({ hasText: 'THEIRS-1' })
  await expect(conflictItem).toContainText('MINE-1')
  await expect(page.getByRole('listitem').filter({ hasText: 'https://theirs.example' })).toContainText(
    'Only they changed it',
  )
  await expectAccessible()
  await conflictItem.getByRole('radio', { name: 'Keep theirs' }).check()
  await page.getByRole('button', { name: 'Save what I kept' }).click()
  await expectToast(page, 'School Updated Successfully')
  await expect(title).toBeHidden()
  await expect(field(page, 'Affiliation number')).toHaveValue('THEIRS-1')
  await expect(established).toHaveValue('1951')
  const saved = (await (await request.get(path, { headers })).json()).data
  expect(saved).toMatchObject({ established: 1951, affiliationNo: 'THEIRS-1', website: 'https://theirs.example' })
})

test('a record of a catalogue that another changed meanwhile is not overwritten', async ({
  page,
  pageErrors,
  request,
}) => {
  pageErrors.allow(/status of 409/)
  await page.goto('/admin/board/create')
  await field(page, 'Name').fill('Board of two editors')
  await field(page, 'Short name').fill('B2E')
  await field(page, 'URL').fill('board-of-two-editors')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Board Added Successfully')
  await page.getByRole('textbox', { name: 'Search' }).fill('Board of two')
  await page.getByRole('link', { name: 'B2E' }).click()
  await field(page, 'Short name').fill('BTE')
  const headers = await asAdmin(page)
  const [board] = (await (await request.get('/api/v1/admin/board?search=two editors', { headers })).json()).data
  const data = { id: board.id, updatedAt: board.updatedAt, website: 'https://board.example' }
  expect((await request.put('/api/v1/admin/board', { headers, data })).status()).toBe(200)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Only they changed it')).toBeVisible()
  await page.getByRole('button', { name: 'Save what I kept' }).click()
  await expectToast(page, 'Board Updated Successfully')
  await expect(page).toHaveURL(/\/admin\/board\/\d+$/)
  const [saved] = (await (await request.get(`/api/v1/admin/board?id=${board.id}`, { headers })).json()).data
  expect(saved).toMatchObject({ shortName: 'BTE', website: 'https://board.example' })
})
