import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'

const school = '/school/modern-school-new-delhi'
const enquiryPage = '/enquiry/general?school=modern-school-new-delhi'
const reference = /PR-[2-9A-Z]{8}/

/** A mobile number of its own for each run, so that no enquiry is added to one before. */
const mobile = () => `98${String(Date.now()).slice(-8)}`

async function fill(page: Page, number: string): Promise<void> {
  const form = page.locator('form.enquiry')
  await form.getByLabel('Your name').fill('Asha Rao')
  await form.getByLabel('Mobile number').fill(number)
  await form.getByLabel('Your question').fill('Is there a bus from Aundh?')
  await form.getByRole('checkbox').check()
}

test('the page of a school leads to its enquiry, which is sent without leaving the form', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(school)
  await page.getByRole('link', { name: 'Enquire' }).click()
  await fill(page, mobile())
  await page.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Enquiry Raised Successfully')
  const receipt = page.locator('.receipt')
  await expect(receipt).toContainText(reference)
  await expect(receipt).toContainText('Read by Modern School and the Pravesh staff.')
  await expect(receipt).toContainText('Within 48 hours')
  await expect(receipt).toBeFocused()
  await expect(page).toHaveURL('/enquiry/general?school=modern-school-new-delhi')
  await expectAccessible()
})

const inDevanagari = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

for (const javaScriptEnabled of [true, false])
  test.describe(`a mobile number in Hindi digits, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })
    test('is taken', async ({ page }) => {
      await page.goto(`/hi${enquiryPage}`)
      await page.locator('#f-name').fill('आशा राव')
      await page.locator('#f-mobile').fill(inDevanagari(mobile()))
      await page.locator('#f-consent').check()
      await page.locator('form.enquiry button').click()
      await expect(page.getByText(reference).first()).toBeVisible()
    })
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`a mobile number that is none, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })
    test('has its error at the field until it is mended', async ({ page, pageErrors }) => {
      pageErrors.allow(/422/)
      await page.goto(enquiryPage)
      await fill(page, '12345')
      await page.getByRole('button', { name: 'Send' }).click()
      const field = page.getByLabel('Mobile number')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/Write a mobile number, for example 98765 43210/)
      await expect(page.getByText('Write a mobile number, for example 98765 43210')).toBeVisible()
      await expect(page.getByLabel('Your question')).toHaveValue('Is there a bus from Aundh?')
    })
  })

test('what the server refuses is said beside the field, and nothing typed is lost', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/422/)
  await page.goto(enquiryPage)
  await fill(page, '00000 00000')
  await page.getByRole('button', { name: 'Send' }).click()
  const field = page.getByLabel('Mobile number')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/Write a mobile number, for example 98765 43210/)
  await expectAccessible()
  await field.fill(mobile())
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.receipt')).toContainText(reference)
})

/** Simulates a page opened long ago, with an older consent text. */
const openedLongAgo = (page: Page) =>
  page.locator('input[name="consentVersion"]').evaluate((input) => input.setAttribute('value', '2019-01'))

test('who agreed to words that are no longer ours is asked again, and nothing typed is lost', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/422/)
  await page.goto(enquiryPage)
  await fill(page, mobile())
  // Independent of the form's hydration, which renders its fields again: the sent version is the old one.
  await page.route('**/open/enquiry/**', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), consentVersion: '2019-01' } }),
  )
  await page.getByRole('button', { name: 'Send' }).click()
  const tick = page.locator('form.enquiry').getByRole('checkbox')
  await expect(tick).toBeFocused()
  await expect(tick).toHaveAccessibleDescription(/These words have changed since you opened the page/)
  await expect(page.getByLabel('Your question')).toHaveValue('Is there a bus from Aundh?')
  await expectAccessible()
})

test('who takes fees here is applied to by the cart', async ({ page }) => {
  const college = 'amrita-vishwa-vidyapeetham'
  await page.goto(`/college/${college}`)
  const apply = page.getByRole('link', { name: /^Apply, ₹/ })
  await expect(apply).toHaveCount(2)
  for (const link of await apply.all())
    await expect(link).toHaveAttribute('href', new RegExp(`^/student/cart\\?add=college:\\d+&of=${college}$`))
})

test('applying to any other college says what happens instead, and asks for the course', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/college/miranda-house')
  await page.locator('.deeds').getByRole('link', { name: 'How to apply' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admission enquiry about Miranda House')
  await expect(page.getByText('you hear how and when to apply', { exact: false })).toBeVisible()
  await expectAccessible()
  await fill(page, mobile())
  await page.getByLabel('Course sought').selectOption('Bachelor of Science')
  await page.getByLabel('Class 12 marks').fill('88.5')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.receipt')).toContainText(reference)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an enquiry is corrected, sent, and answered with a receipt', async ({ page, pageErrors }) => {
    pageErrors.allow(/422/)
    await page.goto(school)
    await page.getByRole('link', { name: 'Enquire' }).click()
    await fill(page, '00000 00000')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please check the marked fields')
    const form = page.locator('form.enquiry')
    await expect(form.getByLabel('Mobile number')).toHaveAccessibleDescription(/Write a mobile number/)
    await expect(form.getByLabel('Your name')).toHaveValue('Asha Rao')
    await expect(form.getByLabel('Your question')).toHaveValue('Is there a bus from Aundh?')
    await expect(form.getByRole('checkbox')).toBeChecked()
    await form.getByLabel('Mobile number').fill(mobile())
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/\/enquiry\/sent\?/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiry Raised Successfully')
    await expect(page.locator('.receipt')).toContainText(reference)
    await expect(page.locator('.receipt')).toContainText('Read by Modern School and the Pravesh staff.')
    await page.getByRole('link', { name: 'Back to Modern School' }).click()
    await expect(page).toHaveURL(new RegExp(`${school}$`))
  })

  test('who agreed to words that are no longer ours reads the present ones, ticks again and is answered', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/422/)
    await page.goto(school)
    await page.getByRole('link', { name: 'Enquire' }).click()
    await fill(page, mobile())
    await openedLongAgo(page)
    await page.getByRole('button', { name: 'Send' }).click()
    const tick = page.locator('form.enquiry').getByRole('checkbox')
    await expect(tick).not.toBeChecked()
    await expect(tick).toHaveAccessibleDescription(/Read them, tick, and send again/)
    await tick.check()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.locator('.receipt')).toContainText(reference)
  })

  test('a correction is suggested for a page, to our own desk', async ({ page }) => {
    await page.goto(school)
    await page.getByRole('link', { name: 'Suggest a correction' }).click()
    await expect(page.getByLabel('What should be corrected')).toHaveValue(`Page ${school}: `)
    await page.getByLabel('Your name').fill('Asha Rao')
    await page.getByLabel('Mobile number').fill(mobile())
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.locator('.receipt')).toContainText('Read by the Pravesh staff.')
  })
})
