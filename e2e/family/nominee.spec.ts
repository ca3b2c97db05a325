import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, newParent } from './people.ts'

test('a parent names a nominee, sees that staff read it, and removes it', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 422/)
  await newParent(page)
  await page.goto('/student/privacy')
  const section = page.getByRole('region', { name: 'Who uses your rights if you die or cannot' })
  await expect(section).toContainText('You have named nobody.')
  await section.getByLabel('Full name').fill('Ravi Rao')
  await section.getByLabel('What the person is to you').fill('Brother')
  await section.getByRole('button', { name: 'Keep this person' }).click()
  await expect(section.getByText(/Enter a mobile number or an e-mail address/).first()).toBeVisible()
  await section.getByLabel('Mobile number').fill('98765 43211')
  await section.getByRole('button', { name: 'Keep this person' }).click()
  await expectToast(page, /Ravi Rao is kept/)
  await expect(section.getByLabel('Mobile number')).toHaveValue('+919876543211')
  await expectAccessible()

  const admin = { username: 'admin', password: 'pravesh-demo' }
  const { token } = await callApi<{ token: string }>(page, 'POST', '/open/admin-login', admin)
  type Accounts = { data: { id: number }[] }
  const { data } = await callApi<Accounts>(page, 'GET', '/admin/accounts?realm=student&limit=100', undefined, token)
  for (const { id } of data) await callApi(page, 'GET', `/admin/accounts/nominee/${id}`, undefined, token)
  await page.reload()
  await expect(section).toContainText(/Read by .+/)
  await section.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, /Nobody is named any more/)
  await expect(section).toContainText('You have named nobody.')
})
