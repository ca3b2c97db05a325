import { expect, test } from '../fixtures.ts'

const languages = [
  {
    prefix: '',
    rounds: 'Rounds and dates',
    calendar: 'Add all dates to your calendar',
    move: 'Dates may move',
    name: 'JoSAA 2026',
    mark: 'Demo',
    step: 'Round 1: Seat allotment',
  },
  {
    prefix: '/hi',
    rounds: 'दौर और तारीख़ें',
    calendar: 'सभी तारीख़ें अपने कैलेंडर में जोड़ें',
    move: 'तारीख़ें बदल सकती हैं',
    name: 'जोसा 2026',
    mark: 'नमूना',
    step: 'दौर 1: सीट आवंटन',
  },
] as const

for (const { prefix, rounds, calendar, move, name, mark, step } of languages)
  test(`${prefix}/counselling leads by an exam to the rounds of a counselling, and to a calendar`, {
    tag: '@phone',
  }, async ({ page, request, expectAccessible }) => {
    await page.goto(`${prefix}/counselling`)
    await expectAccessible()
    await page
      .locator('.narrow')
      .last()
      .getByRole('link')
      .filter({ hasText: /Advanced|एडवांस्ड/ })
      .click()
    await expect(page).toHaveURL(`${prefix}/counselling?exam=jee-advanced`)
    const rows = page.locator('#rows').getByRole('heading', { level: 2 })
    await expect(rows).toHaveText([name])
    await rows.getByRole('link').click()
    await expect(page).toHaveURL(`${prefix}/counselling/josaa-2026`)
    const part = page.locator('#rounds')
    await expect(part.getByRole('heading', { level: 2 })).toHaveText(rounds)
    await expect(part).toContainText(move)
    await expect(part.getByRole('listitem').filter({ hasText: step })).toHaveCount(1)
    await expect(part).toContainText(mark)
    // The first registration is over, the choices are open, and the allotment is still to come.
    await expect(part.locator('li.over')).toHaveCount(2)
    await expect(part.locator('li.next')).toHaveCount(1)
    await expectAccessible()
    const link = part.getByRole('link', { name: calendar })
    const file = await request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const text = (await file.text()).replaceAll('\r\n ', '')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(11)
    expect(text).toContain(`SUMMARY:${name}: ${step}\r\n`)
  })

for (const { prefix, name } of languages)
  test(`a college on ${prefix}/ that admits by counselling leads to it and to no application`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(`${prefix}/college/indian-institute-of-technology-delhi`)
    const admission = page.locator('#admission')
    await expect(page.locator('a[href*="/student/cart"]')).toHaveCount(0)
    await expectAccessible()
    await admission.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`${prefix}/counselling/josaa-2026`)
    await page.locator('#colleges').getByRole('link', { name: 'Indian Institute of Technology Delhi' }).click()
    await expect(page).toHaveURL(`${prefix}/college/indian-institute-of-technology-delhi`)
  })

test('an exam leads to the counsellings in which its rank counts', async ({ page }) => {
  await page.goto('/exam/mht-cet')
  await page.locator('#counselling').getByRole('link', { name: 'MHT-CET CAP 2026' }).click()
  await expect(page).toHaveURL('/counselling/mht-cet-cap-2026')
  await page.getByRole('link', { name: 'JEE Main', exact: true }).click()
  await expect(page.locator('#counselling').getByRole('heading', { level: 3 })).toHaveText([
    'CSAB 2026',
    'JoSAA 2026',
    'MHT-CET CAP 2026',
  ])
})

test('the home page names steps of counsellings among the dates ahead', async ({ page }) => {
  await page.goto('/')
  const ahead = page.locator('.dates-ahead')
  await expect(ahead.getByRole('link', { name: 'JoSAA 2026' })).toHaveAttribute('href', '/counselling/josaa-2026')
  await expect(ahead).toContainText('Before round 1: Choice filling, last day')
})
