import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { asAdmin, expect, test } from './signed-in.ts'

// An account has one import under way at a time.
test.describe.configure({ mode: 'serial' })

/** A list of two schools and two rows that cannot be taken. @returns the list, and the name that its schools share */
function register(): { name: string; file: { name: string; mimeType: string; buffer: Buffer } } {
  const name = `Nalanda ${crypto.randomUUID().slice(0, 8)}`
  const lines = [
    'name,state,city,affiliationNo,colour',
    `${name} Public School,Rajasthan,Jaipur,,red`,
    `${name} Senior School,Kerala,Kochi,,blue`,
    `${name} Lost School,Atlantis,Poseidonis,,green`,
    `"=HYPERLINK(""https://x.example"")",Narnia,Cair,,white`,
    '',
  ]
  const buffer = Buffer.from(lines.join('\n'))
  return { name, file: { name: `${name.replace(' ', '-')}.csv`, mimeType: 'text/csv', buffer } }
}
type File = ReturnType<typeof register>['file']

async function uploadAndCheck(page: Page, file: File): Promise<void> {
  await page.goto('/admin/imports/create')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText(file.name)).toBeVisible()
  await page.getByRole('button', { name: 'Upload and check' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What the import would do' })).toBeVisible({ timeout: 60_000 })
}
const count = (page: Page, term: string) => page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd')
async function startImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the import' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Start the import' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Imported', exact: true })).toBeVisible({ timeout: 60_000 })
}

test.afterEach(async ({ page, request }) => {
  const headers = await asAdmin(page)
  const { data } = await (await request.get('/api/v1/admin/imports', { headers })).json()
  const open = data.filter(({ state }: { state: string }) =>
    ['uploading', 'checking', 'mapping', 'checked', 'running'].includes(state),
  )
  for (const { id } of open) await request.post(`/api/v1/admin/imports/${id}/cancel`, { headers })
})

