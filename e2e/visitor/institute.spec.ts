import { expect, test } from '../fixtures.ts'

test('a school page from a listing: what is known, where it comes from, and kept for later', { tag: '@phone' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/schools/cbse')
  const first = page.locator('#rows').getByRole('heading', { level: 2 }).getByRole('link').first()
  const name = (await first.textContent())?.trim() ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  const overview = page.locator('#overview')
  await expect(overview.getByText('Central Board of Secondary Education')).toBeVisible()
  await expect(overview.locator('.source').first()).toBeVisible()
  const fees = page.locator('#fees')
  await expect(fees.getByText('These figures were made up for this demonstration', { exact: false })).toBeVisible()
  await expect(fees.getByRole('row')).not.toHaveCount(0)
  await expectAccessible()
  await fees.getByRole('link', { name: 'What these fees are made of' }).click()
  await expect(page).toHaveURL(/\/fees$/)
  await expect(page.getByRole('columnheader', { name: 'Tuition a year' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Session 20/ })).not.toHaveCount(0)
  await expectAccessible()
  await page.goBack()

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.getByRole('link', { name: 'See what you saved' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText('Nothing saved yet', { exact: false })).toBeVisible()
})

test('a college page leads to its courses, exams and neighbours', { tag: '@phone' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/college/indian-institute-of-technology-madras')
  await expectAccessible()
  await page.locator('#courses').getByRole('link', { name: 'B.Tech / B.E.', exact: true }).click()
  await expect(page).toHaveURL(/\/course\/btech$/)
  await expect(page.getByRole('link', { name: 'All colleges that teach B.Tech / B.E.' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'BITSAT' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BITSAT')
  await expect(page.locator('.due')).toContainText(/Next date.*\d+ days to go|Tomorrow|Today|On now/)
  await expectAccessible()
})

for (const [prefix, reviewLink, questionLink, author] of [
  ['', 'Write a review', 'Ask a question', 'By Pravesh staff'],
  ['/hi', 'समीक्षा लिखें', 'सवाल पूछें', 'प्रवेश टीम'],
] as const) {
  test(`a school without reviews on ${prefix}/ says so, and how to write the first`, async ({ page }) => {
    await page.goto(`${prefix}/school/primrose-school-puducherry`)
    const reviews = page.locator('#reviews')
    await expect(reviews).toContainText(/0 .*0 .*0 /)
    await expect(reviews.getByRole('link', { name: reviewLink })).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/student/reviews\\?institute=Primrose\\+School&of=school%3A\\d+$`),
    )
  })

  test(`an article on ${prefix}/ is in the language of the page, and leads to a question`, async ({ page }) => {
    await page.goto(`${prefix}/article/school-admission-age-nep-2020`)
    await expect(page.locator('.reading header')).toContainText(author)
    await page.getByRole('main').getByRole('link', { name: questionLink }).click()
    await expect(page).toHaveURL(`${prefix}/enquiry/general`)
  })
}

for (const path of ['/exams', '/careers', '/articles', '/courses']) {
  // The four are laid out alike.
  test(`${path} can be narrowed by links and leads to a page`, { tag: path === '/exams' ? '@phone' : [] }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(path)
    await expectAccessible()
    const narrowing = page.locator('.narrow').first().getByRole('link').nth(1)
    await narrowing.click()
    await expect(page).toHaveURL(/\?(level|category)=/)
    await page.locator('#rows').getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${path.slice(0, -1)}/[\\w-]+$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible()
  })
}

for (const [prefix, mark, managed] of [
  ['', 'Demo', 'Page managed by the institute'],
  ['/hi', 'नमूना', 'यह पन्ना संस्थान ख़ुद सँभालता है'],
] as const)
  test(`what the demo invents of a real school is marked on ${prefix}/`, async ({ page }) => {
    await page.goto(`${prefix}/school/delhi-public-school-new-delhi`)
    const head = page.locator('.head')
    await expect(head.getByText(managed)).toContainText(mark)
    await expect(head.locator('.tier.demo')).toHaveCount(2)
    await page.goto(`${prefix}/school/kendriya-vidyalaya-anantapur`)
    await expect(head.getByText(managed)).toHaveCount(0)
  })

for (const [prefix, mark, meaning] of [
  ['', 'Not checked', 'General knowledge, not checked against a live source'],
  ['/hi', 'बिना जाँच', 'सामान्य जानकारी, किसी स्रोत से मिलाई नहीं गई'],
] as const)
  test(`what nobody compared with a source is marked on ${prefix}/`, async ({ page, expectAccessible }) => {
    await page.goto(`${prefix}/college/miranda-house`)
    await expect(page.locator('#overview .tier.unchecked').first()).toHaveText(mark)
    await expect(page.getByRole('contentinfo')).toContainText(meaning)
    await expectAccessible()
  })

test('the same school in Hindi', { tag: '@phone' }, async ({ page, expectAccessible }) => {
  await page.goto('/hi/school/modern-school-new-delhi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.locator('#fees').getByRole('heading', { level: 2 })).toHaveText('फ़ीस')
  await expectAccessible()
})

test('a wrong address helps on', async ({ page, pageErrors, expectAccessible }) => {
  pageErrors.allow(/404/)
  const response = await page.goto('/school/there-is-no-such-school')
  expect(response?.status()).toBe(404)
  await expectAccessible()
  await page.getByRole('searchbox').fill('modern school')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('link', { name: /Modern School/ }).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a school page is whole, and offers no button that does nothing', async ({ page }) => {
    await page.goto('/school/modern-school-new-delhi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modern School')
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Facilities' }).click()
    await expect(page).toHaveURL(/#facilities$/)
    await expect(page.locator('#facilities').getByRole('heading', { level: 3 }).first()).toBeInViewport()
  })
})

for (const [path, all] of [
  ['/school/delhi-public-school-new-delhi', /^Read all \d+ reviews$/],
  ['/hi/college/srm-institute-of-science-and-technology', /^सभी \d+ समीक्षाएँ पढ़ें$/],
] as const)
  test(`${path} has two reviews, and the others on a page of their own`, async ({ page, expectAccessible }) => {
    await page.goto(path)
    const reviews = page.locator('.reviews > li')
    await expect(reviews).toHaveCount(2)
    await page.getByRole('link', { name: all }).click()
    await expect(page).toHaveURL(`${path}/reviews`)
    expect(await reviews.count()).toBeGreaterThan(2)
    await expectAccessible()
  })

test('pictures of a school open and close by keyboard, and lead to one another', { tag: '@phone' }, async ({
  page,
  expectAccessible,
}) => {
  // No login of the demo manages this school, so no other journey adds a picture to it meanwhile.
  await page.goto('/school/mayo-college-ajmer')
  await page.getByRole('link', { name: /^All \d+ pictures$/ }).click()
  const gallery = page.locator('.gallery')
  const opener = gallery.locator('li > button').first()
  await expect(gallery.getByText('The main gate', { exact: false }).first()).toBeVisible()
  const dialog = gallery.getByRole('dialog')
  await expect(dialog).toHaveCount(0)

  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName(/^The main gate/)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(1)
  await expect(dialog).not.toHaveAccessibleName(/^The main gate/)
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toHaveAccessibleName(/^The main gate/)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('pictures open and close without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/hi/college/vellore-institute-of-technology')
  await page.getByRole('link', { name: /^सभी \d+ तस्वीरें$/ }).click()
  const dialog = page.locator('.gallery').getByRole('dialog')
  await page.locator('.gallery li > button').nth(1).click()
  await expect(dialog).toHaveCount(1)
  await dialog.getByRole('button', { name: 'बंद करें' }).click()
  await expect(dialog).toHaveCount(0)
  await context.close()
})

test('a school without pictures has no section of them', async ({ page }) => {
  await page.goto('/school/primrose-school-puducherry')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.pictures')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Pictures', exact: true })).toHaveCount(0)
})
