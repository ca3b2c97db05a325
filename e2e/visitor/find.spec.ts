import { expect, test } from '../fixtures.ts'

test('a family filters schools down to one and opens its page', { tag: '@phone' }, async ({
  page,
  expectAccessible,
  isMobile,
}) => {
  await page.goto('/schools/all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schools in India')
  await expectAccessible()
  if (isMobile) await page.getByRole('link', { name: 'Filters' }).click()
  const filters = page.locator('#filters')
  const cbse = filters.locator('label').filter({ hasText: /^CBSE/ })
  const count = (await cbse.locator('small').textContent()) ?? ''
  await cbse.getByRole('checkbox').check()
  await filters.getByRole('button', { name: /show results/i }).click()
  await expect(page).toHaveURL(/board=cbse/)
  await expect(page.getByText(`${count} schools`)).toBeVisible()
  await expect(page.getByRole('link', { name: /CBSE/ }).first()).toBeVisible()
  await page.goto('/schools/cbse-schools-in-delhi')
  await page.getByRole('link', { name: 'Modern School' }).first().click()
  await expect(page).toHaveURL(/\/school\/modern-school-new-delhi$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modern School')
})

test('a mistyped search still finds the school, from suggestions and from the search page', { tag: '@phone' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  const box = page.locator('input[name=q]').first()
  await box.click()
  await box.pressSequentially('kendirya vidyalay imphl', { delay: 20 })
  const option = page.getByRole('option', { name: /Kendriya Vidyalaya Imphal/ })
  await expect(option.first()).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kendirya/)
  await expect(page.getByRole('link', { name: /Kendriya Vidyalaya Imphal/ }).first()).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('link', { name: /Kendriya Vidyalaya Imphal/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/school\/kendriya-vidyalaya-imphal/)
})

test('suggestions are chosen with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  const box = page.locator('input[name=q]').first()
  await box.focus()
  await box.pressSequentially('iit bomby', { delay: 20 })
  await expect(page.getByRole('option').first()).toHaveText(/Indian Institute of Technology Bombay/)
  await box.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', 'suggestion-0')
  await box.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await box.press('ArrowDown')
  // The input method has its own use for Enter while it composes a word.
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(page).toHaveURL(/\/$/)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/college\/indian-institute-of-technology-bombay$/)
})

test('filters wait for their button, keep the focus, and lead to the count', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/schools/all')
  if (isMobile) await page.getByRole('link', { name: 'Filters' }).click()
  const filters = page.locator('#filters')
  const [first, other] = [/^CBSE/, /^CISCE/].map((name) => filters.getByRole('checkbox', { name }))
  await first?.focus()
  await page.keyboard.press('Space')
  await other?.focus()
  await page.keyboard.press('Space')
  // Longer than any script would wait for a second choice.
  await page.waitForTimeout(1000)
  await expect(page).toHaveURL(/\/schools\/all(#filters)?$/)
  await expect(other ?? filters).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/board=cbse&board=cisce#results$/)
  // Named by the count, so that it is read out on arrival.
  await expect(page.locator('#results')).toBeFocused()
  await expect(page.locator('#results')).toHaveAccessibleName(/^\d+ schools$/)
})

test('every city is found by its name, and both Delhis are one choice', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/schools/all')
  if (isMobile) await page.getByRole('link', { name: 'Filters' }).click()
  const cities = page.locator('#filters fieldset').filter({ hasText: /^\s*City/ })
  await expect(cities.getByRole('checkbox', { name: /Delhi/, includeHidden: true })).toHaveCount(1)
  await cities.locator('summary').click()
  await cities.getByLabel('Find by name').fill('durga')
  await cities.getByRole('checkbox', { name: /^Durgapur/ }).check()
  await cities.getByLabel('Find by name').fill('')
  await cities.getByRole('checkbox', { name: /^Delhi/ }).check()
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(
    page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: /^Remove City/ }),
  ).toHaveCount(2)
  await expect(page.locator('#rows')).toContainText('New Delhi')
})

test('a page in Hindi says places, lists and months in Hindi, and a state link names its state', async ({ page }) => {
  await page.goto('/hi')
  await expect(
    page.getByRole('list', { name: 'राज्य के हिसाब से स्कूल' }).getByRole('link', { name: /^केरल \d+$/ }),
  ).toBeVisible()
  await page.goto('/hi/schools/all')
  await expect(page.locator('.intro')).toHaveText(/^बोर्ड, फ़ीस/)
  await expect(page.locator('#filters')).toContainText('पुस्तकालय')
  await page.goto('/hi/exams')
  await expect(page.locator('.when').filter({ hasText: 'आम तौर पर' }).first()).toHaveText(/आम तौर पर\s+[\u0900-\u097f]/)
  await page.goto('/hi/school/modern-school-new-delhi')
  await expect(page.locator('.where')).toContainText('दिल्ली')
})

