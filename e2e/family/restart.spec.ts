import type { Browser, BrowserContext } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { callApi, newParent, newStudent } from './people.ts'

/** Ends a browser, and starts it again with its data on the disk: its memory is gone. */
async function restart(browser: Browser, context: BrowserContext, baseURL: string | undefined) {
  const storageState = await context.storageState()
  for (const page of context.pages()) await page.close({ runBeforeUnload: false })
  const fresh = await browser.newContext({ storageState, ...(baseURL && { baseURL }), reducedMotion: 'reduce' })
  return { context: fresh, page: await fresh.newPage() }
}

test('a form filled in airplane mode survives a restart of the browser, and is saved when there is a network', async ({
  page,
  context,
  browser,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const { token } = await newStudent(page)
  await page.goto('/student/application-form?section=guardians')
  await expect(page.getByRole('heading', { name: 'Parents or guardians' })).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Relation').selectOption('Mother')
  await page.getByLabel('Full name').fill('Bina Kumar')
  await page.getByRole('button', { name: 'Add another' }).click()
  await page.getByLabel('Full name').nth(1).fill('Arun')
  await expect(page.locator('.save-state')).toContainText('Kept on this device')

  const restarted = await restart(browser, context, baseURL)
  await restarted.page.goto('/student/application-form?section=guardians')
  await expect(restarted.page.getByLabel('Full name').first()).toHaveValue('Bina Kumar')
  await expect(restarted.page.getByLabel('Full name').nth(1)).toHaveValue('Arun')
  // An incomplete part waits here; it is sent as soon as it is complete.
  await expect(restarted.page.locator('.save-state')).toContainText('Kept on this device')
  await restarted.page.getByLabel('Relation').nth(1).selectOption('Father')
  await expect(restarted.page.locator('.save-state')).toContainText('Saved at')
  const { data } = await callApi<{ data: { guardians: { name: string }[] } }>(
    restarted.page,
    'GET',
    '/student/application-form',
    undefined,
    token,
  )
  expect(data.guardians.map(({ name }) => name)).toEqual(['Bina Kumar', 'Arun'])
  await restarted.context.close()
})

test('a child’s form, and a child that is being added, survive the network and the browser', async ({
  page,
  context,
  browser,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const { token } = await newParent(page)
  const child = { name: 'Ira Nair', dateOfBirth: '2021-06-14', relation: 'mother' }
  const { data } = await callApi<{ data: { id: number } }>(page, 'POST', '/student/manage-child', child, token)
  await page.goto('/student/children')
  await page.getByRole('button', { name: 'Add a child' }).click()
  await page.getByLabel('Full name of the child').fill('Dev Nair')
  const form = await context.newPage()
  await form.goto(`/student/child?id=${data.id}&section=address`)
  await expect(form.getByLabel('PIN code')).toBeVisible()
  await context.setOffline(true)
  await form.getByLabel('House, street, area').fill('4 Lake Road')
  await form.getByLabel('City or district').fill('Pune')
  await expect(form.locator('.save-state')).toContainText('Kept on this device')

  const restarted = await restart(browser, context, baseURL)
  await restarted.page.goto('/student/children')
  await restarted.page.getByRole('button', { name: 'Add a child' }).click()
  await expect(restarted.page.getByLabel('Full name of the child')).toHaveValue('Dev Nair')
  await restarted.page.goto(`/student/child?id=${data.id}&section=address`)
  await expect(restarted.page.getByLabel('House, street, area')).toHaveValue('4 Lake Road')
  await restarted.page.getByLabel('State').fill('Maharashtra')
  await restarted.page.getByLabel('PIN code').fill('411045')
  await expect(restarted.page.locator('.save-state')).toContainText('Saved at')
  await restarted.context.close()
})
