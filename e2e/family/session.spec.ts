import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { ownMobile } from './people.ts'
import { codeTextedTo, endSession, openAs, smsTo } from './signed-in.ts'

const password = 'a lamp by the river'

test('a mobile and its code are taken as they are pasted, with invisible marks and digits of another script', async ({
  page,
  request,
}) => {
  const mobile = ownMobile()
  await page.goto('/hi/signup')
  await page.locator('[name="mobile"]').fill(`\u202a\u00a0+91\u2009${mobile.slice(0, 5)}\u2011${mobile.slice(5)}\u202c`)
  await page.locator('form button[type="submit"]').first().click()
  const code = page.locator('[name="otp"]')
  await expect(code).toBeFocused()
  const digits = await codeTextedTo(request, mobile)
  await code.fill(`\u2068${digits.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)))}\u2069`)
  await expect(code).toHaveValue(digits)
  await page.locator('form button[type="submit"]').first().click()
  await expect(page.locator('.proven')).toContainText(mobile.slice(0, 5))
})

test('a student signs up with a code to the mobile, and signs in by password', {
  tag: '@phone',
}, async ({ page, request, pageErrors, expectAccessible }) => {
  pageErrors.allow(/status of 4(?:01|22)|404.*\/student\/cart\)/)
  const mobile = ownMobile()
  await page.goto('/signup?apply=college:1&next=/student/password')
  await page.getByLabel('Mobile number').fill(mobile)
  await expectAccessible()
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expectToast(page, 'OTP sent successfully')
  // A demonstration sends nothing: the page says where the code can be read, and stays open meanwhile.
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'read it in the outbox' }).click()
  const outbox = await popup
  await expect(outbox.getByRole('listitem').filter({ hasText: mobile }).first()).toContainText(/\d{6}/)
  await outbox.close()
  await expect(page.getByRole('button', { name: 'Send another code' })).toHaveAttribute('aria-disabled', 'true')

  await code.fill('000 00')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter the six digits of the code')
  // A pasted text may be the complete message.
  await code.fill(await smsTo(request, mobile))
  await expect(code).toHaveValue(/^\d{6}$/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('.proven')).toContainText(mobile)
  await expectToast(page, 'OTP verified successfully')

  await page.getByLabel('Your full name').fill('Kiran Das')
  await page.getByLabel('E-mail').fill(`kiran-${mobile}@example.in`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Day').fill('27')
  await page.getByLabel('Month').fill('फरवरी')
  await page.getByLabel('Year').fill(String(new Date().getFullYear() - 19))
  await expect(page.getByLabel('Name of the parent or guardian')).toHaveCount(0)
  await page.getByLabel('I agree that Pravesh').check()
  await expectAccessible()
  await page.getByRole('button', { name: 'Open the account' }).click()

  // The college takes applications today: its fee waits in the cart.
  await expect(page).toHaveURL('/student/cart')
  const storedUsers = await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('userInfo')])
  expect(storedUsers.map((text) => JSON.parse(text ?? ''))).toMatchObject([
    { username: 'Kiran Das', student_type: 'college', auth_token: expect.stringMatching(/^[\w-]{43}$/) },
    { name: 'Kiran Das', student_type: 'college' },
  ])
  const cart = await request.get('/api/v1/student/my-cart', {
    headers: { authorization: `Bearer ${JSON.parse(storedUsers[0] ?? '').auth_token}` },
  })
  expect((await cart.json()).data).toMatchObject([{ instituteType: 'college', instituteId: 1 }])

  await page.evaluate(() => localStorage.clear())
  await page.goto('/student/password')
  await expect(page).toHaveURL('/login?next=%2Fstudent%2Fpassword')
  await page.getByRole('button', { name: 'Use my password' }).click()
  await page.getByLabel('E-mail or mobile number').fill(mobile)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectToast(page, 'Invalid Username or Password')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/student/password')
  await expectToast(page, 'Login Successful')
})

test('a code that is wrong opens nothing; a page of another site is not gone to', async ({
  page,
  request,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 401/)
  const mobile = ownMobile()
  await page.goto('/login?next=//evil.example')
  await expectAccessible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const right = await codeTextedTo(request, mobile)
  const code = page.getByLabel('Code', { exact: true })
  await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectToast(page, 'Invalid OTP')
  await expect(page.getByRole('alert')).toContainText('Invalid OTP')
  await code.fill(right)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  // No account has this number: its verification is passed on to the sign-up.
  await expect(page).toHaveURL('/signup?next=//evil.example')
  await expect(page.locator('.proven')).toContainText(mobile)
  await page.getByText('For a child').click()
  await page.getByLabel('Your full name').fill('Meera Nair')
  await page.getByLabel('E-mail').fill(`meera-${mobile}@example.in`)
  await page.locator('[name="password"]').fill(password)
  await page.getByLabel('I agree that Pravesh').check()
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(page).toHaveURL(/^[^?]*\/student$/)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').student_type)).toBe('school')
})

