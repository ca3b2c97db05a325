import type { Page } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, ownMobile } from './people.ts'
import { codeTextedTo, smsTo } from './signed-in.ts'

const linkIn = (text: string) => /https?:\/\/\S+\/guardian\?id=[\w-]+/.exec(text)?.[0] ?? ''
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

test('a girl of 16 waits for her mother, who reads and agrees on her own phone without scripts', {
  tag: '@phone',
}, async ({ page, browser, request, baseURL, pageErrors, expectAccessible }) => {
  pageErrors.allow(/status of 4(?:03|22)/)
  const [own, mothers] = [ownMobile(), ownMobile()]
  await page.goto('/signup?apply=college:1')
  await page.getByLabel('Mobile number').fill(own)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeTextedTo(request, own))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your full name').fill('Kiran Das')
  await page.getByLabel('E-mail').fill(`kiran-${own}@example.in`)
  await page.getByLabel('Password', { exact: true }).fill('a lamp by the river')
  await page.getByLabel('Day').fill('27')
  await page.getByLabel('Month').fill('2')
  await page.getByLabel('Year').fill(String(new Date().getFullYear() - 16))
  await page.getByLabel('Name of the parent or guardian').fill('Bina Das')
  await page.getByLabel('Their mobile number').fill(own)
  await page.getByLabel('I agree that Pravesh').check()
  await expectAccessible()
  // The guardian's is another number than the student's.
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter their own number, another than yours')
  await page.getByLabel('Their mobile number').fill(mothers)
  await page.getByRole('button', { name: 'Open the account' }).click()

  // She sees whom the account waits for; a form is refused, also by the API.
  await expect(page).toHaveURL('/student')
  await expect(page.getByRole('heading', { name: 'Waiting for Bina Das' })).toBeVisible()
  await expect(page.getByText(`We sent Bina Das a message to +91${mothers}`)).toBeVisible()
  await expectAccessible()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  const form = await request.put('/api/v1/student/application-form', {
    headers: { authorization: `Bearer ${stored.auth_token}` },
    data: { contact: { city: 'Pune' } },
  })
  expect([form.status(), (await form.json()).code]).toEqual([403, 'GUARDIAN_NEEDED'])
  await page.goto('/student/application-form')
  await expect(page.getByText('This opens as soon as your parent or guardian has agreed')).toBeVisible()
  const list = await callApi<{ data: { instituteId: number }[] }>(
    page,
    'GET',
    '/student/shortlist',
    undefined,
    stored.auth_token,
  )
  expect(list.data).toMatchObject([{ instituteId: 1 }])

  // Her mother has the link and the code, on another phone.
  const sms = await smsTo(request, mothers)
  expect(sms).not.toContain('Kiran')
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const mother = await context.newPage()
  const { pathname, search } = new URL(linkIn(sms))
  await mother.goto(pathname + search)
  await expect(mother.getByRole('heading', { level: 1 })).toHaveText('Do you agree to the account of Kiran Das?')
  for (const part of ['What is kept', 'Who reads it', 'How long', 'Your rights'])
    await expect(mother.getByRole('heading', { name: part })).toBeVisible()
  await mother.getByRole('button', { name: 'I agree' }).click()
  await expect(mother.getByRole('alert')).toHaveText('Please check the marked fields')
  await expect(mother.getByText('Without it the account stays closed')).toBeVisible()
  await mother.getByLabel('Your full name').fill('Bina Das')
  await mother.getByLabel('You are the student’s').selectOption('Mother')
  await mother.getByLabel('Year in which you were born').fill(String(new Date().getFullYear() - 17))
  await mother.getByLabel('I am 18 or older').check()
  await mother.getByLabel('Code of six digits').fill(codeIn(sms))
  await mother.getByRole('button', { name: 'I agree' }).click()
  await expect(mother.getByText('A parent or guardian is at least 18')).toBeVisible()
  await mother.getByLabel('Year in which you were born').fill(String(new Date().getFullYear() - 40))
  await mother.getByLabel('Code of six digits').fill(codeIn(sms) === '000000' ? '111111' : '000000')
  await mother.getByRole('button', { name: 'I agree' }).click()
  await expect(mother.getByText('This is not the code of the last message')).toBeVisible()
  await mother.getByLabel('Code of six digits').fill(codeIn(sms))
  await mother.getByRole('button', { name: 'I agree' }).click()
  await expect(mother.getByRole('heading', { level: 1 })).toHaveText('You have agreed to the account of Kiran Das')

  // The girl's screens work now.
  await page.goto('/student')
  await expect(page.getByRole('heading', { name: 'Forms' })).toBeVisible()
  await expect(page.getByText('Waiting for Bina Das')).toHaveCount(0)
  await callApi(page, 'PUT', '/student/profile', { city: 'Pune' }, stored.auth_token)
  await page.goto('/student/application-form')
  await expect(page.getByText('This opens as soon as')).toHaveCount(0)

  // Her mother withdraws by the same link, as she agreed; the girl reads it, and her account is closed again.
  test.slow()
  const askForCode = (guardian: Page) =>
    // A code is sent again after half a minute at the earliest.
    expect(async () => {
      await guardian.getByRole('button', { name: /^Send me a (?:new code|code to withdraw)/ }).click()
      await expect(guardian.getByRole('status')).toContainText(`ends with ${mothers.slice(-4)}`, { timeout: 3_000 })
    }).toPass({ intervals: [5_000], timeout: 60_000 })
  // With scripts, which axe needs.
  pageErrors.allow(/status of 429/)
  await page.goto(pathname + search)
  await expectAccessible()
  await askForCode(page)
  await expectAccessible()
  await askForCode(mother)
  await mother.getByRole('button', { name: 'Withdraw my consent' }).click()
  await expect(mother.getByText('This is not the code of the last message')).toBeVisible()
  await mother.getByLabel('Code of six digits').fill(await codeTextedTo(request, mothers))
  await mother.getByRole('button', { name: 'Withdraw my consent' }).click()
  await expect(mother.getByRole('heading', { level: 1 })).toHaveText(
    'You have withdrawn your consent to the account of Kiran Das',
  )
  await expect(mother.getByRole('button', { name: 'I agree' })).toBeVisible()
  await page.goto('/student')
  await expect(page.getByText('The consent to your account was withdrawn on')).toBeVisible()
  await expectAccessible()
  await page.goto('/student/application-form')
  await expect(page.getByText('This opens as soon as your parent or guardian has agreed')).toBeVisible()
  await context.close()
})

