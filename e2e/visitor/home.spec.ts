import { expect, test } from '../fixtures.ts'

test.use({ javaScriptEnabled: false })

test('a family chooses a class and a city on the first page and sees the schools that teach it there', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Find a school' }) })
  await form.getByLabel('Class').selectOption({ label: 'Class 6' })
  await form.getByLabel('City').selectOption({ label: 'Delhi' })
  await form.getByRole('button', { name: 'Show schools' }).click()
  const chosen = page.getByRole('list', { name: 'Chosen filters' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schools with Class 6 in Delhi')
  await expect(chosen).toContainText('Class 6')
  await expect(chosen).toContainText('Delhi')
  await expect(page.locator('#rows .card').first()).toContainText('Delhi')
  await expect(page.locator('#rows .card').filter({ hasNotText: 'Delhi' })).toHaveCount(0)
})

test('a choice that is left open narrows nothing', async ({ page }) => {
  await page.goto('/hi')
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'कॉलेज खोजना' }) })
  await form.getByLabel('राज्य').selectOption({ label: 'केरल' })
  await form.getByRole('button', { name: 'कॉलेज दिखाएँ' }).click()
  await expect(page.locator('.chips')).toContainText('केरल')
  await expect(page.locator('#rows .card').filter({ hasNotText: 'केरल' })).toHaveCount(0)
})

test('a rank typed on the first page leads to the chances', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Your rank (all India)').fill('4000')
  await page.getByLabel('Home state').selectOption({ label: 'Kerala' })
  await page.getByRole('button', { name: 'Show chances' }).click()
  await expect(page).toHaveURL(/\/chances\?list=jee-main&rank=4000&homeState=kerala/)
  await expect(page.locator('#results')).toContainText('4,000')
})

test('the first page counts days down to what comes next, and fits a phone in a few screens', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  const dates = page.locator('.dates-ahead > li')
  await expect(dates.first()).toContainText(/\d+ days to go|Tomorrow|Today/)
  const days = await dates.locator('b').allTextContents()
  const counted = days.map((day) => (day === 'Today' ? 0 : day === 'Tomorrow' ? 1 : Number.parseInt(day, 10)))
  expect(counted).toEqual(counted.toSorted((first, other) => first - other))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(isMobile ? 4000 : 3600)
})
