import type { Browser, Page } from '@playwright/test'
import { signInAs } from '../buyer/signed-in.ts'
import { earlierParent } from '../family/people.ts'
import { expectToast } from '../toasts.ts'
import { asAdmin, expect, test } from './signed-in.ts'

const school = { url: 'modern-school-new-delhi', name: 'Modern School' }

/** A parent writes a review of the school, as families do. */
async function writeReview(page: Page, pros: string): Promise<void> {
  await earlierParent(page)
  await page.goto(`/school/${school.url}`)
  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(page.locator('.picked')).toContainText(school.name)
  await page.getByLabel('You are there as').selectOption('parent')
  await page.getByRole('group', { name: 'All in all' }).getByLabel('4 of 5').check({ force: true })
  await page.getByText('In detail, where you know it').click()
  await page.getByRole('group', { name: 'Teaching' }).getByLabel('5 of 5').check({ force: true })
  await page.getByLabel('What is good').fill(pros)
  await page.getByLabel('What is not').fill('The second bus is late.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Review Added Successfully')
}
/** Opens a waiting review from the queue. */
async function openWaiting(page: Page, pros: string): Promise<void> {
  await page.goto('/admin/reviews')
  const row = page.getByRole('row').filter({ hasText: pros })
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: school.name })).toBeVisible()
  await expect(page.getByText(pros).first()).toBeVisible()
}
async function withoutScripts(browser: Browser, origin: string | undefined) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin ?? '' })
  return { context, visitor: await context.newPage() }
}

test('a review is written, published by keyboard, read without scripts, replied to, reported, and back in the queue', async ({
  page,
  browser,
  baseURL,
  context,
  request,
  expectAccessible,
}) => {
  test.slow()
  const pros = `The library is open ${crypto.randomUUID().slice(0, 8)}`
  await writeReview(page, pros)
  await page.goto('/admin/reviews')
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  await expectAccessible()
  await openWaiting(page, pros)
  await expect(page.getByText('Nothing is verified about the author')).toBeVisible()
  await expectAccessible()
  const address = page.url()
  const id = /\d+$/.exec(address)?.[0]
  await page.keyboard.press('p')
  await expectToast(page, 'Review Updated Successfully')
  await expect(page).not.toHaveURL(address)

  const { context: scriptlessContext, visitor } = await withoutScripts(browser, baseURL)
  await visitor.goto(`/school/${school.url}`)
  const scriptlessPage = visitor.locator(`#review-${id}`)
  await expect(scriptlessPage).toContainText(pros)
  await expect(scriptlessPage).toContainText('Teaching')
  await expect(visitor.locator('#reviews')).toContainText(/\d+ received, \d+ published, \d+ refused/)

  await signInAs(context, request, 'school')
  const office = await context.newPage()
  await office.goto('/administration')
  const { auth_token } = await office.evaluate(() => JSON.parse(localStorage.getItem('buyer') ?? '{}'))
  const headers = { authorization: `Bearer ${auth_token}` }
  const { data } = await (await request.get('/api/v1/buyer/institute', { headers })).json()
  const { sid } = data.find(({ url }: { url: string }) => url === school.url)
  await office.goto(`/administration/institutes/${sid}/reviews`)
  const item = office.getByRole('listitem', { name: `Review ${id}`, exact: true })
  await item.getByRole('button', { name: 'Reply' }).click()
  await office.getByRole('textbox', { name: 'Your reply' }).fill('A second bus starts in June.')
  await office.getByRole('button', { name: 'Publish reply' }).click()
  await expectToast(office, 'Reply Updated Successfully')
  await office.close()

  await visitor.goto(`/school/${school.url}`)
  await expect(scriptlessPage).toContainText('A second bus starts in June.')
  await scriptlessPage.getByRole('link', { name: 'Report this review' }).click()
  await expect(visitor.getByText(pros)).toBeVisible()
  await visitor.getByRole('radio', { name: 'It names or exposes a person' }).check()
  await visitor.getByLabel('In your words').fill('It names the librarian.')
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Report received' })).toBeVisible()
  await visitor.getByRole('link', { name: `Back to ${school.name}` }).click()
  await expect(scriptlessPage).toContainText(pros)
  await scriptlessContext.close()

  await openWaiting(page, pros)
  await expect(page.getByRole('alert').filter({ hasText: 'It names the librarian.' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Keep published' }).click()
  await expectToast(page, 'Review Updated Successfully')
})

test('a refusal has a reason, which its author reads; keys are letters in its field', async ({
  page,
  expectAccessible,
}) => {
  const pros = `Nothing at all ${crypto.randomUUID().slice(0, 8)}`
  await writeReview(page, pros)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/reviews')
  await page.getByRole('listitem').filter({ hasText: pros }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: school.name })).toBeVisible()
  await page.keyboard.press('n')
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toBeFocused()
  await page.getByRole('button', { name: 'Refuse with this reason' }).click()
  await expect(reason).toHaveAccessibleDescription('Say why: the author reads it')
  await expect(reason).toBeFocused()
  await reason.fill('See the second line.')
  await reason.press('Escape')
  await expect(reason).toBeHidden()
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Refuse review' }).click()
  await expect(reason).toHaveValue('See the second line.')
  await page.getByRole('button', { name: 'Names a person' }).click()
  await expect(reason).toHaveValue(/^See the second line\.\n\nYour review names/)
  await reason.press('ControlOrMeta+End')
  await reason.pressSequentially(' psn')
  await expectAccessible()
  const address = page.url()
  await page.getByRole('button', { name: 'Refuse with this reason' }).click()
  await expectToast(page, 'Review Updated Successfully')
  await expect(page).not.toHaveURL(address)
  await page.goto('/student/reviews')
  await expect(page.locator('main')).toContainText('without naming anybody. psn')
})

test('a review that somebody else decided on meanwhile is passed over, with their name', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const pros = `Two read it ${crypto.randomUUID().slice(0, 8)}`
  await writeReview(page, pros)
  await openWaiting(page, pros)
  const address = page.url()
  const id = Number(/\d+$/.exec(address)?.[0])
  const headers = await asAdmin(page)
  const { data } = await (await request.get(`/api/v1/admin/reviews/${id}`, { headers })).json()
  const decision = { id, status: 'published', updatedAt: data.updatedAt }
  expect((await request.put('/api/v1/admin/reviews', { headers, data: decision })).ok()).toBe(true)
  await page.keyboard.press('p')
  await expectToast(page, 'admin decided on this review meanwhile')
  await expect(page).not.toHaveURL(address)
})

for (const language of ['', '/hi'])
  test(`reporting a review is accessible, on a phone too (${language || '/en'})`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${language}/school/${school.url}#reviews`)
    await expectAccessible()
    await page.locator('.reviews li a').first().click()
    await expect(page.locator('form.report')).toBeVisible()
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
