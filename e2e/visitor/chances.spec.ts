import { expect, test } from '../fixtures.ts'

test('a candidate compares ranks with the closing ranks, without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Can I get in?' }).first().click()
  await page.getByRole('combobox', { name: 'Exam' }).selectOption({ label: 'JEE Main' })
  await page.getByRole('textbox', { name: 'Common rank', exact: true }).fill('2,000')
  await page.getByRole('combobox', { name: 'Home state' }).selectOption({ label: 'Telangana' })
  await page.getByRole('button', { name: 'Compare' }).click()

  // Published: 1,996, 3,115 and 2,804 in the last rounds; 2,698 after the first of 2024.
  const row = page.getByRole('row', { name: /Warangal.*Computer Science and Engineering 4 Years.*Home state/ })
  await expect(row).toContainText('Within 2 of 3 years')
  await expect(row).toContainText('Over the years 1,996–3,115')
  await expect(row.getByRole('cell')).toContainText(['1,996', '3,115', '2,804', 'Within 2 of 3 years'])
  await expect(page.getByRole('columnheader')).toHaveText([
    /College/,
    '2022, round 6',
    '2023, round 6',
    '2024, round 5',
    'Your rank',
  ])

  await page.getByRole('link', { name: /^Within all years/ }).click()
  await expect(page).toHaveURL(/chance=all/)
  await expect(page.getByText('Within 2 of 3 years')).toHaveCount(0)
  await expect(page.getByText(/^Within all 3 years$/).first()).toBeVisible()
  await context.close()
})

test('the page can be read by everyone, names a rank that is none, and narrows by branch', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/chances?list=jee-advanced&category=obc-ncl&rank=400&categoryRank=55')
  await expect(page.getByText('Your rank against closing ranks')).toBeVisible()
  await expectAccessible()
  await page.getByText('Branches, colleges, length').click()
  await page.getByRole('textbox', { name: 'Branch' }).fill('mechanical')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('row', { name: /Computer Science/ })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Mechanical/ }).first()).toBeVisible()

  await page.getByRole('textbox', { name: 'Category rank' }).fill('98.7')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Category rank' })).toHaveValue('98.7')
  await expect(page.getByText('Write the rank as a number').first()).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'Category rank' }).click()
  await expect(page.getByRole('textbox', { name: 'Category rank' })).toBeFocused()

  await page.goto('/chances')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Common rank' })).toBeVisible()
})

test('choices are picked, ordered, tried with another rank, taken as a file and remembered', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/chances?list=jee-main&rank=4000&homeState=kerala')
  await page
    .getByRole('link', { name: /^Add to my list.*National Institute of Technology Durgapur, Computer Science/ })
    .click()
  await page
    .getByRole('link', {
      name: /^Add to my list.*National Institute of Technology Warangal, Computer Science and Engineering, /,
    })
    .click()
  await page
    .getByRole('link', { name: /^Add to my list.*National Institute of Technology Calicut, Mechanical/ })
    .click()
  await page.getByRole('link', { name: 'My choices: 3' }).click()

  const items = page.getByRole('listitem').filter({ has: page.getByText(/your rank/) })
  await expect(items).toContainText(['Durgapur', 'Warangal', 'Calicut'])
  await expect(page.getByText('2 within all years, 0 within some, 1 beyond all, 0 with one year only.')).toBeVisible()
  await page.getByRole('link', { name: /^Up.*National Institute of Technology Warangal/ }).click()
  await expect(items).toContainText(['Warangal', 'Durgapur', 'Calicut'])
  await expectAccessible()

  // Published: 2,112, 2,413 and 2,186 at Warangal for other states.
  const slider = page.getByRole('slider', { name: 'Common rank' })
  await slider.focus()
  await page.getByRole('textbox', { name: 'Common rank' }).fill('2200')
  await expect(items.first()).toContainText('Within 1 of 3 years')
  await expect(page.getByText('2 within all years, 1 within some, 0 beyond all, 0 with one year only.')).toBeVisible()
  await slider.press('Home')
  await expect(page.getByText('3 within all years, 0 within some, 0 beyond all, 0 with one year only.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('choices.csv')

  await page.goto('/chances')
  await page.getByRole('link', { name: 'Go on with your list of 3' }).click()
  await expect(items).toContainText(['Warangal', 'Durgapur', 'Calicut'])
  await page.getByRole('link', { name: /^Remove.*National Institute of Technology Durgapur/ }).click()
  await expect(items).toContainText(['Warangal', 'Calicut'])

  // A rank of another exam is compared with none of them; what is added afresh joins the list.
  await page.goto('/chances?list=jee-advanced&rank=3000')
  await page.getByRole('link', { name: /^Add to my list.*Indian Institute of Technology Jammu, Computer/ }).click()
  await page.getByRole('link', { name: 'My choices: 3' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'no rank of this list given' })).toHaveCount(2)
  await expect(items).toContainText(['Indian Institute of Technology Jammu'])
  await page.getByRole('textbox', { name: 'Common rank' }).fill('abc')
  await expect(page.getByText('Write the rank as a number')).toBeVisible()

  // The other language has the same list.
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('heading', { name: 'मेरी पसंद' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Jammu' })).toBeVisible()
})

test('a college has its closing ranks over the years and by round, of each category', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/college/national-institute-of-technology-warangal/cutoffs')
  const overYears = page.getByRole('table', { name: /over the years/ })
  const civil = overYears.getByRole('row', { name: /Civil Engineering.*Home state/ })
  await expect(civil.getByRole('img')).toHaveAttribute('aria-label', /2022: [\d,]+, 2023: [\d,]+, 2024: [\d,]+/)
  await page.getByRole('combobox', { name: 'Category' }).selectOption('OBC-NCL, seats for women')
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2024')
  await page.getByRole('button', { name: 'Show' }).click()
  // Published: 1,169, 1,739 and 1,389 in the last rounds; 1,117 to 1,389 after the first of 2024.
  const computing = overYears.getByRole('row', { name: /^Computer Science and Engineering 4 Years.*Home state/ })
  await expect(computing.getByRole('cell')).toContainText(['1,169', '1,739', '1,389'])
  const rounds = page.getByRole('table', { name: /by round, 2024/ })
  await expect(rounds.getByRole('columnheader')).toHaveText([/./, 'round 1', 'round 5'])
  await expect(rounds.getByRole('row', { name: /^Computer Science and Engineering Home state/ })).toContainText(
    '1,117–1,389',
  )
  await expectAccessible()
  await page.getByRole('link', { name: 'Your rank here' }).click()
  await expect(page.getByRole('combobox', { name: 'Exam' })).toHaveValue('jee-main')
  await expect(page.getByRole('checkbox', { name: /Warangal/ })).toBeChecked()
})