test('a list without rows leads to wider ones, also where its address has all conditions', async ({ page }) => {
  await page.goto('/hi/schools/cbse-schools-with-class-1-in-ajmer-under-80000')
  const ways = page.locator('.empty').getByRole('link')
  await expect(ways).toHaveCount(5)
  await ways.filter({ hasText: 'अजमेर के बिना' }).click()
  await expect(page).toHaveURL('/hi/schools/all?board=cbse&classLevel=1&feeMax=80000')
  await expect(page.locator('#rows .card').first()).toBeVisible()
  await page.goto('/schools/cbse-schools-with-class-1-in-ajmer-under-80000')
  await page.getByRole('link', { name: 'Start again with everything' }).click()
  await expect(page).toHaveURL('/schools/all')
})

test('a search by a branch of B.Tech shows colleges, and says which of them have not told their branches', {
  tag: '@phone',
}, async ({ page, expectAccessible }) => {
  await page.goto('/search?q=btech+cse')
  const understood = page.locator('.understood')
  await expect(understood).toContainText(
    /\d+ are known to teach Computer Science and Engineering\. \d+ more teach B\.Tech \/ B\.E\., and we do not know their branches/,
  )
  await expect(understood.locator('.first > li')).toHaveCount(3)
  await page.goto('/search?q=btech+civil+under+1+lakh')
  await expect(understood).toContainText('No college here has told us that it teaches Civil Engineering.')
  await expect(understood.locator('.first > li')).toHaveCount(3)
  await expect(understood).not.toContainText('None is known to us')
  await expectAccessible()
  await page.goto('/hi/search?q=btech+civil+under+1+lakh')
  await expect(understood).toContainText('शाखाएँ हमें पता नहीं हैं')
  await understood.getByRole('link', { name: 'B.Tech / B.E. पढ़ाने वाले कॉलेज' }).click()
  await expect(page).toHaveURL('/hi/colleges/btech-colleges-under-100000')
  await expect(page.locator('#rows .card').first()).toBeVisible()
  await page.goto('/colleges/all?specialization=btech-civil-engineering&feeMax=100000')
  await expect(page.locator('#results')).toContainText('No college here has told us that it teaches Civil Engineering.')
  await page.locator('#results').getByRole('link', { name: 'Colleges that teach B.Tech / B.E.' }).click()
  await expect(page).toHaveURL('/colleges/all?feeMax=100000&course=btech')
  await expect(page.locator('#rows .card').first()).toBeVisible()
})

test('near me lists cities in the order of their names, Delhi once', async ({ page }) => {
  await page.goto('/near-me')
  const names = await page.locator('.cities a').allTextContents()
  expect(names).toEqual(names.toSorted((first, other) => first.localeCompare(other, 'en')))
  expect(names.filter((name) => name.endsWith('Delhi'))).toEqual(['Delhi'])
})

test('show more adds to the list and can be shared as an address', async ({ page }) => {
  await page.goto('/schools/all')
  const before = await page.locator('#results').getByRole('heading', { level: 2 }).count()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(async () => {
    const now = await page.locator('#results').getByRole('heading', { level: 2 }).count()
    expect(now).toBeGreaterThan(before)
  }).toPass()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('searching, filtering and turning pages are links and forms', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.goto('/')
    await page.locator('input[name=q]').first().fill('modrn school')
    await page.getByRole('button', { name: 'Search' }).first().click()
    await expect(page.getByRole('link', { name: /Modern School/ }).first()).toBeVisible()
    await page.goto('/schools/all')
    if (isMobile) await page.getByRole('link', { name: 'Filters' }).click()
    const cisce = page.locator('#filters label').filter({ hasText: /^CISCE/ })
    const count = (await cisce.locator('small').textContent()) ?? ''
    await cisce.getByRole('checkbox').check()
    await page
      .locator('#filters')
      .getByRole('button', { name: /show results/i })
      .click()
    await expect(page.getByText(`${count} schools`)).toBeVisible()
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page).toHaveURL(/offset=40/)
    await expect(page.locator('#results')).toContainText(/\d/)
  })
})

for (const path of ['/', '/hi', '/colleges/all', '/hi/schools/all', '/search?q=delhi', '/near-me'])
  test(`axe finds nothing on ${path}`, { tag: '@phone' }, async ({ page, expectAccessible }) => {
    await page.goto(path)
    await expectAccessible()
  })
