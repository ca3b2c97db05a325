import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'

/** Signs the demo's student in, who applies to colleges. */
async function signIn(page: Page): Promise<string> {
  const response = await page.request.post('/api/v1/open/student-login', {
    data: { student_type: 'college', username: 'student@demo.pravesh.example', password: 'pravesh-demo' },
  })
  const { auth_token, username } = await response.json()
  await page.goto('/saved')
  await page.evaluate(
    ([user, info]) => {
      localStorage.setItem('user', user)
      localStorage.setItem('userInfo', info)
    },
    [
      JSON.stringify({ auth_token, username, student_type: 'college' }),
      JSON.stringify({ name: 'Asha Rao', student_type: 'college', language: null }),
    ] as const,
  )
  return auth_token
}

test('the header offers to sign in, and leads to the area of who is signed in, by name', { tag: '@phone' }, async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/hi/articles')
  await expect(page.getByRole('banner').getByRole('link', { name: 'साइन इन' })).toHaveAttribute('href', '/hi/login')
  await signIn(page)
  await page.goto('/articles')
  const mine = page.getByRole('link', { name: 'Asha Rao, My area' })
  await expect(mine).toHaveText('Asha Rao')
  await expect(mine).toHaveAttribute('href', '/student')
  await expectAccessible()
  const other = await context.newPage()
  await other.goto('/articles')
  await other.evaluate(() => localStorage.clear())
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('what a student saves is put on the shortlist of colleges, once; a school is saved here alone', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const token = await signIn(page)
  const listing = await page.request.get('/api/v1/public/colleges/all?sort=name')
  const { data } = await listing.json()
  const college = data[4]
  await page.goto(`/college/${college.url}`)
  const save = page.locator('button.save')
  await save.click()
  await expect(save).toHaveText('Saved')
  await expectToast(page, 'Saved, and on your shortlist')
  const shortlist = await page.request.get('/api/v1/student/shortlist', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await shortlist.json()).data).toContainEqual(expect.objectContaining({ instituteUrl: college.url }))
  await save.click()
  await expect(save).toHaveText('Save')
  await save.click()
  await expectToast(page, 'Already Shortlist')

  await page.goto('/school/modern-school-new-delhi')
  await save.click()
  await expect(save).toHaveText('Saved')
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('what cannot be put on the shortlist is told in the server’s words', async ({ page, pageErrors }) => {
  pageErrors.allow(/429/)
  await signIn(page)
  const { data } = await (await page.request.get('/api/v1/public/colleges/all?sort=name')).json()
  const message = 'बहुत बार कोशिश हुई। 7 मिनट बाद फिर कोशिश करें'
  await page.route('**/api/v1/student/shortlist', (route) =>
    route.fulfill({ status: 429, json: { code: 'TOO_MANY', message, requestId: '0123456789' } }),
  )
  await page.goto(`/hi/college/${data[8].url}`)
  await page.locator('button.save').click()
  await expectToast(page, `गड़बड़${message}`)
})

test('who saves with a session that has ended signs in where they are, and what they saved is put on the shortlist', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/401/)
  await signIn(page)
  await page.evaluate(() => {
    const { username, student_type } = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ auth_token: 'x'.repeat(43), username, student_type }))
  })
  const { data } = await (await page.request.get('/api/v1/public/colleges/all?sort=name')).json()
  const college = data[6]
  await page.goto(`/hi/college/${college.url}`)
  await page.locator('button.save').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Demo student')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'पासवर्ड से' }).click()
  await dialog.getByRole('textbox').first().fill('student@demo.pravesh.example')
  await dialog.locator('input[type="password"]').fill('pravesh-demo')
  await dialog.locator('form button').last().click()
  await expect(dialog).toBeHidden()
  await expectToast(page, 'सहेजा, और आपकी सूची में रखा')
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').auth_token)
  const shortlist = await page.request.get('/api/v1/student/shortlist', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await shortlist.json()).data).toContainEqual(expect.objectContaining({ instituteUrl: college.url }))
})

test('an enquiry of somebody who is signed in is sent as theirs', async ({ page }) => {
  const token = await signIn(page)
  await page.goto('/enquiry/general')
  const form = page.locator('form.enquiry')
  await form.getByLabel('Your name').fill('Asha Rao')
  await form.getByLabel('Mobile number').fill(`96${String(Date.now()).slice(-8)}`)
  await form.getByRole('checkbox').check()
  const request = page.waitForRequest(/open\/enquiry/)
  await form.getByRole('button', { name: 'Send' }).click()
  expect(await (await request).headerValue('authorization')).toBe(`Bearer ${token}`)
  await expect(page.locator('.receipt')).toContainText(/PR-/)
})
