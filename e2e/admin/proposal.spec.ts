import { expectToast } from '../toasts.ts'
import { expect, test } from './signed-in.ts'

test('the desk accepts what an institute proposes of itself, and says why not the rest', async ({
  page,
  expectAccessible,
}) => {
  const login = { email: 'school@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'school' }
  const { auth_token } = await (await page.request.post('/api/v1/open/buyer-login', { data: login })).json()
  const headers = { authorization: `Bearer ${auth_token}` }
  const ownInstitutes = await (await page.request.get('/api/v1/buyer/institute', { headers })).json()
  const { sid, url, name } = ownInstitutes.data[0]
  const path = `/api/v1/buyer/institute-details/${sid}`
  const { version } = (await (await page.request.get(path, { headers })).json()).data
  const change = { address: 'Lodhi Estate, Max Mueller Marg', pincode: '110003', version }
  expect((await (await page.request.put(path, { headers, data: change })).json()).proposed).toEqual([
    'address',
    'pincode',
  ])

  await page.goto('/admin/proposals')
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: `${name}: place` })).toBeVisible()
  await expect(page.getByRole('row', { name: /PIN code/ })).toContainText('110003')
  await expectAccessible()
  await page.getByRole('checkbox', { name: 'Accept: PIN code' }).uncheck()
  await page.getByRole('button', { name: 'Accept' }).click()
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription('Say why: the institute reads it')
  await expectAccessible()
  await reason.fill('The post knows this place by another code.')
  await page.getByRole('link', { name: 'All proposals' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
  await expect(reason).toHaveValue('The post knows this place by another code.')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expectToast(page, 'Proposal Updated Successfully')
  await expect(page.getByRole('row', { name: /PIN code/ })).toContainText('Not accepted')
  await expect(page.getByText('accepted by admin')).toBeVisible()
  await expect(page.getByText(/^(The next that waits: |None waits any more)/)).toBeVisible()
  await page.goto(`/school/${url}`)
  await expect(page.locator('main')).toContainText('Lodhi Estate, Max Mueller Marg')
  await expect(page.locator('main')).not.toContainText('110003')
})
