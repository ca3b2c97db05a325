import { field } from '../admin/signed-in.ts'
import { codeTextedTo, smsTo } from '../family/signed-in.ts'
import { expect, test } from '../fixtures.ts'

test('a visitor raises a grievance in Hindi on a phone without JavaScript, staff answer it, and its number shows the answer', async ({
  browser,
  baseURL,
  request,
}) => {
  const name = `Ira ${crypto.randomUUID().slice(0, 6)}`
  const mobile = `98${String(Date.now()).slice(-8)}`
  const options = { ...(baseURL && { baseURL }), viewport: { width: 360, height: 740 } }
  const phone = await browser.newContext({ ...options, javaScriptEnabled: false })
  const page = await phone.newPage()
  await page.goto('/hi/grievance#form')
  await expect(page.getByRole('row', { name: /भुगतान, रिफ़ंड या सेवा/ })).toContainText('28 दिन')
  await page.locator('#f-name').fill(name)
  await page.locator('#f-mobile').fill(mobile)
  await page.getByLabel('किस बारे में').selectOption('consumer')
  await page.locator('#f-message').fill('दो बार पैसे कटे।')
  await page.locator('#f-consent').check()
  await page.locator('form.enquiry button[type=submit]').click()
  await expect(page).toHaveURL(/\/hi\/enquiry\/sent/)
  await expect(page.locator('main')).toContainText('28 दिनों में')
  const reference = /PR-[2-9A-Z]{8}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
  expect(await smsTo(request, mobile)).toContain(reference)

  const office = await browser.newContext(baseURL ? { baseURL } : {})
  const desk = await office.newPage()
  await desk.goto('/admin/login')
  await desk.getByLabel('Username').fill('admin')
  await desk.getByLabel('Password').fill('pravesh-demo')
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk.getByRole('link', { name: /^Open grievances/ })).toBeVisible()
  await desk.goto('/admin/grievances?filter={"answered":false}')
  await desk.getByRole('link', { name }).click()
  await expect(desk.getByRole('alert').filter({ hasText: 'r. 4(5)' })).toContainText('Resolve by')
  await field(desk, 'Your reply').fill('The second payment went back.')
  await desk.getByRole('button', { name: 'Send the reply' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: 'The second payment' })).toBeVisible()
  await office.close()

  await page.goto('/hi/grievance-status')
  await page.getByLabel('आपकी शिकायत का नंबर').fill(reference.toLowerCase())
  await page.getByRole('button', { name: 'मुझे कोड भेजें' }).click()
  const code = await codeTextedTo(request, mobile)
  await page.getByLabel('छह अंकों का कोड').fill(code)
  await page.getByRole('button', { name: 'दिखाएँ' }).click()
  await expect(page.locator('main')).toContainText('The second payment went back.')
  await expect(page.locator('main')).toContainText('जवाब दिया गया')
  await phone.close()
})

test('the pages of grievances are accessible in Hindi on a phone, and a grievance is sent in place @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/hi/grievance-status')
  await expectAccessible()
  await page.goto('/hi/grievance')
  await expectAccessible()
  await page.locator('#f-name').fill('Asha Rao')
  await page.locator('#f-mobile').fill(`98${String(Date.now()).slice(-8)}`)
  await page.locator('form.enquiry button[type=submit]').click()
  await expect(page.getByLabel('किस बारे में')).toBeFocused()
  await page.getByLabel('किस बारे में').selectOption('content')
  await page.locator('#f-message').fill('यह पन्ना ग़लत है।')
  await page.locator('#f-consent').check()
  await page.locator('form.enquiry button[type=submit]').click()
  await expect(page.locator('.receipt')).toContainText('7 दिनों में')
  await expectAccessible()
})
