import { expect, test } from '../fixtures.ts'
import { callApi, newParent } from './people.ts'

test('a parent adds two children, and reads which classes their ages allow', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  const { token } = await newParent(page)
  await page.goto('/student/children')
  await expect(page.getByRole('heading', { name: 'No child yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a child' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter day, month and year')

  const born = async (day: string, month: string, year: string) => {
    await page.getByLabel('Day').fill(day)
    await page.getByLabel('Month').fill(month)
    await page.getByLabel('Year', { exact: true }).fill(year)
  }
  const fitting = page.locator('[data-fit="fits"]')
  await page.getByLabel('Full name of the child').fill('Ira Nair')
  await page.getByLabel('School year', { exact: true }).selectOption({ index: 0 })
  const session = await page.getByLabel('School year', { exact: true }).inputValue()
  // On 31 March before the school year begins: six years and two months.
  await born('31', 'January', String(Number(session.slice(0, 4)) - 6))
  await expect(page.getByText(/31 Mar \d{4}: 6 years and 2 months old/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Class 1 Fits/ })).toBeChecked()
  await expect(fitting).toHaveText([/^UKG Fits: from 5 years/, /^Class 1 Fits: from 6 years/])
  await expect(page.getByText('National Education Policy 2020')).toBeVisible()
  await page.getByText('Other classes').click()
  await expect(page.locator('[data-fit="tooYoung"]').first()).toContainText('Class 2 Too young: from 7 years')
  await page.getByLabel('You are the child’s').selectOption('mother')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  const ira = page.getByRole('region', { name: 'Ira Nair' })
  await expect(ira).toContainText(`Class 1 · ${session}`)
  await expect(ira.getByRole('link', { name: 'Open the form' })).toHaveAttribute('href', /\/student\/child\?id=\d+/)

  await page.getByRole('button', { name: 'Add a child' }).click()
  await page.getByLabel('Full name of the child').fill('Dev Nair')
  await born('1', '2', String(Number(session.slice(0, 4)) - 2))
  await expect(page.getByText('No class fits this age')).toBeVisible()
  await page.getByLabel('Year', { exact: true }).fill(String(Number(session.slice(0, 4)) - 3))
  await expect(page.getByRole('radio', { name: /^Nursery Fits/ })).toBeChecked()
  await page.getByLabel('You are the child’s').selectOption('mother')
  await page.getByRole('button', { name: 'Save' }).click()
  const dev = page.getByRole('region', { name: 'Dev Nair' })
  await expect(dev).toContainText('Nursery')
  await page.getByRole('button', { name: 'Ira Nair', exact: true }).click()
  await expect(ira).toBeVisible()
  await page.reload()
  await expect(ira, 'the chosen child is remembered').toBeVisible()
  await expect(dev).toHaveCount(0)
  await expectAccessible()

  // Changed elsewhere while it is changed here: both values are visible.
  pageErrors.allow(/status of 409/)
  await page.getByRole('button', { name: 'Change Ira Nair' }).click()
  const { data } = await callApi<{ data: { id: number; name: string }[] }>(
    page,
    'GET',
    '/student/manage-child',
    undefined,
    token,
  )
  const id = data.find(({ name }) => name === 'Ira Nair')?.id
  await callApi(page, 'PUT', '/student/manage-child', { id, nationality: 'Nepali' }, token)
  await page.getByLabel('Nationality').fill('Indian')
  await page.getByRole('button', { name: 'Save' }).click()
  const conflictBox = page.locator('.conflict')
  await expect(conflictBox).toContainText('Indian')
  await expect(conflictBox).toContainText('Nepali')
  await conflictBox.getByRole('button', { name: 'Keep what stands here' }).click()
  await expect(conflictBox).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change Ira Nair' })).toBeVisible()

  await page.getByRole('button', { name: 'Dev Nair', exact: true }).click()
  await page.getByRole('button', { name: 'Remove Dev Nair' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(dev).toHaveCount(0)
  await expect(ira).toBeVisible()
})

test('a class that the age can hardly go with is asked about, and saved by those who mean it', {
  tag: '@phone',
}, async ({ page, expectAccessible }) => {
  const { token } = await newParent(page)
  const child = { name: 'Ira Nair', dateOfBirth: `${new Date().getFullYear() - 5}-01-31`, relation: 'mother' }
  await callApi(page, 'POST', '/student/manage-child', child, token)
  await page.goto('/hi/student/children')
  await page.getByRole('button', { name: 'Ira Nair का विवरण बदलें' }).click()
  await page.getByText('दूसरी कक्षाएँ').click()
  await page.locator('[name="classSought"][value="12"]').check()
  await page.getByRole('button', { name: 'सहेजें' }).click()
  await expect(page.getByRole('alert')).toContainText('कक्षा 12 17 वर्ष से आगे के बच्चों के लिए है')
  await expectAccessible()
  const stored = () =>
    callApi<{ data: { classSought: number | null }[] }>(page, 'GET', '/student/manage-child', undefined, token)
  expect((await stored()).data[0]?.classSought).toBeNull()
  await page.getByRole('button', { name: 'सही है, सहेजें' }).click()
  await expect(page.getByRole('region', { name: 'Ira Nair', exact: true })).toContainText('कक्षा 12')
  expect((await stored()).data[0]?.classSought).toBe(12)
})
