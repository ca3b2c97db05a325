import type { Page } from '@playwright/test'
import { expectToast } from '../toasts.ts'
import { expect, test } from './signed-in.ts'

type CreatedRecord = { data: { id: number } }
/** Adds a school with two awards and a question, through the API. */
async function schoolWithParts(page: Page, name: string): Promise<number> {
  await page.goto('/admin/schools')
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('admin') ?? '{}').token)
  const post = async (path: string, data: object): Promise<CreatedRecord> => {
    const response = await page.request.post(`/api/v1/admin/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      data,
    })
    expect(response.ok(), await response.text()).toBe(true)
    return response.json()
  }
  const url = name.toLowerCase().replaceAll(' ', '-')
  const { id } = (await post('school-details', { name, url, state: 14, city: 1, students: 431 })).data
  for (const title of ['Green', 'Clean']) await post(`awards/${id}?type=school`, { title })
  await post(`faq/${id}?type=school`, { question: 'Is there a bus?', answer: 'Yes.' })
  return id
}

test('a school goes with its own parts, and the console says how many', async ({ page, expectAccessible }) => {
  const id = await schoolWithParts(page, 'Deodar Vidyalaya')
  await page.goto(`/admin/schools/edit/${id}`)
  await expect(page.getByText('Saved, but on no page: students.')).toBeVisible()
  await page.getByRole('link', { name: 'Open Sources' }).click()
  await expect(page.getByRole('tab', { name: 'Sources', selected: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Deodar Vidyalaya?' })
  await expect(question).toContainText('awards, questions')
  await expectAccessible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'School Deleted Successfully, with 1 FAQ, 2 awards')
  await expect(page).toHaveURL(/\/admin\/schools$/)
  await expect(page.getByRole('link', { name: 'Deodar Vidyalaya' })).toHaveCount(0)
})

test('several schools go together', async ({ page }) => {
  for (const name of ['Chinar Vidyalaya', 'Kadam Vidyalaya']) await schoolWithParts(page, name)
  await page.goto('/admin/schools')
  for (const name of ['Chinar Vidyalaya', 'Kadam Vidyalaya'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Delete 2 selected?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('status')).toContainText('Done: 2 of 2')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name: 'Chinar Vidyalaya' })).toHaveCount(0)
})
