import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, newParent } from './people.ts'

test('a mother lets the father see their child, and takes it back', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const { token } = await newParent(page)
  const child = { name: 'Ira Nair', dateOfBirth: `${new Date().getFullYear() - 7}-08-09`, relation: 'mother' }
  await callApi(page, 'POST', '/student/manage-child', child, token)
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 360, height: 740 } })
  const other = await context.newPage()
  const father = await newParent(other)
  const profile = await callApi<{ data: { mobile: string } }>(other, 'GET', '/student/profile', undefined, father.token)

  await page.goto('/student/children')
  const panel = page.getByRole('region', { name: 'Ira Nair' })
  await panel.getByText('Who else sees Ira Nair').click()
  await panel.getByLabel('Their mobile number').fill(profile.data.mobile)
  await expectAccessible()
  await panel.getByRole('button', { name: 'Invite' }).click()
  await expectToast(page, /Invited/)
  await expect(panel).toContainText(`${profile.data.mobile}: invited on`)

  // He sees nothing before she has confirmed his name. In Hindi, on a phone.
  await other.goto('/hi/student/children')
  const shared = other.getByRole('region', { name: 'बच्चे जो दूसरे आपको दिखाते हैं' })
  await expect(shared).toContainText('आपको एक बच्चे को देखने के लिए बुलाते हैं')
  await expect(shared).not.toContainText('Ira Nair')
  await shared.getByRole('button', { name: 'स्वीकार करें' }).click()
  await expect(shared).toContainText('पक्का करना है कि ये आप ही हैं')
  await expect(shared).not.toContainText('Ira Nair')

  await page.reload()
  await panel.getByText('Who else sees Ira Nair').click()
  await expect(panel).toContainText('accepted. Is this the person you mean?')
  await panel.getByRole('button', { name: 'Yes, let them see Ira Nair' }).click()
  await expect(panel).toContainText(', since ')
  await other.reload()
  await expect(shared.getByRole('heading', { name: 'Ira Nair' })).toBeVisible()
  await expect(shared).toContainText('अभी कोई नहीं')

  await panel.getByRole('button', { name: /^Remove Meera/ }).click()
  await expect(panel).not.toContainText(', since ')
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shared).toHaveCount(0)
  await context.close()

  await page.goto('/student/privacy')
  await page.getByText('Withdrawn or ended: 1').click()
  await expect(page.getByRole('heading', { name: 'Another person sees a child' })).toBeVisible()
})
