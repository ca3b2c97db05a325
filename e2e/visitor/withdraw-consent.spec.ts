import { signInAs } from '../buyer/signed-in.ts'
import { callApi } from '../family/people.ts'
import { codeTextedTo } from '../family/signed-in.ts'
import { expect, test } from '../fixtures.ts'

test.use({ javaScriptEnabled: false })

test('a visitor withdraws a question by its number and a code, without an account or JavaScript, and the school’s screen is empty', async ({
  page,
  browser,
  baseURL,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 4(?:22|01)/)
  const login = { email: 'school@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'school' }
  const { auth_token: staff } = await callApi<{ auth_token: string }>(page, 'POST', '/open/buyer-login', login)
  type Schools = { data: { sid: number }[] }
  const { data: schools } = await callApi<Schools>(page, 'GET', '/buyer/institute', undefined, staff)
  const sid = schools[0]?.sid ?? 0
  const mobile = `98${String(Date.now()).slice(-8)}`
  const name = `Ira ${crypto.randomUUID().slice(0, 6)}`
  const body = { name, mobile, message: 'She has epilepsy, can she board?', consentVersion: '2026-11' }
  const about = { instituteType: 'school', instituteId: sid }
  type Receipt = { data: { reference: string } }
  const { data } = await callApi<Receipt>(page, 'POST', '/open/enquiry/admission-school', { ...body, ...about })
  const path = `/buyer/admission-enquiry/${sid}`
  type List = { data: { id: number; reference: string }[] }
  const list = await callApi<List>(page, 'GET', `${path}?limit=20`, undefined, staff)
  const id = list.data.find(({ reference }) => reference === data.reference)?.id ?? 0
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: true })
  await signInAs(context, request, 'school')
  const office = await context.newPage()
  await office.goto(`/administration/institutes/${sid}/admission-enquiries/${id}/show`)
  await expect(office.locator('main')).toContainText('epilepsy')

  await page.goto('/withdraw-consent')
  await page.getByLabel('Number of your question').fill('12')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect(page.getByRole('alert')).toContainText('such as PR-2345ABCD')
  await page.getByLabel('Number of your question').fill(data.reference.toLowerCase())
  await page.getByRole('button', { name: 'Send me the code' }).click()
  const code = await codeTextedTo(request, mobile)
  await page.getByLabel('Code of six digits').fill('000000')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Code of six digits').fill(code)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your consent is withdrawn' })).toBeVisible()

  await office.reload()
  await expect(office.locator('main')).toContainText('The person withdrew consent on')
  await expect(office.getByRole('region', { name: 'Answer' })).toHaveCount(0)
  await expect(office.locator('main')).not.toContainText('epilepsy')
  await expect(office.locator('main')).not.toContainText(mobile.slice(-4))
  await context.close()
})
