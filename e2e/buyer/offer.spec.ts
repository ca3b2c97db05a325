import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callApi, newParent } from '../family/people.ts'
import { choose, payButton } from '../family/with-fee.ts'
import { expectToast } from '../toasts.ts'
import { expect, test } from './signed-in.ts'

type Institute = { sid: number; url: string; name: string }
const year = new Date().getFullYear()
/** A day a month from now. */
const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const session = `${year + 1}-${String((year + 2) % 100).padStart(2, '0')}`

/** A school of the demo's office that takes forms today. */
async function admittingSchool(page: Page): Promise<Institute> {
  const login = { email: 'school@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'school' }
  const { auth_token } = await callApi<{ auth_token: string }>(page, 'POST', '/open/buyer-login', login)
  const { data } = await callApi<{ data: Institute[] }>(page, 'GET', '/buyer/institute', undefined, auth_token)
  for (const institute of data) {
    const response = await callApi<{ data: { admitting: string } }>(page, 'GET', `/public/school/?url=${institute.url}`)
    if (response.data.admitting === 'open') return institute
  }
  throw new Error('No school of the demo admits')
}

/** A parent, signed in in this browser, who applies to a school for a child and pays; returns the address of the application. */
async function applied(page: Page, { sid }: Institute, name: string): Promise<string> {
  const { token } = await newParent(page)
  type Id = { data: { id: number } }
  const call = <T>(method: string, path: string, body: object) => callApi<T>(page, method, path, body, token)
  const child = await call<Id>('POST', '/student/manage-child', {
    ...{ name, dateOfBirth: `${year - 7}-08-09`, relation: 'mother', gender: 'girl', nationality: 'Indian' },
    ...{ classSought: 2, session },
  })
  await call('PUT', `/student/child-common-form/${child.data.id}`, {
    parents: [{ relation: 'mother', name: 'Meera Nair', mobile: '98765 43210', occupation: 'Doctor' }],
    address: { line: '8 Garden Road', city: 'New Delhi', state: 'Delhi', pincode: '110022' },
  })
  const choice = { instituteType: 'school', instituteId: sid, child: child.data.id }
  const row = await call<Id>('POST', '/student/shortlist', choice)
  await call('PUT', `/student/shortlist-form/${row.data.id}`, { class: 2, session })
  await page.goto(`/student/pay?type=school&institute=${sid}&child=${child.data.id}`)
  await payButton(page).click()
  await choose(page, 'Pay: it succeeds')
  await expect(page.getByRole('link', { name: 'See the application' })).toBeVisible()
  return `/student/application?id=${row.data.id}`
}

test('a school offers a seat, and the parent accepts it in another browser', async ({ page, browser, baseURL }) => {
  const family = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  const school = await admittingSchool(family)
  const name = `Ira ${crypto.randomUUID().slice(0, 6)}`
  const address = await applied(family, school, name)

  await page.goto(`/administration/institutes/${school.sid}/applications`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Make an offer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Last day to reply').fill(lastDay)
  await dialog.getByRole('textbox', { name: 'Note to the family' }).fill('A seat in the morning section.')
  await dialog.getByRole('button', { name: 'Make an offer' }).click()
  await expectToast(page, /Success/)

  // The page of the payment reloads by itself two seconds after it was paid, and may cut a navigation off.
  await expect(() => family.goto(address)).toPass()
  await expect(family.getByRole('heading', { name: 'You have an offer' })).toBeVisible()
  await expect(family.locator('main')).toContainText('A seat in the morning section.')
  await family.getByRole('button', { name: 'Accept the offer' }).click()
  await family.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click()
  await expect(family.getByRole('heading', { name: 'You have an offer' })).toHaveCount(0)
  await family.context().close()

  await page.reload()
  await expect(page.locator('header').filter({ hasText: name })).toContainText('Offer accepted')
  await page.getByRole('button', { name: 'Admit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Admit' }).click()
  await expect(page.locator('header').filter({ hasText: name })).toContainText('Admitted')
})

test('a school calls an applicant on a day, and the parent reads when and where, and saves it in a calendar', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const family = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  const school = await admittingSchool(family)
  const name = `Tara ${crypto.randomUUID().slice(0, 6)}`
  const address = await applied(family, school, name)

  await page.goto(`/administration/institutes/${school.sid}/applications`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Call to an interaction' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Day').fill(lastDay)
  await dialog.getByRole('textbox', { name: 'Time' }).fill('2 pm')
  await dialog.getByRole('textbox', { name: 'Address or link' }).fill('Room 4, main building')
  await dialog.getByRole('textbox', { name: 'What to bring' }).fill('Birth certificate')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Call to an interaction' }).click()
  await expectToast(page, /Success/)
  await page.goto(`/administration/institutes/${school.sid}/applications?view=schedule`)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/2:00 pm.*Room 4, main building/)
  await expectAccessible()

  await expect(() => family.goto(address)).toPass()
  const panel = family.locator('#appointment')
  await expect(panel).toContainText('2:00 pm')
  await expect(panel).toContainText('Room 4, main building')
  // The number of the application is another than that of its row on the shortlist: news lead to the application.
  await family.goto('/student/notices')
  await family
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`application for ${name}`) })
    .first()
    .click()
  await expect(family).toHaveURL(/\?application=\d+/)
  await expect(panel).toContainText('Room 4, main building')
  await expect(panel).toContainText('Birth certificate')
  const saved = family.waitForEvent('download')
  await panel.getByRole('link', { name: /calendar/i }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(file).toContain(`DTSTART:${lastDay.replaceAll('-', '')}T083000Z`)
  await family.context().close()
})
