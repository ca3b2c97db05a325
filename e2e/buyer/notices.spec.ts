import { expect, test } from '../fixtures.ts'
import { signInAs } from './signed-in.ts'

test.describe.configure({ timeout: 300_000 })

type Mail = { to: string; subject: string; text: string }

test('a question reaches the institute’s mail, its link opens the thread, and the reply reaches the family', async ({
  page,
  request,
  baseURL,
}) => {
  const data = { email: 'school@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'school' }
  const { auth_token } = await (await request.post('/api/v1/open/buyer-login', { data })).json()
  const headers = { authorization: `Bearer ${auth_token}` }
  const own = await (await request.get('/api/v1/buyer/institute', { headers })).json()
  const first = `Zara${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  const email = `${first.toLowerCase()}@example.in`
  const asked = await request.post('/api/v1/open/enquiry/general', {
    data: {
      ...{ name: `${first} Rao`, mobile: '98765 43219', email, message: 'Is there a bus from Kothrud?' },
      ...{ instituteType: 'school', instituteId: own.data[0].sid, consentVersion: '2026-11' },
    },
  })
  expect(asked.ok()).toBe(true)
  const outbox = async (): Promise<Mail[]> => (await request.get('/dev/outbox.json')).json()

  let mail: Mail | undefined
  await expect(async () => {
    mail = (await outbox()).find(({ to, text }) => to === data.email && text.includes(`a new question, ${first}`))
    expect(mail).toBeDefined()
  }).toPass({ timeout: 240_000, intervals: [2_000] })
  expect(mail?.text).not.toMatch(/Kothrud|98765|example\.in/)
  const link = new RegExp(`${first}: (\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''
  expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin)

  await page.goto(link)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(data.email)
  await page.getByLabel('Password').fill(data.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${first} Rao` })).toBeVisible()
  await page.getByRole('tab', { name: 'Reply' }).click()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Yes, bus 12 comes from Kothrud.')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(async () => {
    expect((await outbox()).some(({ to, text }) => to === email && text.includes('bus 12 comes'))).toBe(true)
  }).toPass()
})

test('a person chooses which news come, and when', { tag: '@phone' }, async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  await signInAs(context, request, 'school')
  await page.goto('/administration/account')
  const reviews = page.getByRole('group', { name: 'A published review' })
  await expect(reviews.getByRole('button', { name: '8:30 in the morning' })).toHaveAttribute('aria-pressed', 'true')
  await reviews.getByRole('button', { name: 'Off' }).click()
  await expect(reviews.getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  await page.reload()
  await expect(reviews.getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true')
})