test('the guardian’s page is accessible and in Hindi too, fits 360 px, and another number gets another link', {
  tag: '@phone',
}, async ({ page, request, pageErrors, expectAccessible }) => {
  pageErrors.allow(/status of 4(?:04|22)/)
  const [own, mothers, fathers] = [ownMobile(), ownMobile(), ownMobile()]
  const person = { name: 'Ira Das', email: `ira-${own}@example.in`, mobile: own, password: 'a lamp by the river' }
  const body = { ...person, date_of_birth: `${new Date().getFullYear() - 16}-01-01`, consentVersion: '2026-11' }
  const guardian = { name: 'Bina Das', mobile: mothers }
  type SignedUp = { auth_token: string; username: string }
  const signedUp = await callApi<SignedUp>(page, 'POST', '/open/student-signup', { ...body, guardian })
  const { pathname, search } = new URL(linkIn(await smsTo(request, mothers)))
  for (const language of ['', '/hi']) {
    await page.goto(language + pathname + search)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ira Das')
    await expectAccessible()
    await page.locator('button[value="agree"]').click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await findViolations(page, { resultTypes: ['violations'] })).toEqual([])
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0)
  }
  await expect(page.getByRole('alert')).toHaveText('निशान लगे खाने जाँचें')
  await expect(page.getByLabel('मेरी उम्र 18 साल या उससे ज़्यादा है')).toBeVisible()

  // She asks her father instead.
  const user = JSON.stringify({ ...signedUp, student_type: 'college' })
  await page.goto('/favicon.svg')
  await page.evaluate((text) => localStorage.setItem('user', text), user)
  await page.goto('/student')
  await page.getByText('Send the message again, or to another number').click()
  await page.getByLabel('Name of the parent or guardian').fill('Ravi Das')
  await page.getByLabel('Their mobile number').fill(fathers)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expectToast(page, `The message was sent to ${fathers}`)
  await expect(page.getByRole('heading', { name: 'Waiting for Ravi Das' })).toBeVisible()
  expect(linkIn(await smsTo(request, fathers))).not.toContain(search)
  await page.goto(pathname + search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
})
