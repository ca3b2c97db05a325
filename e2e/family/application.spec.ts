import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, newParent } from './people.ts'
import { openAs } from './signed-in.ts'

type Listed = { data: { sid: number; name: string; admitting: string }[] }
type ApplicationResponse = { data: { id: number; application: { id: number } | null; updatedAt: string } }

/** A parent with a child and a school on the list whose application is a draft. */
async function withDraft(page: Page) {
  const parent = await newParent(page)
  const call = <T>(method: string, path: string, body?: object) => callApi<T>(page, method, path, body, parent.token)
  const schools = await call<Listed>('GET', '/student/partner-schools')
  const school = schools.data.find(({ admitting }) => admitting === 'open')
  if (!school) throw new Error('No school of the demo admits')
  const child = { name: 'Ira Nair', dateOfBirth: '2021-06-14', relation: 'mother' }
  const { data: kid } = await call<ApplicationResponse>('POST', '/student/manage-child', child)
  const { data: row } = await call<ApplicationResponse>('POST', '/student/shortlist', {
    instituteId: school.sid,
    child: kid.id,
  })
  return { call, school, row, kid }
}

test('a parent prepares an application; what is typed is there again after the tab was closed', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/409/)
  const { school, row, call } = await withDraft(page)
  await page.goto('/student')
  await expect(page.getByText('No application yet')).toBeVisible()
  await page.goto(`/student/application?id=${row.id}`)
  await expect(page.getByRole('link', { name: school.name })).toBeVisible()
  await page.getByLabel('Class').selectOption('Class 1')
  await page.getByLabel('Quota').fill('Sibling')
  await expect(page.locator('.save-state')).toHaveText('Not saved yet')
  await page.reload()
  await expect(page.getByLabel('Quota')).toHaveValue('Sibling')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved')
  await expectAccessible()
  // In another browser the same is changed meanwhile.
  await page.getByLabel('Quota').fill('Staff')
  const { data } = await call<ApplicationResponse>('PUT', `/student/shortlist-form/${row.id}`, { quota: 'Management' })
  expect(data.application).not.toBeNull()
  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = page.locator('.conflict')
  await expect(conflict).toContainText('Staff')
  await expect(conflict).toContainText('Management')
  await conflict.getByRole('button', { name: 'Take what stands elsewhere' }).click()
  await expect(page.getByLabel('Quota')).toHaveValue('Management')
  await page.getByRole('button', { name: 'Withdraw the application' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the application' }).click()
  await expectToast(page, 'Application withdrawn')
  await expect(page.getByText('This application is closed.')).toBeVisible()
  await page.goto('/student')
  await expectAccessible()
})

test('who goes on to pay sends what was chosen last, saved or not', async ({ page }) => {
  const { row, call } = await withDraft(page)
  await page.goto(`/student/application?id=${row.id}`)
  await page.getByLabel('Class').selectOption('Class 1')
  await page.getByRole('link', { name: 'Pay and send' }).click()
  await expect(page).toHaveURL(/\/student\/pay\?/)
  const { data } = await call<{ data: { class: number } }>('GET', `/student/shortlist-form/${row.id}`)
  expect(data.class).toBe(1)
})

test('an offer is read with its last day, in Hindi too, and asks before it is accepted', async ({
  page,
  expectAccessible,
}) => {
  await openAs(page, 'student', '/student')
  const offer = page.getByRole('link', { name: /Accept or decline the offer/ }).first()
  await expect(offer).toContainText('9 days left')
  await expectAccessible()
  await offer.click()
  await expect(page.getByRole('heading', { name: 'You have an offer' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept the offer' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Accept this offer?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'You have an offer' })).toBeVisible()
  const { pathname, search } = new URL(page.url())
  await page.goto(`/hi${pathname}${search}`)
  await expect(page.getByRole('heading', { name: 'आपको प्रस्ताव मिला है' })).toBeVisible()
  await expectAccessible()
  await page.goto('/hi/student')
  await expectAccessible()
})
