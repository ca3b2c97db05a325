import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, newStudent } from './people.ts'
import { admitting, chooseCourse } from './with-fee.ts'

type Card = { data: { id: number; name: string; url: string }[] }

test('what was saved before is taken over once, compared side by side, put into the cart, and taken off the list', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 409/)
  const college = await admitting(page)
  const { data: cards } = await callApi<Card>(page, 'GET', '/public/colleges/all')
  const other = cards.find(({ url }) => url !== college.url)
  if (!other) throw new Error('The demo has one college alone')
  // Saved by a visitor, before there is an account.
  for (const { url } of [college, other]) {
    await page.goto(`/college/${url}`)
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByRole('button', { name: /Saved/ }).first()).toBeVisible()
  }
  const { token } = await newStudent(page)
  await page.goto('/student/shortlist')
  await expect(page.getByRole('heading', { name: 'Nothing on your shortlist' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Put on the shortlist' }).click()
  await expectToast(page, '2 put on the shortlist')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: college.name, exact: true }) })
  await expect(row).toContainText('Takes applications')
  await expect(page.getByRole('heading', { name: 'Saved in this browser' })).toHaveCount(0)

  // The same again, as from a page that was open elsewhere.
  const secondResponse = await page.request.post('/api/v1/student/shortlist', {
    headers: { authorization: `Bearer ${token}` },
    data: { instituteId: college.id },
  })
  expect(secondResponse.status()).toBe(409)
  expect((await secondResponse.json()).message).toBe('Already Shortlist')

  await page.getByRole('checkbox', { name: `Compare ${college.name}`, exact: true }).check()
  await page.getByRole('checkbox', { name: `Compare ${other.name}`, exact: true }).check()
  await page.getByRole('link', { name: 'Compare 2' }).click()
  await expect(page.getByRole('columnheader', { name: other.name })).toBeVisible()
  await expect(page.getByRole('row', { name: /Admission/ })).toContainText('Open now')
  await expectAccessible()
  await page.getByRole('link', { name: new RegExp(`^Apply ?: ${college.name}`) }).click()
  await expect(page).toHaveURL('/student/cart')
  await expect(page.getByRole('listitem').filter({ hasText: college.name })).toContainText('Application fee')
  await chooseCourse(page)
  await expectToast(page, 'Course saved')
  await page.goto('/student/shortlist')
  await expect(row).toContainText('In the cart')
  await expect(row.getByRole('link', { name: /Pay ₹331/ })).toBeVisible()

  await page.getByRole('button', { name: `Remove: ${other.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, other.name)
  await expect(page.getByRole('link', { name: other.name, exact: true })).toHaveCount(0)
})
