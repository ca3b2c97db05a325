import type { Page } from '@playwright/test'
import { paidFee } from '../admin/paid-fee.ts'
import { callApi } from '../family/people.ts'
import { admitting } from '../family/with-fee.ts'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { signInAs } from './signed-in.ts'

type Rows = { data: { id: number; application: { id: number } | null }[] }
type Applicant = { id: number; withdraw: () => Promise<unknown> }

/** A student whose application is with the demo's college. */
async function apply(page: Page, sid: number): Promise<Applicant> {
  const { token } = await paidFee(page)
  const { data } = await callApi<Rows>(page, 'GET', '/student/shortlist', undefined, token)
  const row = data.find(({ application }) => application !== null)
  if (!row?.application) throw new Error(`What was paid is no application to college ${sid}`)
  const path = `/student/shortlist-form/${row.id}`
  return { id: row.application.id, withdraw: () => callApi(page, 'PUT', path, { move: 'withdraw' }, token) }
}
const linkTo = (page: Page, id: number) => page.locator(`a[href$="/applications/${id}"]`)

test('five applications are decided at once, and one that was withdrawn meanwhile is named', async ({
  page,
  context,
  request,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 409/)
  const { id: sid } = await admitting(page)
  const applicants: Applicant[] = []
  for (const _ of Array(5)) applicants.push(await apply(page, sid))
  // It stays to be decided: the list is not empty afterwards.
  await apply(page, sid)
  await signInAs(context, request, 'college')
  await page.goto(`/administration/institutes/${sid}/applications`)
  await expect(page.getByRole('tab', { name: /^To decide \d+$/ })).toHaveAttribute('aria-selected', 'true')
  const rowOf = (id: number) => page.getByRole('row').filter({ has: linkTo(page, id) })
  for (const { id } of applicants) await rowOf(id).getByRole('checkbox').check()
  const [first] = applicants
  await first?.withdraw()
  await page.getByRole('button', { name: 'Move to…' }).click()
  await page.getByRole('menuitem', { name: 'Do not select' }).click()
  const dialog = page.getByRole('dialog', { name: 'Do not select: 5 selected' })
  await dialog.getByRole('checkbox', { name: 'Seats are full' }).check()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Do not select' }).click()
  await expectToast(page, '4 done, 1 refused')
  await expect(dialog.getByRole('table', { name: 'Result for each' })).toContainText(
    'It changed since you read it: withdrawn',
  )
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('1 item selected')).toBeVisible()
  await page.getByRole('tab', { name: /^Ended/ }).click()
  for (const { id } of applicants.slice(1)) await expect(rowOf(id)).toContainText('Not selected')
})

test('a card of the board is moved by keyboard, and takes the focus in its new column', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const { id: sid } = await admitting(page)
  const { id } = await apply(page, sid)
  await signInAs(context, request, 'college')
  await page.goto(`/administration/institutes/${sid}/applications`)
  await page.getByRole('button', { name: 'Board' }).click()
  await expect(page).toHaveURL(/view=board/)
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) })
  const cardIn = (name: string) =>
    column(name)
      .getByRole('listitem')
      .filter({ has: linkTo(page, id) })
  await expect(cardIn('Sent')).toBeVisible()
  await expectAccessible()
  await cardIn('Sent').getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: 'Shortlist' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Shortlist' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cardIn('Sent')).toBeVisible()
  await cardIn('Sent').getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: 'Shortlist' }).press('Enter')
  await dialog.getByRole('button', { name: 'Shortlist' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Ravi Kumar, moved to Shortlisted' })).toBeAttached()
  await expect(cardIn('Shortlisted').getByRole('link')).toBeFocused()

  await page.setViewportSize({ width: 360, height: 740 })
  // The menu of a wide window would lie over the page of a phone.
  await page.reload()
  await page.getByRole('combobox', { name: 'Column' }).click()
  await page.getByRole('option', { name: /^Shortlisted \d+$/ }).click()
  await expect(page.getByRole('region', { name: /^Shortlisted/ })).toHaveCount(1)
  await expect(column('Sent')).toHaveCount(0)
  await expect(cardIn('Shortlisted')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible()
})

test('a card is dragged to a column that a move leads to, and nothing is written before its form is sent', async ({
  page,
  context,
  request,
}) => {
  const { id: sid } = await admitting(page)
  const { id } = await apply(page, sid)
  await signInAs(context, request, 'college')
  // Every column is in view.
  await page.setViewportSize({ width: 2800, height: 900 })
  await page.goto(`/administration/institutes/${sid}/applications`)
  await page.getByRole('button', { name: 'Board' }).click()
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) })
  const cardIn = (name: string) =>
    column(name)
      .getByRole('listitem')
      .filter({ has: linkTo(page, id) })
  const dialog = page.getByRole('dialog', { name: 'Shortlist' })
  async function drag(to: string) {
    await cardIn('Sent').hover()
    await page.mouse.down()
    const target = await column(to).boundingBox()
    if (!target) throw new Error(`There is no column ${to}`)
    await page.mouse.move(target.x + 40, target.y + 40, { steps: 8 })
    await page.mouse.up()
  }
  await drag('Admitted')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cardIn('Sent')).toBeVisible()

  await drag('Shortlisted')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cardIn('Sent')).toBeVisible()

  await drag('Shortlisted')
  await dialog.getByRole('button', { name: 'Shortlist' }).click()
  await expect(cardIn('Shortlisted')).toBeVisible()
  await expect(cardIn('Sent')).toHaveCount(0)
})
