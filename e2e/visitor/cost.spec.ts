import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const source = { name: 'Fee circular of the school', asOf: '2026-11', tier: 'institute' }
/** Adds a published school with fees of three sessions, which rose by a tenth a year. */
async function addSchool(request: APIRequestContext, url: string): Promise<void> {
  const data = { username: 'admin', password: 'pravesh-demo' }
  const { token } = await (await request.post('/api/v1/open/admin-login', { data })).json()
  const headers = { authorization: `Bearer ${token}` }
  const school = { name: 'Summed Vidyalaya', url, state: 14, city: 1, status: 'published' }
  const created = await request.post('/api/v1/admin/school-details', { headers, data: school })
  expect(created.ok(), await created.text()).toBe(true)
  const { id } = (await created.json()).data
  const transport = [{ upToKm: 5, amount: 12_000 }]
  const newest = [
    { class: 11, admission: 20_000, caution: 10_000, tuition: 60_500, annual: 500, transport },
    { class: 12, tuition: 70_000, transport },
  ]
  for (const [session, fees] of [
    ['2024-25', [{ class: 11, tuition: 50_000 }]],
    ['2025-26', [{ class: 11, tuition: 55_000 }]],
    ['2026-27', newest],
  ] as const) {
    const table = { session, fees, version: null, source }
    const saved = await request.post(`/api/v1/admin/grade-fees/${id}`, { headers, data: table })
    expect(saved.ok(), await saved.text()).toBe(true)
  }
}

test(
  'a family adds up what a school costs, with and without the bus',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }, { workerIndex, retry }) => {
    const url = `summed-vidyalaya-${workerIndex}-${retry}`
    await addSchool(request, url)
    await page.goto(`/school/${url}`)
    await page.getByRole('link', { name: 'See how it adds up' }).click()
    await expect(page.getByText('rose 10% a year from 2024-25 to 2026-27')).toBeVisible()
    const years = page.getByRole('table', { name: /^Year by year/ })
    const row = (name: RegExp) => years.getByRole('row', { name }).getByRole('cell')
    // 20,000 + 60,500 + 500; then 70,000 and × 1.1.
    await expect(row(/^Class 11/)).toHaveText(['₹81,000+', '₹81,000+'])
    await expect(row(/^Class 12/)).toHaveText(['₹70,000+', '₹77,000+'])
    await expect(row(/^In all/)).toHaveText(['₹1,51,000+', '₹1,58,000+'])
    await expect(page.locator('.fact', { hasText: 'Deposit' })).toContainText('₹10,000')
    const fees = page.getByRole('table', { name: 'Fee by fee' })
    await expect(fees.getByRole('row', { name: /^Registration/ })).toContainText('Not known')
    await expectAccessible()

    await page.getByLabel('School bus').selectOption('up to 5 km')
    await page.getByLabel('Starting in').selectOption('Class 12')
    await page.getByRole('button', { name: 'Add up' }).click()
    await expect(page).toHaveURL(new RegExp(`/school/${url}/cost\\?class=12&bus=5#cost$`))
    await expect(row(/^In all/)).toHaveText(['₹82,000+', '₹82,000+'])
    await expect(fees.getByRole('row', { name: /^School bus/ })).toContainText('₹12,000 a year at first')
  },
)

for (const [prefix, link, course, show, all] of [
  ['', 'Cost in all', 'Course', 'Add up', 'In all'],
  ['/hi', 'कुल ख़र्च', 'कोर्स', 'जोड़ें', 'कुल'],
] as const) {
  test(`a family adds up a whole degree on ${prefix}/`, async ({ page, expectAccessible }) => {
    await page.goto(`${prefix}/college/indian-institute-of-technology-madras`)
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('combobox', { name: course }).selectOption('MBA')
    await page.getByRole('button', { name: show }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Master of Business Administration')
    await expect(page.getByRole('row')).toHaveCount(4)
    await expect(page.getByRole('row').last()).toContainText(all)
    await expectAccessible()
  })
}

for (const [prefix, all, link, paid, show, due, clause, past] of [
  [
    '',
    'Cost in all',
    'Leaving? What is given back',
    'Fee paid, ₹',
    'Work it out',
    '₹90,000',
    '80% of the fees',
    'is for 2024-25',
  ],
  ['/hi', 'कुल ख़र्च', 'छोड़ रहे हैं? कितना लौटेगा', 'दी गई फ़ीस, ₹', 'हिसाब लगाएँ', '₹90,000', 'फ़ीस का 80%', '2024-25 का है'],
] as const) {
  test(`a family works out on ${prefix}/ what a college gives back`, async ({ page, expectAccessible }) => {
    await page.goto(`${prefix}/college/indian-institute-of-technology-madras`)
    await page.getByRole('link', { name: all, exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
    await page.getByLabel(paid).fill('1,12,500')
    await page.locator('[name=leaving]').fill('2027-08-15')
    await page.locator('[name=last]').fill('2027-07-31')
    await page.getByRole('button', { name: show }).click()
    // 80 % of 1,12,500, on the last day of that step.
    const result = page.locator('#due')
    await expect(result).toContainText(due)
    await expect(result.getByRole('blockquote')).toContainText(clause)
    await expect(result.locator('.source')).toContainText('UGC')
    await expect(result).toContainText(past)
    await expectAccessible()
  })
}

test('a family reads what a college and a school say of refunds', async ({ page, request, expectAccessible }, info) => {
  const data = { username: 'admin', password: 'pravesh-demo' }
  const { token } = await (await request.post('/api/v1/open/admin-login', { data })).json()
  const headers = { authorization: `Bearer ${token}` }
  const name = `Refunding ${info.workerIndex} ${info.retry}`
  const url = name.toLowerCase().replaceAll(' ', '-')
  const policy = { refundPolicy: 'Nothing after the classes began.', refundPolicyLocal: 'कक्षाएँ शुरू होने पर कुछ नहीं।' }
  const admission = { session: '2027-28', ...policy }
  const place = { state: 14, city: 1, status: 'published' }
  for (const kind of ['college', 'school']) {
    const sources = { admission: source }
    const record = { name, url, ...place, admission, sources }
    const saved = await request.post(`/api/v1/admin/${kind}-details`, { headers, data: record })
    expect(saved.ok(), await saved.text()).toBe(true)
    // Without its source no page has it.
    const unsourced = { ...record, url: `${url}-unsourced`, sources: {} }
    expect((await request.post(`/api/v1/admin/${kind}-details`, { headers, data: unsourced })).ok()).toBe(true)
  }
  await page.goto(`/college/${url}/refund`)
  const own = page.locator('.clause').first()
  await expect(own).toContainText(policy.refundPolicy)
  await expect(own.locator('.source')).toContainText(source.name)
  await expect(page.locator('.clause').nth(1)).toContainText('UGC')
  await expectAccessible()
  await page.goto(`/hi/college/${url}/refund`)
  await expect(own).toContainText(policy.refundPolicyLocal)
  await page.goto(`/school/${url}`)
  await expect(page.locator('#admission')).toContainText(policy.refundPolicy)
  for (const path of [`/college/${url}-unsourced/refund`, `/school/${url}-unsourced`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(policy.refundPolicy)).toHaveCount(0)
  }
})