test('who is asked to sign in again loses nothing that was typed', async ({ page, pageErrors, expectAccessible }) => {
  pageErrors.allow(/status of 401/)
  await openAs(page, 'student', '/student/profile')
  const city = page.getByLabel('City')
  const name = `Nashik ${ownMobile()}`
  await city.fill(name)
  await expectAccessible()
  await endSession(page)
  await page.getByRole('button', { name: 'Save' }).click()

  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toContainText('You were signed in as Demo student')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectToast(page, 'You are not signed in. Nothing was sent.')
  await expect(city).toHaveValue(name)

  await page.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Use my password' }).click()
  await dialog.getByLabel('E-mail or mobile number').fill('student@demo.pravesh.example')
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Invalid Username or Password')
  await dialog.getByLabel('Password', { exact: true }).fill('pravesh-demo')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expectToast(page, 'Profile Updated Successfully')
  await page.reload()
  await expect(city).toHaveValue(name)
})

test('two tabs that change one profile are told apart, and one that signs out empties the other', {
  tag: '@phone',
}, async ({ page, context, pageErrors, isMobile }) => {
  pageErrors.allow(/status of 409/)
  await openAs(page, 'student', '/student/profile')
  const other = await context.newPage()
  await other.goto('/student/profile')
  const [ownCity, otherCity] = [`Pune ${ownMobile()}`, `Nagpur ${ownMobile()}`]
  await page.getByLabel('City').fill(ownCity)
  await other.getByLabel('City').fill(otherCity)
  await other.getByRole('button', { name: 'Save' }).click()
  await expectToast(other, 'Profile Updated Successfully')

  await page.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row', { name: 'City' })
  await expect(row).toContainText(ownCity)
  await expect(row).toContainText(otherCity)
  await page.getByRole('button', { name: 'Keep what stands here' }).click()
  await expectToast(page, 'Profile Updated Successfully')
  await other.reload()
  await expect(other.getByLabel('City')).toHaveValue(ownCity)

  await page.goto('/student/password')
  if (isMobile) await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/login?next=%2Fstudent%2Fprofile')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  // The browser may have stored the previous page with all its content.
  await page.goBack()
  await expect(page).toHaveURL('/login?next=%2Fstudent%2Fprofile')
})

test('the account for refunds shows its last digits alone and is changed behind the password', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 422/)
  const mobile = ownMobile()
  const signedUp = await page.request.post('/api/v1/open/school-signup', {
    data: {
      parent_name: 'Bank Parent',
      parent_email: `bank-${mobile}@example.in`,
      mobile,
      password,
      consentVersion: '2026-11',
    },
  })
  const { auth_token, username } = await signedUp.json()
  await openAs(page, { auth_token, username, student_type: 'school' }, '/student/bank')
  await page.getByLabel('Name of the holder').fill('Bank Parent')
  await page.getByLabel('Account number', { exact: true }).fill('3001 2345 678')
  await page.getByLabel('The account number once more').fill('3001 2345 679')
  await page.getByLabel('IFSC').fill('sbin0000300')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('The two account numbers are not the same')
  await page.getByLabel('The account number once more').fill('30012345678')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Bank Detail Added Successfully')
  await expect(page.getByRole('heading', { name: 'Account ending in 5678' })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('30012345678')

  await page.getByRole('button', { name: 'Change' }).click()
  await expectAccessible()
  await page.getByLabel('IFSC').fill('SBIN0000301')
  await page.getByLabel('Your password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not your password')
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Bank Detail Updated Successfully')
  await expect(page.locator('main')).toContainText('SBIN0000301')
})

test('the other language keeps what the address says, and where somebody is to go after signing in', async ({
  page,
}) => {
  await page.goto('/login?next=%2Fstudent%2Fcart%3Fadd%3Dcollege%3A3')
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/login?next=%2Fhi%2Fstudent%2Fcart%3Fadd%3Dcollege%3A3')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/login?next=%2Fstudent%2Fcart%3Fadd%3Dcollege%3A3')
})
