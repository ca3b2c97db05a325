import { choose, expect, type field, select, test } from './signed-in.ts'

const college = { id: 20, courses: '/admin/colleges/20/courses' }
type Page = Parameters<typeof field>[0]

/** Names who published the figures of the only open source. */
async function nameSource(page: Page, name: string) {
  await page.getByRole('textbox', { name: /^Name/ }).last().fill(name)
  await page
    .getByRole('textbox', { name: /^As of/ })
    .last()
    .fill('2026')
}
/** Pastes rows of a spreadsheet into a cell. */
const paste = (page: Page, cell: string, rows: readonly string[]) =>
  page
    .getByLabel(cell)
    .first()
    .evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, rows.join('\n'))

test('a course gets fees and a pasted table of cut-offs, and the page of the college shows both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(college.courses)
  await expect(page.getByRole('heading', { level: 1, name: 'Courses and fees' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Add course' }).first().click()
  await choose(page, 'Course', 'B.Des', 'B.Des.')
  await page.getByRole('button', { name: 'Add a year' }).click()
  await page.getByRole('spinbutton', { name: 'Year 1' }).fill('123000')
  await page.getByRole('button', { name: 'Add where the fees come from' }).click()
  await nameSource(page, 'Prospectus of the college')
  await page.getByRole('button', { name: 'Add a table of cut-offs' }).click()
  await nameSource(page, 'Seat allocation authority')
  await paste(page, 'Round, General, Round 1', ['6\tGeneral\tAll India\t1,201\t3,402', '6\tOBC-NCL\tAll India\t90\t80'])
  await expectAccessible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('OBC-NCL, Round 6, Closing rank: Below the opening rank')).toBeVisible()
  await page.getByLabel('Closing rank, OBC-NCL, Round 6').fill('1,904')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('cell', { name: '₹1.23 lakh' })).toBeVisible()

  await page.goto('/admin/colleges/edit/20')
  await page.getByRole('link', { name: 'View on site' }).or(page.locator('a[href^="/college/"]')).first().waitFor()
  const address = await page.locator('a[href^="/college/"]').first().getAttribute('href')
  await page.goto(address ?? '')
  const table = page.getByRole('table').filter({ hasText: 'Seat allocation authority' })
  await expect(table.getByRole('row', { name: 'General 1,201 3,402' })).toBeVisible()
  await expect(table.getByRole('row', { name: 'OBC-NCL 90 1,904' })).toBeVisible()
  await expect(page.getByText('₹1,23,000').first()).toBeVisible()
  await expectAccessible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('figures of a year that contradict each other are refused at their field; written, they stand in a plot', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/admin/colleges/45/placements/create')
    await page.getByRole('spinbutton', { name: 'Year of leaving' }).fill('2026')
    await page.getByRole('spinbutton', { name: 'Looked for a job' }).fill('120')
    await page.getByRole('spinbutton', { name: 'Placed' }).fill('130')
    await page.getByRole('spinbutton', { name: 'Median pay a year' }).fill('640000')
    await page.getByRole('button', { name: 'Say where this comes from' }).click()
    await nameSource(page, 'Placement report')
    await select(page, 'Tier', 'Institute')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('More than were eligible')).toBeVisible()
    await expectAccessible()
    await page.getByRole('spinbutton', { name: 'Placed' }).fill('90')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const plot = page.getByRole('region', { name: 'All courses by year' })
    await plot.getByText('Figures').click()
    await expect(plot.getByRole('row', { name: '2026 120 90 ₹6.4 lakh' })).toBeVisible()
    await expectAccessible()
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)

    await page.getByRole('link', { name: /^2026/ }).first().click()
    await page.getByRole('spinbutton', { name: 'Placed' }).fill('95')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await plot.getByText('Figures').click()
    await expect(plot.getByRole('row', { name: '2026 120 95 ₹6.4 lakh' })).toBeVisible()
    await page.getByRole('link', { name: /^2026/ }).first().click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete|Confirm/ })
      .click()
    await expect(plot).toHaveCount(0)
  })
})
