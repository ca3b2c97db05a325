import { expect, test } from '../fixtures.ts'

const languages = [
  {
    ...{ prefix: '', managed: 'Read by Modern School and the Pravesh staff.' },
    ...{ unmanaged: 'Read by the Pravesh staff. Miranda House has no login here.', name: 'Your name' },
    ...{ mobile: 'Mobile number', message: 'Your question', send: 'Send', ask: 'Ask about Miranda House' },
  },
  {
    ...{ prefix: '/hi', managed: 'इसे Modern School और प्रवेश का दफ़्तर पढ़ेगा।' },
    ...{ unmanaged: 'इसे प्रवेश का दफ़्तर पढ़ेगा। Miranda House का यहाँ कोई लॉगिन नहीं है।', name: 'आपका नाम' },
    ...{ mobile: 'मोबाइल नंबर', message: 'आपका सवाल', send: 'भेजें', ask: 'Miranda House के बारे में पूछें' },
  },
]

for (const { prefix, managed, unmanaged, name, mobile, message, send, ask } of languages) {
  test.describe(`without JavaScript, on ${prefix}/`, () => {
    test.use({ javaScriptEnabled: false })

    test('an institute is named as the reader only where a login manages it', async ({ page }) => {
      await page.goto(`${prefix}/enquiry/general?school=modern-school-new-delhi`)
      await expect(page.locator('.sheet aside')).toContainText(managed)
      await page.goto(`${prefix}/college/miranda-house`)
      await expect(page.getByRole('heading', { name: ask })).toBeVisible()
      await page.goto(`${prefix}/enquiry/general?college=miranda-house`)
      await expect(page.locator('.sheet aside')).toContainText(unmanaged)
      await page.getByLabel(name).fill('Asha Rao')
      await page.getByLabel(mobile).fill(`98${String(Date.now()).slice(-8)}`)
      await page.getByLabel(message).fill('Is there a hostel?')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: send, exact: true }).click()
      await expect(page.locator('.receipt')).toContainText(unmanaged)
    })
  })
}
