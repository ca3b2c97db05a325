import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectToast } from '../toasts.ts'
import { expect, field, test } from './signed-in.ts'

/** Sends a question as a visitor does. @returns the name and the address of the visitor */
async function ask(request: APIRequestContext, more: Record<string, unknown> = {}, kind = 'general') {
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`
  const email = `${name.replace(' ', '.').toLowerCase()}@example.in`
  const mobile = `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const data = { name, mobile, email, message: 'Is there a bus from Aundh?', consentVersion: '2026-11', ...more }
  const response = await request.post(`/api/v1/open/enquiry/${kind}`, { data })
  expect(response.ok()).toBe(true)
  return { name, email }
}
const timelineItem = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('what a visitor asks is found in the inbox by keyboard, noted, and answered by e-mail', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { name, email } = await ask(request)
  await page.goto('/admin/enquiries')
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  await page.getByRole('tab', { name: /^Unread/ }).click()
  await page.getByRole('link', { name }).focus()
  await expectAccessible()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name })).not.toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('link', { name })).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(field(page, 'Your note')).toBeFocused()
  await expect(page.getByRole('link', { name: /^Call \+9198/ })).toBeVisible()
  await field(page, 'Your note').fill('Ask the driver of route 4.')
  await page.getByRole('button', { name: 'Keep the note' }).click()
  await expect(timelineItem(page, 'Ask the driver of route 4.')).toContainText('noted for staff')
  await page.getByRole('tab', { name: 'Reply' }).click()
  await field(page, 'Your reply').fill('Yes, two buses come from Aundh.')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expectToast(page, /Success/)
  await expect(timelineItem(page, 'Yes, two buses')).toContainText('replied by e-mail')
  await expectAccessible()
  const isMailed = async () => {
    const outbox: { to: string; text: string }[] = await (await request.get('/dev/outbox.json')).json()
    return outbox.some(({ to, text }) => to === email && text.includes('Yes, two buses'))
  }
  await expect.poll(isMailed, { timeout: 20_000 }).toBe(true)
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('two of the staff answer the same enquiry: the second sees the first reply, and keeps the draft', async ({
  page,
  context,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const { name } = await ask(request)
  await page.goto('/admin/enquiries?filter={}&sort=createdAt&order=DESC')
  await page.getByRole('link', { name }).click()
  await field(page, 'Your reply').fill('From the second.')
  const other = await context.newPage()
  await other.goto(page.url())
  await field(other, 'Your reply').fill('From the first.')
  await other.getByRole('button', { name: 'Send the reply' }).click()
  await expect(timelineItem(other, 'From the first.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByText('This enquiry was changed meanwhile')).toBeVisible()
  await expect(timelineItem(page, 'From the first.')).toBeVisible()
  await expect(field(page, 'Your reply')).toHaveValue('From the second.')
})

test('an enquiry is deleted, taken back from the toast, deleted again and restored from its tab', async ({
  page,
  request,
}) => {
  const { name } = await ask(request, {}, 'footer-enquiry')
  await page.goto('/admin/footer-enquiries')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'From the footer' })).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Deleted' }).click()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await row.getByRole('button', { name: 'Restore' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('tab', { name: 'To answer' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.goto('/admin/enquiry-changes')
  await expect(page.getByRole('row', { name: /Restored/ }).first()).toBeVisible()
})

test('selected enquiries are deleted with a true warning, looked at, and restored together', async ({
  page,
  request,
  expectAccessible,
}) => {
  const [first, second] = [await ask(request, {}, 'career'), await ask(request, {}, 'career')]
  await page.goto('/admin/career-enquiries')
  for (const { name } of [first, second])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('For ten minutes they can be restored')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: first.name })).toBeVisible()
  for (const { name } of [first, second])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: second.name })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Deleted' }).click()
  await page.getByRole('link', { name: first.name }).click()
  await expect(page.getByText('This enquiry is deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the reply' })).toHaveCount(0)
  await expectAccessible()
  await page.goBack()
  for (const { name } of [first, second])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check()
  await page
    .getByRole('region')
    .or(page.locator('.MuiToolbar-root'))
    .getByRole('button', { name: 'Restore' })
    .first()
    .click()
  await expect(page.getByRole('link', { name: first.name })).toHaveCount(0)
  await page.getByRole('tab', { name: /^All/ }).click()
  await expect(page.getByRole('link', { name: second.name })).toBeVisible()
})

