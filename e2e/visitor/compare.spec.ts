import { expect, test } from '../fixtures.ts'

const [first, second, third] = [
  'delhi-public-school-new-delhi',
  'modern-school-new-delhi',
  'vasant-valley-school-new-delhi',
] as const
const languages = [
  {
    prefix: '',
    compare: 'Compare',
    save: 'Save',
    saved: 'Saved',
    count: 'Saved (2)',
    differs: 'Only what differs',
    fee: 'Fee a year, Class 1',
  },
  {
    prefix: '/hi',
    compare: 'तुलना करें',
    save: 'सहेजें',
    saved: 'सहेजा हुआ',
    count: 'सहेजे (2)',
    differs: 'केवल जो अलग है',
    fee: 'साल की फ़ीस, कक्षा 1',
  },
] as const
type Texts = (typeof languages)[number]

for (const { prefix, compare, save, saved, count, differs, fee } of languages) {
  test.describe(`from a list on ${prefix}/`, () => {
    test('two are ticked, compared, and saved ones are found again', async ({ page, expectAccessible }) => {
      await page.goto(`${prefix}/schools/all`)
      const cards = page.locator('#rows .card')
      for (const index of [0, 1]) await cards.nth(index).getByRole('checkbox').check()
      await expect(page.locator('.compare-bar output')).toContainText('2')
      for (const index of [2, 3]) await cards.nth(index).getByRole('checkbox').check()
      // Four at most are compared.
      await expect(cards.nth(4).getByRole('checkbox')).toBeDisabled()
      for (const index of [2, 3]) await cards.nth(index).getByRole('checkbox').uncheck()
      for (const index of [0, 1]) await cards.nth(index).getByRole('button', { name: save }).click()
      await expect(cards.nth(0).getByRole('button', { name: saved })).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible()
      await page.locator('.compare-bar').getByRole('button', { name: compare }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/compare\\?school=`))
      await expect(page.getByRole('columnheader')).toHaveCount(3)
      await expect(page.getByRole('rowheader').filter({ hasText: fee })).toBeVisible()
      await expectAccessible()

      await page.getByRole('banner').getByRole('link', { name: count }).click()
      await expect(page).toHaveURL(`${prefix}/saved`)
      const boxes = page.locator('.saved-list').getByRole('checkbox')
      await expect(boxes).toHaveCount(2)
      for (const box of await boxes.all()) await box.check()
      await expectAccessible()
      await page.locator('.saved-list').getByRole('button', { name: compare, exact: true }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(3)
    })
  })

  test.describe(`without JavaScript on ${prefix}/`, () => {
    test.use({ javaScriptEnabled: false })
    test('a list leads to the comparison, which takes one out and shows what differs', async ({ page }) => {
      await page.goto(`${prefix}/schools/all?board=cbse`)
      const cards = page.locator('#rows .card')
      for (const index of [0, 1, 2]) await cards.nth(index).getByRole('checkbox').check()
      await page.locator('.compare-bar').getByRole('button', { name: compare }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(4)
      const rows = page.getByRole('row')
      const before = await rows.count()
      await page.getByRole('checkbox', { name: differs }).check()
      expect(await rows.count()).toBeLessThan(before)
      await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
      await page.locator('tfoot td').nth(1).getByRole('link').last().click()
      await expect(page.getByRole('columnheader')).toHaveCount(3)
    })
  })
}

test('an address names up to four, and says so where it named more, or one that is not listed', async ({ page }) => {
  const texts: Texts = languages[0]
  await page.goto(`/compare?school=${first},${second},${third},no-such-school`)
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(page.getByText('no longer listed')).toBeVisible()
  await page.goto(`/compare?school=${first}`)
  await expect(page.getByText(`Choose at least one more`)).toBeVisible()
  await page.goto('/compare')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare')
  await expect(page.getByRole('heading', { name: 'Choose two to four' })).toBeVisible()
  await page.goto('/saved')
  const ways = page.locator('#none-saved').getByRole('link')
  await expect(ways).toHaveText(['Schools', 'Colleges'])
  await ways.first().click()
  await expect(page).toHaveURL('/schools/all')
  // The family's former address leads to the one of everybody.
  await page.goto(`/student/compare?school=${first},${second}`)
  await expect(page).toHaveURL(/\/compare\?school=/)
  await expect(page.getByRole('rowheader').filter({ hasText: texts.fee })).toBeVisible()
})

for (const { prefix, fee, rank, pay, show, unknown } of [
  { prefix: '', fee: 'Fee', rank: 'NIRF rank', pay: 'Median pay', show: 'Put in order', unknown: 'left out' },
  { prefix: '/hi', fee: 'फ़ीस', rank: 'NIRF रैंक', pay: 'मध्य वेतन', show: 'क्रम में लगाएँ', unknown: 'छोड़ा गया' },
])
  test.describe(`an own order on ${prefix}/`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled: false })
    test('is by weights that are in the address, with what is not known left out', async ({ page }) => {
      const colleges = ['indian-institute-of-technology-delhi', 'indian-institute-of-technology-madras']
      await page.goto(`${prefix}/compare?college=${colleges.join(',')}`)
      await page.getByLabel(rank, { exact: true }).selectOption('5')
      await page.getByLabel(pay, { exact: true }).selectOption('2')
      await page.getByRole('button', { name: show }).click()
      await expect(page).toHaveURL(/w-rank=5.*w-placements=2/)
      const ordered = page.locator('.own-order > li')
      await expect(ordered).toHaveCount(2)
      // Its rank is the better one; nobody has published the pay.
      await expect(ordered.first()).toContainText('Madras')
      await expect(ordered.first()).toContainText('100 × 5')
      await expect(ordered.first()).toContainText('71%')
      await expect(ordered.first()).toContainText(unknown)
      await expect(ordered.last()).toContainText('0 × 5')
      // The weights stay when the course is another.
      await page.getByLabel(fee, { exact: true }).selectOption('1')
      await page.getByRole('button', { name: show }).click()
      await expect(ordered.first()).toContainText(/× 1/)
      await page.locator('.fee-form button').click()
      await expect(page).toHaveURL(/w-fee=1.*w-rank=5.*w-placements=2/)
      await expect(ordered).toHaveCount(2)
    })
  })

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

test('the fee is of one class, or of one course, of each, as the record has it', async ({ page, request }) => {
  type Fee = { session: string; class: number; recurring: number }
  const schools = [first, second, third]
  const tables = await Promise.all(
    schools.map(async (url) => {
      const fees: Fee[] = (await (await request.get(`/api/v1/public/school?url=${url}`)).json()).data.fees
      const [newest] = fees
        .map(({ session }) => session)
        .toSorted()
        .toReversed()
      return new Map(fees.filter(({ session }) => session === newest).map((fee) => [fee.class, fee.recurring]))
    }),
  )
  const feesShown = page.getByRole('row', { name: /Fee a year/ }).getByRole('cell')
  const expectFees = async (number: number) => {
    for (const [index, table] of tables.entries()) {
      const fee = table.get(number)
      await expect(feesShown.nth(index)).toContainText(fee === undefined ? 'Not published' : rupees(fee))
    }
  }
  await page.goto(`/compare?school=${schools.join(',')}`)
  const common = [...(tables[0]?.keys() ?? [])].filter((number) => tables.every((table) => table.has(number)))
  await expectFees(Math.min(...common))
  await page.getByLabel('Fee of class').selectOption({ label: 'Class 9' })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: /Fee a year, Class 9/ })).toBeVisible()
  await expectFees(9)
  // Only one of them is known to have a nursery.
  await page.getByLabel('Fee of class').selectOption({ label: 'Nursery' })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expectFees(-2)
  await expect(feesShown.filter({ hasText: 'Not published' })).not.toHaveCount(0)
  // The choice stays when one is taken out.
  await page.locator('tfoot td').nth(1).getByRole('link').last().click()
  await expect(page).toHaveURL(/class=nursery/)

  type Offer = { course: { url: string }; feeByYear: number[] }
  const colleges = ['indian-institute-of-technology-madras', 'jamia-hamdard']
  await page.goto(`/compare?college=${colleges.join(',')}`)
  for (const course of ['btech', 'mbbs']) {
    await page.getByLabel('Fee of course').selectOption(course)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`course=${course}$`))
    for (const [index, url] of colleges.entries()) {
      const offers: Offer[] = (await (await request.get(`/api/v1/public/college?url=${url}`)).json()).data.offers
      const [fee] = offers.find((offer) => offer.course.url === course)?.feeByYear ?? []
      await expect(feesShown.nth(index)).toContainText(fee === undefined ? 'Course not listed' : rupees(fee))
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  for (const prefix of ['', '/hi'])
    test(`${prefix}/compare is one page as wide as the screen, with the names in sight`, { tag: '@phone' }, async ({
      page,
      expectAccessible,
    }) => {
      const addresses = [
        `school=${first},${second},${third},springdales-school-new-delhi`,
        'college=indian-institute-of-technology-madras,jamia-hamdard,indian-institute-of-technology-delhi',
      ]
      for (const address of addresses) {
        await page.goto(`${prefix}/compare?${address}`)
        const wider = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('main *')]
            .filter((box) => {
              const { overflowX, overflowY } = getComputedStyle(box)
              const scrolls = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')
              return box === document.documentElement ? box.scrollWidth > innerWidth : scrolls
            })
            .map(({ tagName, className }) => `${tagName} ${className}`),
        )
        expect(wider).toEqual([])
        await expect(page.getByRole('rowheader').first()).toBeVisible()
        const names = page.getByRole('columnheader')
        const rows = page.locator('tbody tr')
        for (const index of [0, Math.floor((await rows.count()) / 2), (await rows.count()) - 1]) {
          const row = rows.nth(index)
          await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
          for (const name of (await names.all()).slice(1)) await expect(name).toBeInViewport({ ratio: 1 })
          // Each value stands under the name of its institute.
          const cells = await row.getByRole('cell').all()
          if (cells.length !== (await names.count()) - 1) continue
          for (const [column, cell] of cells.entries()) {
            const [own, named] = [await cell.boundingBox(), await names.nth(column + 1).boundingBox()]
            expect(Math.abs((own?.x ?? 0) - (named?.x ?? 99))).toBeLessThan(2)
          }
        }
        const ways = page.locator('tfoot .button')
        await ways.last().scrollIntoViewIfNeeded()
        for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 })
        await expectAccessible()
      }
    })
})

test('the names stay in sight while the rows are scrolled', async ({ page }) => {
  await page.goto(`/compare?school=${first},${second},${third}`)
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('columnheader').nth(1)).toBeInViewport()
})

test('on paper stands the table without the buttons of the screen', async ({ page }) => {
  await page.goto(`/compare?school=${first},${second}`)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  for (const part of await page.locator('.no-print').all()) await expect(part).toBeHidden()
})
