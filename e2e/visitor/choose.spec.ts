import type { Page } from '@playwright/test'
import type { SchoolCard } from '@pravesh/contract'
import { expect, test } from '../fixtures.ts'

/** Cards that are wholly within the window, without scrolling. */
const wholeCards = (page: Page) =>
  page
    .locator('#rows .card')
    .evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length)

for (const path of ['/schools/all', '/schools/cbse-schools-in-delhi', '/colleges/all', '/hi/colleges/all'])
  test(`three whole results of ${path} are in a window of 800 px, each with one Demo mark at most`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    expect(await wholeCards(page)).toBeGreaterThanOrEqual(3)
    for (const card of await page.locator('#rows .card').all())
      expect(await card.locator('.tier.demo').count()).toBeLessThanOrEqual(1)
    await expect(page.locator('#rows .card .tier.demo').first()).toHaveText(/: ./)
    await expectAccessible()
  })

test('with a class chosen, a card has the fee of that class, as the page of the school has it', async ({ page }) => {
  await page.goto('/schools/all?classLevel=6')
  const card = page.locator('#rows .card').filter({ hasText: 'Class 6' }).first()
  const name = (await card.locator('h2').textContent()) ?? ''
  const url = (await card.locator('h2 a').getAttribute('href'))?.match(/^\/school\/([^?]+)\?class=6$/)?.[1]
  const listing = await page.request.get('/api/v1/public/schools/all?classLevel=6')
  const { data }: { data: SchoolCard[] } = await listing.json()
  const fee = data.find((school) => school.url === url)?.feeFrom?.value ?? 0
  expect(fee).toBeGreaterThan(0)
  await expect(card.locator('.figure')).toContainText(
    fee >= 100_000 ? `₹${Number((fee / 100_000).toFixed(2))} lakh` : '₹',
  )
  await card.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('.facts.first')).toContainText('Fee a year, Class 6')
  const own = page.locator('#fees .own-choice')
  await expect(own).toContainText('Your choice')
  await expect(own).toContainText(`₹${fee.toLocaleString('en-IN')}`)
  await expect(page.locator('#fees tbody tr').first()).toHaveClass('own-choice')
  await page.locator('.deeds').getByRole('link', { name: 'Enquire' }).click()
  await expect(page.getByLabel('Class sought')).toHaveValue('Class 6')
})

test('with a course chosen, the pages of its colleges, their comparison and the enquiry begin with it', async ({
  page,
}) => {
  await page.goto('/hi/colleges/btech')
  const cards = page.locator('#rows .card')
  for (const index of [0, 1]) await cards.nth(index).getByRole('checkbox').check()
  await page.locator('.compare-bar button').click()
  await expect(page).toHaveURL(/&course=btech$/)
  await expect(page.locator('#fee-of')).toHaveValue('btech')
  await page.goBack()
  await cards.first().locator('h2 a').click()
  await expect(page).toHaveURL(/\?course=btech$/)
  await expect(page.locator('#courses tbody tr').first()).toContainText('आपकी पसंद')
  await page.locator('.deeds').getByRole('link', { name: 'पूछताछ' }).click()
  await expect(page.locator('#f-course')).toHaveValue(/^Bachelor of Technology/)
})

test('an address with a class that a school does not have is that of its page', async ({ page }) => {
  for (const query of ['class=15', 'class=6&class=7', 'class=six']) {
    await page.goto(`/school/modern-school-new-delhi?${query}`)
    await expect(page).toHaveURL('/school/modern-school-new-delhi')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a dot of the map leads to its school, and that of several to the list of their city', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/schools/all')
    const dots = page.locator('#map a')
    expect(await dots.count()).toBeGreaterThan(5)
    const titles = await dots.locator('title').allTextContents()
    const several = titles.findIndex((title) => /: \d+$/.test(title))
    const single = titles.findLastIndex((title) => !/: \d+$/.test(title))
    const [city = '', count = ''] = (titles[several] ?? '').split(': ')
    expect(await page.locator('#rows .card .soft').filter({ hasText: city }).count()).toBe(Number(count))
    await dots.nth(several).locator('circle').click()
    await expect(page).toHaveURL(/[?&]city=/)
    await expect(page.getByRole('link', { name: `Remove City: ${city}` })).toBeVisible()
    await page.goBack()
    await page.locator('#map a').nth(single).locator('circle').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[single] ?? '')
  })

  test('on a phone, class and city are chosen above the results, and the map is behind a link', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/schools/all')
    await expect(page.locator('#map')).toBeHidden()
    await page.locator('.tools').getByRole('link', { name: 'Map' }).click()
    await expect(page.locator('#map')).toBeVisible()
    const quick = page.locator('.quick')
    await quick.getByLabel('Class').selectOption({ label: 'Class 6' })
    await quick.getByLabel('City').selectOption({ label: 'Delhi' })
    await quick.getByRole('button', { name: 'Go' }).click()
    await expect(page).toHaveURL(/classLevel=6&city=/)
    await expect(page.locator('#rows .card').filter({ hasNotText: 'Delhi' })).toHaveCount(0)
    await expect(page.locator('#rows .card').first()).toContainText('a year, Class 6')
    await expect(quick.getByLabel('Class').locator('option:checked')).toHaveText('Class 6')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
