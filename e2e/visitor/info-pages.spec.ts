import { expect, test } from '../fixtures.ts'

/** Addresses of the information pages, with their links in the footer. */
const languages = [
  {
    ...{ prefix: '', brand: 'Pravesh', versions: 'Versions', contents: 'On this page' },
    ...{ consent: 'Consent text', us: 'Pravesh', blank: '[name]', privacy: 'Privacy' },
    links: {
      '/about': 'About Pravesh',
      '/contact': 'Contact',
      '/terms': 'Terms of use',
      '/privacy': 'Privacy',
      '/refunds': 'Refunds',
      '/grievance': 'Grievances',
      '/how-facts-are-checked': 'How facts are checked',
      '/how-reviews-work': 'How reviews work',
    },
  },
  {
    ...{ prefix: '/hi', brand: 'प्रवेश', versions: 'संस्करण', contents: 'इस पन्ने पर' },
    ...{ consent: 'सहमति का पाठ', us: 'प्रवेश', blank: '[नाम]', privacy: 'निजता' },
    links: {
      '/about': 'प्रवेश कौन है',
      '/contact': 'संपर्क',
      '/terms': 'उपयोग की शर्तें',
      '/privacy': 'निजता',
      '/refunds': 'रकम की वापसी',
      '/grievance': 'शिकायत',
      '/how-facts-are-checked': 'जानकारी कैसे जाँची जाती है',
      '/how-reviews-work': 'समीक्षाएँ कैसे काम करती हैं',
    },
  },
]

for (const { prefix, brand, versions, contents, consent, us, blank, privacy, links } of languages) {
  test(`the footer of ${prefix}/ leads to every information page, which all can read`, {
    tag: prefix ? '@phone' : [],
  }, async ({ page, expectAccessible }) => {
    test.slow()
    await page.goto(`${prefix}/consent/2026-11`)
    await expectAccessible()
    for (const [path, label] of Object.entries(links)) {
      await page.goto(`${prefix}/consent/2026-11`)
      const footer = page.getByRole('contentinfo').getByRole('navigation', { name: brand })
      await footer.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(prefix + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await expectAccessible()
    }
  })

  test.describe(`without JavaScript, on ${prefix}/`, () => {
    test.use({ javaScriptEnabled: false })

    test('an enquiry leads to the very text that is agreed to, and to privacy', async ({ page }) => {
      await page.goto(`${prefix}/enquiry/general`)
      const form = page.locator('form.enquiry')
      const agreed = (await form.locator('.tick').textContent())?.trim().replace(us, blank) ?? ''
      await form.getByRole('link', { name: consent }).click()
      await expect(page).toHaveURL(`${prefix}/consent/2026-11`)
      await expect(page.getByText(agreed, { exact: true })).toBeVisible()
      await page.goBack()
      await form.getByRole('link', { name: privacy }).click()
      await expect(page.getByRole('heading', { level: 1, name: privacy })).toBeVisible()
      await page.getByRole('navigation', { name: contents }).getByRole('link').last().click()
      await expect(page).toHaveURL(/#/)
    })

    test('terms have a list of versions, and a version has an address', async ({ page, pageErrors }) => {
      await page.goto(`${prefix}/terms`)
      const list = page.getByRole('region', { name: versions }).getByRole('link')
      await list.first().click()
      await expect(page).toHaveURL(`${prefix}/terms/2026-12-03`)
      await list.last().click()
      await expect(page).toHaveURL(`${prefix}/terms/2026-11`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      pageErrors.allow(/404 .*\/terms\/2020-01/)
      const response = await page.goto(`${prefix}/terms/2020-01`)
      expect(response?.status()).toBe(404)
    })
  })
}
