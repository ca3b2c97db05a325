import { asAdmin, expect, field, select, test } from './signed-in.ts'

const school = 'modern-school-new-delhi'

/** The record number of a school, by its address. */
async function schoolId(page: Parameters<typeof asAdmin>[0]): Promise<number> {
  await page.goto('/admin')
  const headers = await asAdmin(page)
  const { data } = await (await page.request.get(`/api/v1/admin/school-details?search=${school}`, { headers })).json()
  return data[0].id
}

test('questions of a school are added beside its details, and stand on its page', async ({
  page,
  expectAccessible,
}) => {
  const id = await schoolId(page)
  await page.goto(`/admin/schools/edit/${id}`)
  await page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: /^Add/ }).first().click()
  const question = `Is there a bus ${crypto.randomUUID().slice(0, 8)}?`
  await field(page, 'Question').fill(question)
  await field(page, 'Answer').fill('Yes, from the railway station.')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('link', { name: question })).toBeVisible()
  await page.goto(`/school/${school}`)
  await expect(page.getByText(question)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('contacts and sections of a college are added and corrected', async ({ page, expectAccessible }) => {
    await page.goto('/admin/colleges/1/contacts/create')
    await field(page, 'Campus').fill('City campus')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('link', { name: 'City campus' }).click()
    await field(page, 'Email').fill('city@college.example')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('city@college.example')).toBeVisible()
    await page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name: 'Sections' }).click()
    await page.getByRole('link', { name: /^Add/ }).first().click()
    await select(page, 'What it is about', 'Scholarship')
    await field(page, 'Title').fill('Merit scholarship')
    await page.getByRole('textbox', { name: 'Body' }).fill('Half the fee for the **first ten**.')
    await expectAccessible()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Merit scholarship' })).toBeVisible()
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
  })
})
