import { expect, test } from '../fixtures.ts'
import { newParent } from './people.ts'

const languages = [
  {
    ...{ prefix: '', current: 'The password you have', fresh: 'The new one', change: 'Change' },
    ...{ common: /A common word or name with something added is easy to guess|This is a common password/ },
    ...{ own: 'This is your own name, address or number', length: 'At least 10 characters' },
    ...{ username: 'E-mail or mobile number', send: 'Send me a password' },
    ...{ onItsWay: 'has an account, a password is on its way', sent: /sent successfully/i },
  },
  {
    ...{ prefix: '/hi', current: 'अभी का पासवर्ड', fresh: 'नया पासवर्ड', change: 'बदलें' },
    ...{ common: /अंदाज़ा लगाना आसान रहता है|यह पासवर्ड बहुत लोग रखते हैं/, own: 'यह आपका ही नाम, पता या नंबर है' },
    ...{ length: 'कम से कम 10 अक्षर', username: 'ई-मेल या मोबाइल नंबर', send: 'मुझे पासवर्ड भेजें' },
    ...{ onItsWay: 'का खाता है, तो पासवर्ड वहाँ भेजा जा रहा है', sent: /भेज दिया गया/ },
  },
]

for (const { prefix, current, fresh, change, common, own, length, ...forgot } of languages) {
  test(`why a password is refused is said at its field, on ${prefix}/`, async ({
    page,
    pageErrors,
    expectAccessible,
  }) => {
    pageErrors.allow(/status of 422/)
    await newParent(page)
    await page.goto(`${prefix}/student/password`)
    const input = page.getByLabel(fresh, { exact: true })
    const reason = page.locator('.field.refused .wrong')
    await page.getByLabel(current, { exact: true }).fill('a long enough one')
    for (const [value, sentence] of [
      ['password12', common],
      ['meeranair2', own],
    ] as const) {
      await input.fill(value)
      await page.getByRole('button', { name: change, exact: true }).click()
      await expect(reason).toContainText(sentence)
      await expect(reason).not.toContainText(length)
    }
    await expectAccessible()
    // The browser's own validation errors use the page's messages.
    await input.fill('short')
    await page.getByRole('button', { name: change, exact: true }).click()
    await expect(reason).toContainText(length)
  })

  test(`a forgotten password is never said to be sent, on ${prefix}/`, async ({ page, expectAccessible }) => {
    await page.goto(`${prefix}/forgot-password`)
    await page.getByLabel(forgot.username).fill(`nobody${Date.now()}@example.in`)
    await page.getByRole('button', { name: forgot.send }).click()
    await expect(page.getByRole('status').filter({ hasText: forgot.onItsWay })).toBeVisible()
    await expectAccessible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.getByText(forgot.sent)).toHaveCount(0)
  })
}
