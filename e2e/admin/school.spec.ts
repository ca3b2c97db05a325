import { expectToast } from '../toasts.ts'
import { choose, expect, field, select, test } from './signed-in.ts'

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

  // The page that said it is not there was kept: it goes when the change is heard.
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

test('a URL that is taken is said at the field and as a toast', async ({ page, faults }) => {
  faults.allow(/status of 500/)
  await page.goto('/admin/schools/edit/1')
  await expect(field(page, 'URL')).not.toHaveValue('')
  const taken = await field(page, 'URL').inputValue()
  await page.goto('/admin/schools/create')
  await field(page, 'Name').fill('Another school of that address')
  await field(page, 'URL').fill(taken)
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

test('two who edit one school: the second is told, and both changes can stand', async ({ page, faults, request }) => {
  faults.allow(/status of 409/)
  await page.goto('/admin/schools/edit/2')
  await page.getByRole('spinbutton', { name: 'Established in' }).fill('1951')
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('admin') ?? '{}').token)
  const headers = { authorization: `Bearer ${token}` }
  await request.put('/api/v1/admin/school-details/2', { headers, data: { affiliationNo: 'MEANWHILE-1' } })

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Somebody else saved this while you were editing')).toBeVisible()
  await expect(page.getByText('You changed: established in')).toBeVisible()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expectToast(page, 'School Updated Successfully')
  await expect(field(page, 'Affiliation number')).toHaveValue('MEANWHILE-1')
  await expect(page.getByRole('spinbutton', { name: 'Established in' })).toHaveValue('1951')
})
