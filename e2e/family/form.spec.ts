import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { newStudent } from './people.ts'

const personal = '/student/application-form?section=personal'
const nameOf = (page: Page) => page.getByLabel('Full name')
const state = (page: Page) => page.locator('.save-state')

/** Opens a page in another tab of the same browser, with the same session. */
const another = (context: BrowserContext) => context.newPage()

test('a section saves itself, leads on, and counts as filled', async ({ page, expectAccessible }) => {
  await newStudent(page)
  await page.goto('/student/application-form')
  await expect(page.getByText('0 of 7 sections')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Go on: Personal details' }).click()
  // The name from the sign-up is filled in.
  await expect(nameOf(page)).toHaveValue('Ravi Kumar')
  await expect(page.getByLabel('Year')).toHaveValue('2005')
  await page.getByLabel('Year').fill('20')
  await expect(state(page)).toHaveText('Kept on this device until it is complete')
  await page.reload()
  await expect(page.getByLabel('Year')).toHaveValue('20')
  await page.getByLabel('Month').fill('April')
  await page.getByLabel('Year').fill('2006')
  await expect(state(page)).toContainText('Saved at')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue(/^ravi.*@example\.in$/)
  await page.getByRole('button', { name: 'Save and go on' }).click()
  const summary = page.locator('.summary')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /PIN code/ }).click()
  await expect(page.getByLabel('PIN code')).toBeFocused()
  await page.goto('/student/application-form?section=check')
  await expect(page.getByText('30 Apr 2006')).toBeVisible()
  const missing = page.getByRole('heading', { name: 'Still missing' }).locator('..')
  await expect(missing.getByRole('listitem')).toHaveCount(6)
  await expectAccessible()
  await page.goto('/hi/student/application-form')
  await expect(page.getByText('7 में से 1 भाग')).toBeVisible()
  await expectAccessible()
})

test('what is typed without a network survives the tab, and is sent when the network is back', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  await newStudent(page)
  await page.goto('/student/application-form?section=statement')
  const statementField = page.getByLabel('In your own words')
  await expect(statementField).toBeVisible()
  await context.setOffline(true)
  await statementField.fill('Written in a train, without a network.')
  await expect(state(page)).toContainText('Kept on this device')
  // The tab crashes: one that is closed in order sends its input, and the network would be back for it.
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
  await context.setOffline(false)
  const secondPage = await another(context)
  await secondPage.goto('/student/application-form')
  await expect(secondPage.getByRole('link', { name: /Why you apply/ })).toContainText('Kept on this device')
  await secondPage.goto('/student/application-form?section=statement')
  await expect(secondPage.getByLabel('In your own words')).toHaveValue('Written in a train, without a network.')
  await expect(state(secondPage)).toContainText('Saved at')
  await secondPage.reload()
  await expect(secondPage.getByLabel('In your own words')).toHaveValue('Written in a train, without a network.')
  await secondPage.goto('/student/application-form')
  await expect(secondPage.getByRole('link', { name: /Why you apply/ })).toContainText('Completed')
})

test('two tabs that write the same section are told apart; two that write different ones are not', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  await newStudent(page)
  const statement = '/student/application-form?section=statement'
  await page.goto(statement)
  const other = await another(context)
  await other.goto(statement)
  const exam = await another(context)
  await exam.goto(personal)
  const [mine, theirs] = [page.getByLabel('In your own words'), other.getByLabel('In your own words')]
  await expect(mine).toBeVisible()
  await expect(theirs).toBeVisible()
  await expect(nameOf(exam)).toBeVisible()
  // The second tab's request is delayed, so that the first is saved before it.
  const { promise: first, resolve: go } = Promise.withResolvers<void>()
  await other.route('**/api/v1/student/application-form', async (route) => {
    if (route.request().method() === 'PUT') await first
    await route.continue()
  })
  await theirs.fill('From the second tab')
  await expect(state(other)).toHaveText('Saving …')
  await mine.fill('From the first tab')
  await expect(state(page)).toContainText('Saved at')
  await nameOf(exam).fill('Ravi')
  for (const [label, value] of [
    ['Day', '1'],
    ['Month', '2'],
    ['Year', '2005'],
  ] as const)
    await exam.getByLabel(label).fill(value)
  await expect(state(exam)).toContainText('Saved at')
  go()
  const conflict = other.locator('.conflict')
  await expect(conflict).toContainText('From the first tab')
  await expect(conflict).toContainText('From the second tab')
  await conflict.getByRole('button', { name: 'Keep what stands here' }).click()
  await expect(state(other)).toContainText('Saved at')
  await expect(mine).toHaveValue('From the second tab')
})

test('what one tab saves another shows at once; rows that go can be brought back', async ({ page, context }) => {
  await newStudent(page)
  const guardians = '/student/application-form?section=guardians'
  await page.goto(guardians)
  const other = await another(context)
  await other.goto(guardians)
  await expect(other.getByLabel('Full name')).toBeVisible()
  await page.getByLabel('Relation').selectOption('mother')
  await page.getByLabel('Full name').fill('Asha Kumar')
  await expect(state(page)).toContainText('Saved at')
  await expect(other.getByLabel('Full name')).toHaveValue('Asha Kumar')
  await other.getByRole('button', { name: 'Add another' }).click()
  await expect(other.getByLabel('Relation').nth(1)).toBeFocused()
  await other.getByRole('button', { name: 'Remove number 1' }).click()
  await expect(other.getByRole('button', { name: 'Bring it back' })).toBeFocused()
  await other.getByRole('button', { name: 'Bring it back' }).click()
  await expect(other.getByLabel('Full name').first()).toHaveValue('Asha Kumar')
  await other.getByRole('button', { name: 'Remove number 2' }).click()
  await expect(other.getByLabel('Relation')).toBeFocused()
  await expect(state(other)).toContainText('Saved at')
})

test('a page that is left before it is saved still sends what was typed last', async ({ page }) => {
  await newStudent(page)
  await page.goto('/student/application-form?section=statement')
  await page.getByLabel('In your own words').fill('Typed as the last thing.')
  // The next page may read the form before the last request has arrived: then it reports that the answer is stored on this device.
  await expect(async () => {
    await page.goto('/student/application-form')
    await expect(page.getByRole('link', { name: /Why you apply/ })).toContainText('Completed', { timeout: 2_000 })
  }).toPass()
})

test('a form that colleges may not read is kept, and its declaration stays open', async ({ page }) => {
  await newStudent(page)
  await page.goto('/student/application-form?section=declarations')
  await page.getByLabel('What I wrote is true').check()
  await page.getByLabel('Name of who declares it').fill('Ravi Kumar')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.locator('.summary')).toContainText('only if it may read the form')
  await page.goto('/student/application-form')
  const row = page.getByRole('link', { name: /^Declaration/ })
  await expect(row).toContainText('To do')
  await row.click()
  await page.getByLabel('Colleges that I apply to may read this form').check()
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
  await page.getByRole('link', { name: 'All sections' }).click()
  await expect(row).toContainText('Completed')
})
