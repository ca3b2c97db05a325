import { expect, test } from '../fixtures.ts'
import { callApi, ownMobile } from './people.ts'
import { smsTo } from './signed-in.ts'
import { admitting } from './with-fee.ts'

type Schools = { data: { sid: number; name: string; admitting: string }[] }

const languages = [
  {
    ...{ prefix: '', child: 'For a child', mobile: 'Mobile number', send: 'Send me a code', code: 'Code' },
    ...{ goOn: 'Continue', name: 'Your full name', email: 'E-mail' },
    ...{ open: 'Open the account', schools: 'Schools', colleges: 'Colleges', forChild: 'for Ira Nair', form: 'Form' },
  },
  {
    ...{ prefix: '/hi', child: 'बच्चे के लिए', mobile: 'मोबाइल नंबर', send: 'मुझे कोड भेजें', code: 'कोड' },
    ...{ goOn: 'आगे बढ़ें', name: 'आपका पूरा नाम', email: 'ई-मेल' },
    ...{ open: 'खाता खोलें', schools: 'विद्यालय', colleges: 'कॉलेज', forChild: 'Ira Nair के लिए', form: 'फ़ॉर्म' },
  },
]

for (const { prefix, ...labels } of languages) {
  test(`one account applies to a school for a child and to a college, on ${prefix}/`, async ({
    page,
    request,
    pageErrors,
    expectAccessible,
  }) => {
    pageErrors.allow(/status of 409/)
    await page.setViewportSize({ width: 360, height: 740 })
    const mobile = ownMobile()
    await page.goto(`${prefix}/signup`)
    await page.getByText(labels.child).click()
    await page.getByLabel(labels.mobile).fill(mobile)
    await page.getByRole('button', { name: labels.send }).click()
    await page.getByLabel(labels.code, { exact: true }).fill(await smsTo(request, mobile))
    await page.getByRole('button', { name: labels.goOn }).click()
    await page.getByLabel(labels.name).fill('Meera Nair')
    await page.getByLabel(labels.email).fill(`meera-${mobile}@example.in`)
    await page.locator('[name="password"]').fill('a lamp by the river')
    await page.locator('input[name=consentVersion][type=checkbox]').check()
    await page.getByRole('button', { name: labels.open }).click()
    await expect(page).toHaveURL(`${prefix}/student`)
    const view = (name: string) => page.locator('.view-switch').getByRole('button', { name })
    await expect(view(labels.schools)).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible()

    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').auth_token)
    const child = { name: 'Ira Nair', dateOfBirth: `${new Date().getFullYear() - 6}-04-30`, relation: 'mother' }
    const { data: ira } = await callApi<{ data: { id: number } }>(page, 'POST', '/student/manage-child', child, token)
    const { data: schools } = await callApi<Schools>(page, 'GET', '/student/partner-schools', undefined, token)
    const school = schools.find(({ admitting: now }) => now === 'open')
    if (!school) throw new Error('No school of the demo admits')
    await page.goto(`${prefix}/student/cart?add=school:${school.sid}&child=${ira.id}`)
    await expect(page.locator('.line')).toContainText([school.name])

    await view(labels.colleges).press('Enter')
    await expect(page).toHaveURL(`${prefix}/student`)
    await expect(view(labels.colleges)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('navigation').getByRole('link', { name: labels.form, exact: true })).toBeVisible()
    await expectAccessible()
    const college = await admitting(page)
    await page.goto(`${prefix}/student/cart?add=college:${college.id}`)
    await expect(page.locator('.line')).toHaveCount(2)
    await expect(page.locator('.line').filter({ hasText: school.name })).toContainText(labels.forChild)
    await expect(page.locator('.line').filter({ hasText: college.name })).toBeVisible()
    await expectAccessible()

    await page.goto(`${prefix}/student/shortlist`)
    await expect(page.locator('.line')).toHaveCount(2)
    await page.locator('.line').filter({ hasText: school.name }).getByRole('checkbox').check()
    // Schools are compared with schools.
    await expect(page.locator('.line').filter({ hasText: college.name }).getByRole('checkbox')).toBeDisabled()

    // A page of the other view shows that view.
    await page.goto(`${prefix}/student/children`)
    await expect(page.getByRole('heading', { name: 'Ira Nair' })).toBeVisible()
    await expect(view(labels.schools)).toHaveAttribute('aria-pressed', 'true')
  })
}
