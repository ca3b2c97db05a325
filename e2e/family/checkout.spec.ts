import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { ask, newStudent } from './people.ts'
import { toast } from './signed-in.ts'

type College = { id: number; name: string; url: string; admitting: string }
type Rows = { data: { status: string; submittedAt: string | null }[] }

/** A college of the demo that takes fees. */
async function admitting(page: Page): Promise<College> {
  const { data: cards } = await ask<{ data: { url: string }[] }>(page, 'GET', '/public/colleges/all')
  for (const { url } of cards) {
    const { data } = await ask<{ data: College }>(page, 'GET', `/public/college/?url=${url}`)
    if (data.admitting === 'open') return data
  }
  throw new Error('No college of the demo admits')
}

/** A student whose cart a college is put into from its own page. */
async function withFee(page: Page) {
  const { token } = await newStudent(page)
  const college = await admitting(page)
  await page.goto(`/college/${college.url}`)
  await page.getByRole('link', { name: 'Apply', exact: true }).first().click()
  await expect(page.getByRole('link', { name: new RegExp(`Pay ₹331.*${college.name.slice(0, 8)}`) })).toBeVisible()
  const standing = async () => {
    const paid = await ask<Rows>(page, 'GET', '/student/institute-payment', undefined, token)
    const form = await ask<{ data: { applications: Rows['data'] } }>(
      page,
      'GET',
      '/student/application-form',
      undefined,
      token,
    )
    return {
      paid: paid.data.some(({ status }) => status === 'paid'),
      submitted: form.data.applications.some(({ submittedAt }) => submittedAt !== null),
    }
  }
  return { college, standing, pay: () => page.getByRole('link', { name: /Pay ₹331/ }).click() }
}
const button = (page: Page) => page.getByRole('button', { name: /Pay ₹331|Try to pay again/ })
const choose = (page: Page, choice: string) => page.getByRole('dialog').getByRole('button', { name: choice }).click()

test('from a college’s page to a paid application with its receipt', async ({ page, expectAccessible }) => {
  const { standing, pay } = await withFee(page)
  await expectAccessible()
  await pay()
  await expect(button(page)).toBeVisible()
  await expectAccessible()
  await button(page).click()
  await choose(page, 'Pay: it succeeds')
  await expect(toast(page, 'Payment Successful')).toBeVisible()
  expect(await standing()).toEqual({ paid: true, submitted: true })
  await expect(page.getByRole('heading', { name: /₹331 to apply to/ })).toBeVisible()
  await page.goto('/student/payments')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Receipt/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^Receipt PR-.*\.pdf$/)
  await expectAccessible()
})

test('what the bank refuses is a failure that can be tried again; what is closed is none', async ({ page }) => {
  const { standing, pay } = await withFee(page)
  await pay()
  await button(page).click()
  await choose(page, 'Pay: the bank refuses')
  await expect(toast(page, 'Payment Failed')).toBeVisible()
  await choose(page, 'Close without paying')
  await expect(button(page)).toBeVisible()
  expect(await standing()).toEqual({ paid: false, submitted: false })
  await button(page).click()
  await choose(page, 'Pay: it succeeds')
  await expect(toast(page, 'Payment Successful')).toBeVisible()
  expect(await standing()).toEqual({ paid: true, submitted: true })
})

test('without the gateway’s script nothing is charged, and it can be tried again', async ({ page, faults }) => {
  faults.allow(/checkout\.js|ERR_FAILED/)
  const { standing, pay } = await withFee(page)
  await page.route('**/sandbox/checkout.js', (route) => route.abort())
  await pay()
  await button(page).click()
  await expect(toast(page, 'Razorpay SDK failed to load. Are you online?')).toBeVisible()
  expect(await standing()).toEqual({ paid: false, submitted: false })
  await page.unroute('**/sandbox/checkout.js')
  await button(page).click()
  await choose(page, 'Pay: it succeeds')
  await expect(toast(page, 'Payment Successful')).toBeVisible()
})

/** Where the browser is cut off in the middle of a payment: what the bank did by then, and what is true at the end. */
const cuts: [name: string, cut: (page: Page) => Promise<void>, paid: boolean][] = [
  ['after the order', async (page) => void (await button(page).click()), false],
  [
    'after the bank, before the server is told',
    async (page) => {
      await page.route('**/student/payment-success', (route) => route.abort())
      await button(page).click()
      await choose(page, 'Pay: it succeeds')
      await expect(page.getByText(/Your payment went through/).first()).toBeVisible()
    },
    true,
  ],
  [
    'after the bank, in the moment of its answer',
    async (page) => {
      await page.route('**/sandbox/checkout', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await button(page).click()
      await choose(page, 'Pay: it succeeds')
      await expect(page.getByText('The demo gateway does not answer')).toBeVisible()
    },
    true,
  ],
]
for (const [name, cut, paid] of cuts)
  test(`a tab that is closed ${name} ends in what is true`, async ({ page, context, faults }) => {
    faults.allow(/ERR_FAILED|Failed to load/)
    const { standing, pay } = await withFee(page)
    await pay()
    await expect(button(page)).toBeVisible()
    const address = page.url()
    await cut(page)
    await page.close()
    const later = await context.newPage()
    await later.goto(address)
    if (paid) {
      await expect(later.getByRole('heading', { name: /₹331 to apply to/ })).toBeVisible()
      await expect.poll(standing).toEqual({ paid: true, submitted: true })
    } else {
      await expect(button(later)).toBeVisible()
      expect(await standing()).toEqual({ paid: false, submitted: false })
    }
  })
