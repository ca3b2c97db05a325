import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { newStudent } from './people.ts'

const personal = '/student/application-form?section=personal'
const nameOf = (page: Page) => page.getByLabel('Full name')
const state = (page: Page) => page.locator('.save-state')

/** Opens a page as whoever is signed in there already: the same browser, another tab. */
const another = (context: BrowserContext) => context.newPage()

test('a section saves itself, leads on, and counts as filled', async ({ page, expectAccessible }) => {
  await newStudent(page)
  await page.goto('/student/application-form')
  await expect(page.getByText('0 of 7 sections')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Personal details' }).click()
  await nameOf(page).fill('Ravi Kumar')
  await expect(state(page)).toHaveText('Kept on this device until it is complete')
  await page.getByLabel('Day').fill('30')
  await page.getByLabel('Month').fill('April')
  await page.getByLabel('Year').fill('2006')
  await expect(state(page)).toContainText('Saved at')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
  await page.getByRole('button', { name: 'Save and go on' }).click()
  const summary = page.locator('.summary')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /PIN code/ }).click()
  await expect(page.getByLabel('PIN code')).toBeFocused()
  await page.goto('/student/application-form?section=check')
  await expect(page.getByText('30 Apr 2006')).toBeVisible()
  await page.goto('/hi/student/application-form')
  await expect(page.getByText('7 में से 1 भाग')).toBeVisible()
  await expectAccessible()
})

test('what is typed without a network survives the tab, and is sent when the network is back', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  await newStudent(page)
  await page.goto('/student/application-form?section=statement')
  const words = page.getByLabel('In your own words')
  await expect(words).toBeVisible()
  await context.setOffline(true)
  await words.fill('Written in a train, without a network.')
  await expect(state(page)).toContainText('Kept on this device')
  await page.close()
  await context.setOffline(false)
  const later = await another(context)
  await later.goto('/student/application-form')
  await expect(later.getByRole('link', { name: /Why you apply/ })).toContainText('Kept on this device')
  await later.goto('/student/application-form?section=statement')
  await expect(later.getByLabel('In your own words')).toHaveValue('Written in a train, without a network.')
  await expect(state(later)).toContainText('Saved at')
  await later.reload()
  await expect(later.getByLabel('In your own words')).toHaveValue('Written in a train, without a network.')
  await later.goto('/student/application-form')
  await expect(later.getByRole('link', { name: /Why you apply/ })).toContainText('Completed')
})

test('two tabs that write the same section are told apart; two that write different ones are not', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/409/)
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
  await theirs.fill('From the second tab')
  const conflict = other.locator('.conflict')
  await expect(conflict).toContainText('From the first tab')
  await expect(conflict).toContainText('From the second tab')
  await conflict.getByRole('button', { name: 'Keep what stands here' }).click()
  await expect(state(other)).toContainText('Saved at')
  await page.reload()
  await expect(mine).toHaveValue('From the second tab')
})
