import { expect, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('a page that was visited is there without a network, and says of when it is; others are named', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/school/modern-school-new-delhi')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => url)))
    .toContainEqual(expect.stringContaining('/school/modern-school-new-delhi'))
  await page.goto('/hi/exams')
  // A page with a form that was filled in is not kept.
  await page.goto('/school/mount-carmel-school-new-delhi/points?born=2022-06-01&class=nursery')
  await context.setOffline(true)

  await page.goto('/school/modern-school-new-delhi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modern School')
  await expect(page.getByRole('status').first()).toContainText('You are offline. This is the page as of')
  await page.goto('/hi/exams')
  await expect(page.getByRole('status').first()).toContainText('आप ऑफ़लाइन हैं')

  await page.goto('/school/mount-carmel-school-new-delhi/points?born=2022-06-01&class=nursery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.locator('.kept').getByRole('link')).toHaveCount(2)
  await page.getByRole('link', { name: /Modern School/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modern School')
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('You are offline')).toHaveCount(0)
})

test('an enquiry typed without a network is there again later, and is forgotten when it is sent', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/enquiry/free-counselling')
  const name = page.locator('.enquiry [name=name]')
  await name.click()
  await expect(page.locator('astro-island:has(.enquiry)')).not.toHaveAttribute('ssr')
  await context.setOffline(true)
  await name.fill('Meera Joshi')
  await page.locator('[name=mobile]').fill(`98${String(Date.now()).slice(-8)}`)
  await page.locator('[name=message]').fill('Which class is open?')
  await page.locator('#f-consent').check()
  await page.locator('.enquiry [type=submit]').click()
  await expect(page.getByText('You seem to be offline').first()).toBeVisible()
  await context.setOffline(false)

  await page.reload()
  await expect(page.getByText('This is your draft from this device.')).toBeVisible()
  await expect(name).toHaveValue('Meera Joshi')
  await page.locator('#f-consent').check()
  await page.locator('.enquiry [type=submit]').click()
  await expect(page.locator('.receipt')).toBeVisible()
  await page.reload()
  await name.click()
  await expect(name).toHaveValue('')
})
