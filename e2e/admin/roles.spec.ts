import { findViolations } from '../axe.ts'
import { expect, test } from './signed-in.ts'

const password = 'hathi samosa khidki'

test('an editor works on the catalogue, is offered no money, and may not refund', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const admin = { username: 'admin', password: 'pravesh-demo' }
  const { token } = await (await request.post('/api/v1/open/admin-login', { data: admin })).json()
  const headers = { authorization: `Bearer ${token}` }
  const email = `editor${Date.now()}@operator.example`
  await request.post('/api/v1/admin/invitations', { headers, data: { email, role: 'editor' } })
  await page.goto('/admin/invitations')
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Editor')
  let invitation = ''
  await expect(async () => {
    const mails: { to: string; text: string }[] = await (await request.get('/dev/outbox.json')).json()
    invitation = /invitation#([\w-]{43})/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
    expect(invitation).not.toBe('')
  }).toPass()
  const accepted = { token: invitation, name: 'Ed Rao', password }
  expect((await request.put('/api/v1/open/invitation', { data: accepted })).ok()).toBe(true)

  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) })
  const editor = await context.newPage()
  await editor.goto('/admin/login')
  await editor.getByLabel('Username').fill(email)
  await editor.getByLabel('Password').fill(password)
  await editor.getByRole('button', { name: 'Sign in' }).click()
  await expect(editor.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const menu = editor.getByRole('navigation', { name: 'Console' })
  await expect(menu.getByRole('button', { name: 'Catalogue' })).toBeVisible()
  for (const name of ['Enquiries', 'Money']) await expect(menu.getByRole('button', { name })).toHaveCount(0)
  await editor.goto('/admin/payments')
  await expect(editor.getByText('Access denied')).toBeVisible()
  expect(await findViolations(editor, { resultTypes: ['violations'] })).toEqual([])
  await editor.goto('/admin/board')
  await expect(
    editor
      .getByRole('main')
      .getByRole('link', { name: /Add|New|Create/ })
      .first(),
  ).toBeVisible()
  const own = await editor.evaluate(() => JSON.parse(localStorage.getItem('admin') ?? '{}').token)
  const refund = await request.post('/api/v1/admin/refund', { headers: { authorization: `Bearer ${own}` }, data: {} })
  expect([refund.status(), (await refund.json()).code]).toEqual([403, 'ROLE_NEEDED'])
  await context.close()
})
