import type { Page } from '@playwright/test'
import { expect, test } from './signed-in.ts'

const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])
/** The institute that the menu works on. */
async function selectedInstitute(page: Page): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: 'General enquiries' })
  return Number(/institutes\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1])
}
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

test('each number of the work list leads to a list with as many rows, of the institute with the most urgent work first', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/administration')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) Overview/)
  await expectAccessible()
  const overdue = page.getByRole('region', { name: 'Replies overdue' }).getByRole('link')
  const first = Number(/institutes\/(\d+)/.exec((await overdue.first().getAttribute('href')) ?? '')?.[1])
  expect(await selectedInstitute(page)).toBe(first)
  for (const name of ['Replies overdue', 'Applications to decide', 'Asked today']) {
    const link = page.getByRole('region', { name }).getByRole('link').first()
    const count = numberIn(await link.textContent())
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toHaveCount(0)
    await expect(rows(page)).toHaveCount(count)
    await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).click()
  }
})

test('a filter of a link from the start page is gone when the menu opens the list', async ({ page }) => {
  await page.goto('/administration')
  await page
    .getByRole('region', { name: 'Replies overdue' })
    .getByRole('link', { name: 'General enquiries' })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'Late', selected: true })).toBeVisible()
  const menu = page.getByRole('navigation')
  await menu.getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible()
  const entry = menu.getByRole('link', { name: 'General enquiries' })
  const count = numberIn(await entry.textContent())
  await entry.click()
  await expect(page.getByRole('tab', { name: /^To answer/, selected: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(count)
})

test('a visit of the public page raises the number of views, which the plots’ table has too', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/administration')
  const sid = await selectedInstitute(page)
  await page.goto(`/administration/institutes/${sid}/figures`)
  await expect(page.getByRole('heading', { level: 1, name: 'How the page does' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Views of your page' })).toBeVisible()
  await expect(page.locator('.MuiChartsAxis-bottom').first()).toContainText(/\d+ [A-Z][a-z]{2}/)
  await expect(rows(page)).toHaveCount(12)
  await expectAccessible()
  const currentViews = async () =>
    Number((await rows(page).first().getByRole('cell').first().textContent())?.replace(/\D/g, ''))
  const before = await currentViews()
  const address = await page.evaluate(async (id) => {
    const token = JSON.parse(localStorage.getItem('buyer') ?? '{}').auth_token
    const response = await fetch(`/api/v1/buyer/institute?limit=100`, { headers: { authorization: `Bearer ${token}` } })
    const { data }: { data: { sid: number; url: string }[] } = await response.json()
    return data.find((institute) => institute.sid === id)?.url
  }, sid)
  // A person’s browser: the test’s own calls itself headless, which is a robot’s name.
  const userAgent = `${(await page.evaluate(() => navigator.userAgent)).replace('Headless', '')} ${crypto.randomUUID()}`
  const visitor = await context.browser()?.newContext({ userAgent })
  const visit = await visitor?.newPage()
  await visit?.goto(new URL(`/school/${address}`, page.url()).href)
  await visitor?.close()
  await expect(async () => {
    await page.reload()
    await expect(rows(page)).toHaveCount(12)
    expect(await currentViews()).toBeGreaterThan(before)
  }).toPass({ timeout: 30_000 })
})

test('start page and figures fit a phone', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/administration')
  await expect(page.getByRole('region', { name: 'Replies overdue' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const [first] = await page.getByRole('region', { name: 'Replies overdue' }).getByRole('link').all()
  const id = /institutes\/(\d+)/.exec((await first?.getAttribute('href')) ?? '')?.[1]
  await page.goto(`/administration/institutes/${id}/figures`)
  await expect(page.getByRole('heading', { level: 2, name: 'All numbers by week' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible()
})
