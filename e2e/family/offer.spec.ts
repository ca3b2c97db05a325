import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, newStudent } from './people.ts'
import { admitting, choose, payButton } from './with-fee.ts'

type ShortlistResponse = { data: { id: number; application: { id: number } | null }[] }
type Read = { data: { updatedAt: string; status: string } }
/** Two months from now: the last day to answer an offer. */
const lastDay = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)

/** A student whose application is with a college, and the college's office, which moves it on. */
async function withOffice(page: Page) {
  const { token } = await newStudent(page)
  const { id: sid, name, offers } = await admitting(page)
  const course = offers[0]?.course.id
  const choice = { instituteType: 'college', instituteId: sid, course }
  await callApi(page, 'POST', '/student/shortlist', choice, token)
  await page.goto(`/student/pay?type=college&institute=${sid}&course=${course}`)
  await payButton(page).click()
  await choose(page, 'Pay: it succeeds')
  await expectToast(page, 'Payment Successful')
  const { data } = await callApi<ShortlistResponse>(page, 'GET', '/student/shortlist', undefined, token)
  const [row] = data
  if (!row?.application) throw new Error('What was paid is no application')
  const login = { email: 'college@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'college' }
  const office = await callApi<{ auth_token: string }>(page, 'POST', '/open/buyer-login', login)
  const path = `/buyer/application/${sid}/${row.application.id}`
  const read = () => callApi<Read>(page, 'GET', path, undefined, office.auth_token)
  return {
    name,
    address: `/student/application?id=${row.id}`,
    status: async () => (await read()).data.status,
    async move(change: object): Promise<void> {
      const { updatedAt } = (await read()).data
      await callApi(page, 'PUT', path, { updatedAt, ...change }, office.auth_token)
    },
  }
}

test('what a college asks for is brought, and its offer is accepted', async ({ page, expectAccessible }) => {
  const { name, address, move, status } = await withOffice(page)
  await page.goto(address)
  await expect(page.getByText('It has not been read yet')).toBeVisible()
  await move({ status: 'documents_requested', documentTypes: ['transfer'], note: 'Your transfer certificate, please' })
  await page.goto('/student')
  const documentsLink = page.getByRole('link', { name: new RegExp(`${name}, .+: Add the documents`) }).first()
  await expect(documentsLink).toBeVisible()
  await documentsLink.click()
  await expect(page.getByRole('heading', { name: `${name} asks for documents` })).toBeVisible()
  await expect(page.locator('main')).toContainText('Your transfer certificate, please')
  await expect(page.getByText('It wants: Transfer certificate.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'The documents are there' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'The documents are there' }).click()
  await expect.poll(status).toBe('under_review')

  await move({ status: 'offered', replyBy: lastDay, note: 'A seat in civil engineering' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You have an offer' })).toBeVisible()
  await expect(page.locator('main')).toContainText('A seat in civil engineering')
  await page.getByRole('button', { name: 'Accept the offer' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${name} sees it in its list at once`)
  await dialog.getByRole('button', { name: 'Accept the offer' }).click()
  await expectToast(page, 'Offer accepted')
  await expect.poll(status).toBe('accepted')
  await expect(page.getByRole('heading', { name: 'You have an offer' })).toHaveCount(0)
  await expectAccessible()
})

test('an offer is declined, and a second tab that still shows it says what is true', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const { address, move, status } = await withOffice(page)
  await move({ status: 'offered', replyBy: lastDay })
  await page.goto(address)
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByRole('heading', { name: 'You have an offer' })).toBeVisible()
  await page.getByRole('button', { name: 'Decline it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline it' }).click()
  await expectToast(page, 'Offer declined')
  await expect.poll(status).toBe('declined')
  await other.getByRole('button', { name: 'Accept the offer' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click()
  await expect(
    other.getByRole('button', { name: 'Accept the offer' }),
    'what is no longer open is not shown',
  ).toHaveCount(0)
  expect(await status()).toBe('declined')
})
