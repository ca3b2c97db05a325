import { callApi } from '../family/people.ts'
import { openAs } from '../family/signed-in.ts'
import { expectToast } from '../toasts.ts'
import { expect, test } from './signed-in.ts'

type Draws = { data: { id: number; name: string }[] }
type Shortlist = { data: { id: number; instituteId: number }[] }

test('a school announces a draw and draws another one, and the family finds its place', async ({
  page,
  browser,
  pageErrors,
  expectAccessible,
}) => {
  // The number is missing first.
  pageErrors.allow(/422 \(Unprocessable Entity\)/)
  await page.goto('/administration/institutes/1/draws/create')
  await page.getByLabel('Name').fill('Journey: class 5, open seats')
  await page.getByRole('combobox', { name: 'Class' }).click()
  await page.getByRole('option', { name: 'Class 5' }).click()
  await page.getByLabel('Session').fill('2027-28')
  await page.getByLabel('Seats').fill('30')
  await page.getByLabel('The list closes').fill('2098-12-10T17:00')
  await page.getByLabel('Lots are drawn').fill('2098-12-15T11:00')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add' }).click()
  await expectToast(page, /Announced|Added/)
  const { data } = await callApi<Draws>(page, 'GET', '/public/draws?instituteType=school&instituteId=1')
  const announced = data.find(({ name }) => name.startsWith('Journey'))
  const waiting = data.find(({ name }) => name.includes('neighbourhood'))

  await page.goto(`/administration/institutes/1/draws/${waiting?.id}`)
  await page.getByRole('button', { name: 'Draw lots' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Draw lots' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByLabel('Public number').fill('526143')
  await dialog.getByRole('button', { name: 'Draw lots' }).click()
  await expectToast(page, 'Lots Drawn Successfully')
  await expect(page.getByRole('link', { name: 'Ira (demo)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the draw' })).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('link', { name: 'In the list of applications' }).click()
  await expect(page.getByRole('combobox', { name: 'Draw of lots' })).toContainText('neighbourhood')
  await expect(page.getByRole('row').nth(1)).toContainText('1 (drawn)')
  await expectAccessible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/draws/${announced?.id}`)
  await expect(visitor.getByText('It is published here when it closes.')).toBeVisible()
  await visitor.goto(`/draws/${waiting?.id}`)
  await expect(visitor.getByText('526143')).toBeVisible()
  await visitor.getByRole('button', { name: 'Recompute here' }).click()
  await expect(visitor.getByText('Equal, byte for byte')).toBeVisible()
})

test('a family finds its code, and its line on the page of the draw, in Hindi', { tag: '@phone' }, async ({
  page,
  expectAccessible,
}) => {
  await openAs(page, 'parent', '/hi/student')
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').auth_token)
  const { data } = await callApi<Shortlist>(page, 'GET', '/student/shortlist', undefined, token)
  await page.goto(`/hi/student/application?id=${data.find(({ instituteId }) => instituteId === 1)?.id}`)
  const part = page.getByRole('region', { name: 'लॉटरी' }).filter({ hasText: 'open seats' })
  const code = (await part.locator('code').textContent()) ?? ''
  await part.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo: class 1, open seats')
  await page.getByLabel('आपके आवेदन का कोड').fill(code)
  await page.getByRole('button', { name: 'यहीं दोबारा निकालें' }).click()
  await expect(page.getByText('हर बाइट समान')).toBeVisible()
  await expect(page.getByText(/^आपका आवेदन .*: स्थान\s+\d+$/)).toBeVisible()
  await expectAccessible()
  // One digit less is nobody's line.
  await page.getByLabel('आपके आवेदन का कोड').fill(code.slice(0, -1))
  await page.getByRole('button', { name: 'यहीं दोबारा निकालें' }).click()
  await expect(page.getByText('यह कोड सूची में नहीं है')).toBeVisible()
})