test('a register is uploaded, checked and imported; a second time it changes nothing', async ({
  page,
  expectAccessible,
}) => {
  const { name, file } = register()
  await page.goto('/admin/imports')
  await page.getByRole('link', { name: 'Import a register' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import a register' })).toBeVisible()
  await expectAccessible()

  await uploadAndCheck(page, file)
  await expect(page.getByLabel('Read as: name')).toHaveValue('name')
  await expect(page.getByText('colour', { exact: true })).toBeVisible()
  await expect(count(page, 'New')).toHaveText('2')
  await expect(count(page, 'Rejected rows')).toHaveText('2')
  await page.getByRole('tab', { name: 'New (2)' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel')).toContainText('Lost School')
  await expectAccessible()

  await startImport(page)
  await expect(count(page, 'New')).toHaveText('2')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rejected rows' }).press('Enter')
  const rejects = await readFile(await (await downloading).path(), 'utf8')
  expect(rejects).toMatch(/^\ufeffrow,reason,name,state,city,/)
  expect(rejects).toContain('Lost School')
  expect(rejects).toContain(`'=HYPERLINK`)
  await expectAccessible()

  await page.goto('/admin/schools')
  await page.getByRole('textbox', { name: 'Search' }).fill(`${name} Senior`)
  await expect(page.getByText(`${name} Senior School`)).toBeVisible()

  await uploadAndCheck(page, file)
  await startImport(page)
  await expect(count(page, 'New')).toHaveText('0')
  await expect(count(page, 'Changed rows')).toHaveText('0')
  await expect(count(page, 'No change')).toHaveText('2')
  await page.goto('/admin/imports')
  await expect(page.getByRole('row', { name: new RegExp(file.name) })).toHaveCount(2)
  await expectAccessible()
})

test('columns of no known list are chosen by hand, on a phone, in Hindi', async ({ page, expectAccessible }) => {
  const { name } = register()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.addInitScript(() => localStorage.setItem('pravesh.language', 'hi'))
  await page.goto('/admin/imports/create')
  await expect(page.getByRole('heading', { level: 1, name: 'सूची आयात करें' })).toBeVisible()
  const buffer = Buffer.from(`Vidyalaya,Anchal\n${name} One,Jatni\n${name} Two,Tangi\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'anchal.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'अपलोड करके जाँचें' }).click()
  await expect(page.getByText('ये कॉलम किसी ऐसी सूची के नहीं हैं', { exact: false })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Jatni · Tangi')).toBeVisible()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByLabel('इस रूप में पढ़ें: Vidyalaya').selectOption('name')
  await page.getByLabel('इस रूप में पढ़ें: Anchal').selectOption('city')
  await page.getByRole('combobox', { name: 'फ़ील्ड' }).selectOption('state')
  await page.getByRole('textbox', { name: 'मान' }).fill('Odisha')
  await page.getByRole('button', { name: 'मान जोड़ें' }).click()
  await page.getByRole('button', { name: 'इन कॉलम से फिर जाँचें' }).click()
  await expect(page.getByRole('heading', { name: 'आयात से क्या होगा' })).toBeVisible({ timeout: 60_000 })
  await expect(count(page, 'नए')).toHaveText('2')
  await expectAccessible()
})

test('a school of the same name is asked about: one row becomes it, the other a new one', async ({
  page,
  expectAccessible,
}) => {
  const { name } = register()
  const file = (website: string) => ({
    name: `${name.replace(' ', '-')}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'School Name,State,City,Website',
        `${name} No. 1,Bihar,Patna,https://${website}.edu.in`,
        `${name} No. 2,Bihar,Patna,`,
        '',
      ].join('\n'),
    ),
  })
  await uploadAndCheck(page, file('first'))
  await expect(count(page, 'New')).toHaveText('2')
  await startImport(page)

  await uploadAndCheck(page, file('second'))
  await expect(count(page, 'No change')).toHaveText('1')
  await expect(page.getByRole('heading', { name: 'May be in the catalogue already (1)' })).toBeVisible()
  await page.getByLabel(`This row is: ${name} No. 1`).selectOption({ index: 2 })
  await expectAccessible()
  await startImport(page)
  await expect(count(page, 'Changed rows')).toHaveText('1')

  await uploadAndCheck(page, file('third'))
  await page.getByRole('radio', { name: 'Import them as new' }).check()
  await startImport(page)
  await expect(count(page, 'New')).toHaveText('1')
  await page.goto('/admin/schools')
  await page.getByRole('textbox', { name: 'Search' }).fill(name)
  await expect(page.getByText(`${name} No. 1`)).toHaveCount(2)
  await expect(page.getByText(`${name} No. 2`)).toHaveCount(1)
})

test('a misspelt city is led to the right one', async ({ page, expectAccessible }) => {
  const { name } = register()
  const buffer = Buffer.from(`name,state,city\n${name} School,Bihar,Patnaa\n`)
  await uploadAndCheck(page, { name: `${name}.csv`, mimeType: 'text/csv', buffer })
  await page.getByLabel('This city is: Patnaa').selectOption('Patna')
  await expectAccessible()
  await startImport(page)
  await page.goto('/admin/schools')
  await page.getByRole('textbox', { name: 'Search' }).fill(name)
  await expect(
    page
      .getByText('Patna, Bihar')
      .or(page.getByText('Patna', { exact: true }))
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Patnaa')).toHaveCount(0)
})

test('an import is taken back as a whole', async ({ page, expectAccessible }) => {
  const { name, file } = register()
  await uploadAndCheck(page, file)
  await startImport(page)
  await page.getByRole('button', { name: 'Take the import back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take the import back' }).click()
  await expect(page.getByText('Removed: 2')).toBeVisible({ timeout: 60_000 })
  await expectAccessible()
  await page.goto('/admin/schools')
  await page.getByRole('textbox', { name: 'Search' }).fill(name)
  await expect(page.getByText(`${name} Senior School`)).toHaveCount(0)
})
