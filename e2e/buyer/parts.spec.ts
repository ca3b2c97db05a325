import type { Page } from '@playwright/test'
import { expectToast } from '../toasts.ts'
import { expect, test } from './signed-in.ts'

/** The institutes of the demo's school login, and API calls of that login outside the page. */
async function ownInstitutes(page: Page) {
  await page.goto('/administration')
  const stored = await page.evaluate(() => localStorage.getItem('buyer') ?? '{}')
  const { auth_token } = JSON.parse(stored)
  const headers = { authorization: `Bearer ${auth_token}` }
  const read = async (path: string) => await (await page.request.get(`/api/v1/buyer/${path}`, { headers })).json()
  const change = async (path: string, data: object) =>
    await (await page.request.put(`/api/v1/buyer/${path}`, { headers, data })).json()
  const institutes: { sid: number; url: string; name: string }[] = (await read('institute')).data
  return { institutes, read, change }
}
const open = (page: Page, sid: number | undefined, child: string) =>
  page.goto(`/administration/institutes/${sid}/${child}`)

test('an institute adds FAQs that its page shows, and deletes several', async ({ page, expectAccessible }) => {
  const { institutes } = await ownInstitutes(page)
  const { sid, url } = institutes[0] ?? {}
  await open(page, sid, 'faqs')
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Add FAQ' }).first().click()
  await expect(page.getByRole('switch', { name: 'Shown on the page' })).toBeChecked()
  await page.getByRole('textbox', { name: 'Question' }).fill('Bus?')
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, two: at 7:10 and at 7:40.')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('At least 5 characters')).toBeVisible()
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Question' }).fill('Is there a bus from Aundh?')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Added Successfully')
  await expect(page.getByRole('link', { name: 'Is there a bus from Aundh?' })).toBeVisible()

  await page.getByRole('link', { name: 'Add FAQ' }).first().click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Is there a bus from Baner?')
  await page.getByRole('textbox', { name: 'Answer' }).fill('Not yet.')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Is there a bus from Baner?' })).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto(`/school/${url}`)
  await expect(visitor.locator('main')).toContainText('Is there a bus from Aundh?')
  await visitor.close()

  for (const place of ['Aundh', 'Baner'])
    await page.getByRole('checkbox', { name: `Select Is there a bus from ${place}?` }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete these 2 FAQs?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Deleted Successfully')
  await expect(page.getByRole('link', { name: /Is there a bus from/ })).toHaveCount(0)
})

test('an institute adds an award and changes it', async ({ page, expectAccessible }) => {
  const { institutes } = await ownInstitutes(page)
  await open(page, institutes[0]?.sid, 'awards/create')
  await page.getByRole('textbox', { name: 'Title' }).fill('Best green campus')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: 'Best green campus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Best green campus' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('spinbutton', { name: 'Year' }).fill('2025')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Updated Successfully')
  await expect(page.getByRole('row', { name: /Best green campus/ })).toContainText('2025')
  await expectAccessible()
})

test('an institute changes its reply to a review, and takes it back', async ({ page, expectAccessible }) => {
  const { institutes, read } = await ownInstitutes(page)
  type ReviewRow = { ownerReply: string | null }
  const lists = await Promise.all(
    institutes.map(async ({ sid }): Promise<ReviewRow[]> => (await read(`reviews/${sid}`)).data),
  )
  const { sid } = institutes[lists.findIndex((rows) => rows.some(({ ownerReply }) => ownerReply !== null))] ?? {}
  await open(page, sid, 'reviews')
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  await expectAccessible()
  // The newest reviews may have no reply yet.
  const hasReply = page.getByRole('button', { name: 'Change reply' })
  const replied = page.getByRole('listitem', { name: /^Review \d/ }).filter({ has: hasReply })
  const label = (await replied.first().getAttribute('aria-label')) ?? ''
  const review = page.getByRole('listitem', { name: label, exact: true })
  await review.getByRole('button', { name: 'Change reply' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change reply' })
  await dialog.getByRole('textbox', { name: 'Your reply' }).fill('')
  await dialog.getByRole('button', { name: 'Publish reply' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('textbox', { name: 'Your reply' }).fill('The second bus runs now.')
  await dialog.getByRole('button', { name: 'Publish reply' }).click()
  await expectToast(page, 'Reply Updated Successfully')
  await expect(review).toContainText('The second bus runs now.')

  await review.getByRole('button', { name: 'Take reply back' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Take this reply back?' })
  await confirmation.getByRole('button', { name: 'Take reply back' }).click()
  await expect(review).toContainText('No reply yet')
  await expect(review.getByRole('button', { name: 'Reply' })).toBeVisible()
  await expectAccessible()
})

test('an institute asks its applicants questions of its own, and keeps them where a colleague saved meanwhile', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 409/)
  const { institutes, read, change } = await ownInstitutes(page)
  const sid = institutes[0]?.sid
  await open(page, sid, 'questions')
  await expect(page.getByRole('heading', { level: 1, name: 'Questions to applicants' })).toBeVisible()
  for (const label of ['Why this school?', 'How will your child come?']) {
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill(label)
  }
  await page.getByRole('combobox', { name: 'Answer' }).click()
  await page.getByRole('option', { name: 'One of several choices' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('At least two choices')).toBeVisible()
  await expectAccessible()
  for (const choice of ['On foot', 'By bus']) {
    await page.getByRole('combobox', { name: 'Choices' }).fill(choice)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Questions, line 2: move up' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Updated Successfully')
  const { data: saved } = await read(`questions/${sid}`)
  expect(saved.questions).toMatchObject([
    { label: 'How will your child come?', kind: 'choice', choices: ['On foot', 'By bus'] },
    { label: 'Why this school?', kind: 'text' },
  ])

  await change(`questions/${sid}`, { questions: [...saved.questions].reverse(), version: saved.version })
  await page.getByRole('button', { name: /^How will your child come/ }).click()
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How will your child travel?')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Somebody else saved this while you were editing' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save what I kept' }).click()
  await expectToast(page, 'Updated Successfully')
  const { questions } = (await read(`questions/${sid}`)).data
  expect(questions.map(({ id, label }: { id: number; label: string }) => [id, label])).toEqual([
    [saved.questions[0].id, 'How will your child travel?'],
    [saved.questions[1].id, 'Why this school?'],
  ])
})

test('an institute takes back what it proposed', async ({ page, expectAccessible }) => {
  const { institutes, read, change } = await ownInstitutes(page)
  const sid = institutes[3]?.sid
  const { version } = (await read(`institute-details/${sid}`)).data
  await change(`institute-details/${sid}`, { pincode: '110009', version })
  await open(page, sid, 'proposals')
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible()
  await expect(page.getByText('110009')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Take back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take back this proposal: Place?' })
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expectToast(page, /Taken back: PIN code/)
  await expect(page.getByText('Withdrawn')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0)
})