test('closing by key hands the focus to the next row', async ({ page, request }) => {
  const [older, newer] = [await ask(request, {}, 'exam'), await ask(request, {}, 'exam')]
  await page.goto('/admin/exam-enquiries?filter={"answered":false}&sort=createdAt&order=DESC')
  await page.getByRole('link', { name: newer.name }).focus()
  await page.keyboard.press('e')
  await expect(page.getByRole('link', { name: newer.name })).toHaveCount(0)
  await expect(page.getByRole('link', { name: older.name })).toBeFocused()
})

test('who did not change their account says so, and staff find the account', async ({ page }) => {
  await page.goto('/enquiry/general?topic=account')
  await expect(page.getByRole('heading', { level: 1, name: 'My account was changed, and not by me' })).toBeVisible()
  const name = `Holder ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Mobile number').fill('98765 40124')
  await page.getByLabel('What was changed').fill('My password, yesterday evening.')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /Send/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: /^PR-/ })).toBeVisible()
  await page.goto('/admin/general-enquiries?filter={}&sort=createdAt&order=DESC')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('A change of their account was not theirs')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find the account' })).toHaveAttribute('href', /accounts/)
})

test('the page for withdrawals that earlier texts name still works, and staff see what is to be done', async ({
  page,
}) => {
  await page.goto('/hi/enquiry/general?topic=consent')
  await expect(page.getByRole('heading', { level: 1, name: 'मेरी सहमति वापस लें' })).toBeVisible()
  await page.goto('/enquiry/general?topic=consent')
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw my consent' })).toBeVisible()
  const name = `Family ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Mobile number').fill('98765 40125')
  await page.getByLabel('What shall we stop or delete').fill('Please delete my question of last month.')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /Send/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: /^PR-/ })).toBeVisible()
  await page.goto('/admin/general-enquiries?filter={}&sort=createdAt&order=DESC')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('A consent is withdrawn')).toBeVisible()
})

test('a caller is written down, put right, and called', async ({ page, expectAccessible }) => {
  const name = `Caller ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin/student-enquiries/create')
  await field(page, 'Name').fill(name)
  await field(page, 'Mobile').fill('98765 40123')
  await field(page, 'Message').fill('Which schools have a hostel?')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  await field(page, 'City').fill('Satara')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Satara')).toBeVisible()
  await page.getByRole('radio', { name: 'Spoke' }).check()
  await field(page, 'What was said').fill('Told them of three schools.')
  await page.getByRole('button', { name: 'Log the call' }).click()
  await expect(timelineItem(page, 'Told them of three schools.')).toContainText('Spoke')
})

test.describe('on a phone, in Hindi', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the inbox is a list, then a page, and neither is wider than the screen', async ({
    page,
    context,
    request,
    expectAccessible,
  }) => {
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('pravesh.language', 'hi')
    })
    const { name } = await ask(request, { language: 'hi' }, 'free-counselling')
    await page.goto('/admin/counselling-enquiries')
    await expect(page.getByRole('heading', { level: 1, name: 'मुफ़्त परामर्श' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible()
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
  })
})

test('what the filters let through is saved as CSV, with contacts masked', async ({ page, request }) => {
  const { name, email } = await ask(request, { message: '=1+1' })
  await page.goto('/admin/general-enquiries')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV, contacts masked' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain(name)
  expect(text).not.toContain(email)
  expect(text).not.toMatch(/(^|,)"?=1\+1/m)
})

test('exam, score and intake, typed by a student in Hindi, are in the record', async ({ page }) => {
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/hi/enquiry/admission-college?college=miranda-house')
  await page.getByLabel('आपका नाम').fill(name)
  await page.getByLabel('मोबाइल नंबर').fill(`97${String(Date.now()).slice(-8)}`)
  await expect(page.locator('#f-exam-list option').and(page.locator('[value="JEE Main"]'))).toHaveCount(1)
  await page.getByLabel('कौन-सी प्रवेश परीक्षा').fill('CUET UG')
  await page.getByLabel('उसमें स्कोर या रैंक').fill('98.4 percentile')
  const intake = page.getByLabel('किस साल से पढ़ना है')
  await intake.selectOption({ index: 1 })
  const year = await intake.inputValue()
  await page.locator('#f-consent').check()
  await page.getByRole('button', { name: 'भेजें', exact: true }).click()
  await expect(page.locator('.receipt')).toContainText(/PR-[2-9A-Z]{8}/)

  await page.goto('/admin/college-admission-enquiries')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const answer of ['CUET UG', '98.4 percentile', year])
    await expect(page.getByRole('definition').filter({ hasText: answer }).first()).toBeVisible()
})
