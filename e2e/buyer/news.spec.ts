import { expect, test } from './signed-in.ts'

test('a question appears by itself: counted in the menu, and shown in the open list by a press', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto('/administration/institutes')
  const link = page.getByRole('navigation').getByRole('link', { name: 'General enquiries' })
  const address = (await link.getAttribute('href')) ?? ''
  const sid = Number(/institutes\/(\d+)/.exec(address)?.[1])
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'General enquiries' })).toBeVisible()
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const before = await rows.allTextContents()
  const countIn = async () => Number(/\d+/.exec((await link.textContent()) ?? '')?.[0] ?? 0)
  const waiting = await countIn()
  // The page has asked where the news begin before the question comes.
  await page.waitForRequest((sent) => sent.url().includes('/buyer/news?since='))

  const visitor = `Visitor ${crypto.randomUUID().slice(0, 8)}`
  const response = await request.post('/api/v1/open/enquiry/general', {
    data: {
      ...{ name: visitor, mobile: '98765 43210', email: 'visitor@example.in', message: 'Is there a bus from Aundh?' },
      ...{ instituteType: 'school', instituteId: sid, consentVersion: '2026-11' },
    },
  })
  expect(response.ok()).toBe(true)
  // Others may ask the same school meanwhile.
  const show = page.getByRole('button', { name: /^Show \d+ new$/ })
  await expect(show).toBeVisible()
  await expect.poll(countIn).toBeGreaterThan(waiting)
  expect(await rows.allTextContents()).toEqual(before)
  await expectAccessible()
  await show.click()
  await expect(page.getByRole('link', { name: visitor })).toBeVisible()
})
