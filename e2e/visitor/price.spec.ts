import { newParent } from '../family/people.ts'
import { expect, test } from '../fixtures.ts'

const languages = [
  {
    ...{ prefix: '', apply: 'Apply, ₹331', here: 'One costs ₹331, paid to Pravesh.' },
    ...{ own: 'The institute’s own form fee of ₹500 is not included', pay: /^Pay ₹331/ },
    ...{ line: 'Not included: the institute’s own form fee of ₹500', unknown: 'Whether it asks one is not known' },
  },
  {
    ...{ prefix: '/hi', apply: 'आवेदन करें, ₹331', here: 'एक आवेदन के ₹331 लगते हैं, जो प्रवेश को दिए जाते हैं।' },
    ...{ own: 'संस्थान का अपना ₹500 का फ़ॉर्म शुल्क इसमें शामिल नहीं है', pay: /^₹331 चुकाएँ/ },
    ...{ line: 'शामिल नहीं: संस्थान का अपना ₹500 का फ़ॉर्म शुल्क', unknown: 'यह पता नहीं है' },
  },
]

for (const { prefix, apply, here, own, pay, line, unknown } of languages) {
  test(`the price on ${prefix}/school is that of the cart, before anybody signs in`, {
    tag: prefix ? '@phone' : [],
  }, async ({ page, expectAccessible }) => {
    await page.goto(`${prefix}/school/modern-school-new-delhi`)
    const admission = page.locator('#admission')
    await expect(admission).toContainText(here)
    await expect(admission).toContainText(own)
    await expectAccessible()
    await newParent(page)
    await page.goto(`${prefix}/school/modern-school-new-delhi`)
    await page.getByRole('link', { name: apply }).first().click()
    await expect(page.getByText(line)).toBeVisible()
    await expect(page.getByRole('link', { name: pay })).toBeVisible()
    await expectAccessible()
  })

  test(`the price on ${prefix}/college, whose own fee is not known`, async ({ page }) => {
    await page.goto(`${prefix}/college/amrita-vishwa-vidyapeetham`)
    await expect(page.getByRole('link', { name: apply }).first()).toBeVisible()
    await expect(page.locator('#courses')).toContainText(here)
    await expect(page.locator('#courses')).toContainText(unknown)
  })
}
