import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { payButton as button, choose, noPayment, sent, withFee } from './with-fee.ts'

test('from a college’s page to a paid application with its receipt, and back to it', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  // A new application for a paid fee leads to the existing one.
  pageErrors.allow(/status of 409/)
  const { college, loadStatus, pay } = await withFee(page)
  await expectAccessible()
  await pay()
  await expect(button(page)).toBeVisible()
  await expectAccessible()
  await button(page).click()
  await choose(page, 'Pay: it succeeds')
  await expectToast(page, 'Payment Successful')
  expect(await loadStatus()).toEqual(sent)
  await expect(page.getByRole('heading', { name: /₹331 to apply to/ })).toBeVisible()
  await page.goto('/student/payments')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Receipt/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^Receipt PR-.*\.pdf$/)
  await expectAccessible()
  await page.goto(`/college/${college.url}`)
  await page.getByRole('link', { name: 'Apply, ₹331' }).first().click()
  await expect(page).toHaveURL(`/student/application?college=${college.id}`)
  await expectToast(page, 'You have applied here already')
})

test('a phone’s first screen has what is paid, to whom, what is missing, and the button above the menu', async ({
  page,
}) => {
  const { pay } = await withFee(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await pay()
  await expect(page.getByText('Pravesh, not the institute')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Fill in what is missing' })).toBeInViewport({ ratio: 1 })
  await expect(button(page)).toBeInViewport({ ratio: 1 })
  const menu = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Cart' }) })
  const [payBox, menuBox] = [await button(page).boundingBox(), await menu.last().boundingBox()]
  expect((payBox?.y ?? 740) + (payBox?.height ?? 0)).toBeLessThanOrEqual(menuBox?.y ?? 0)
})

test('what the bank refuses is a failure that can be tried again; what is closed is none', async ({ page }) => {
  const { loadStatus, pay } = await withFee(page)
  await pay()
  await button(page).click()
  await choose(page, 'Pay: the bank refuses')
  await expectToast(page, 'Payment Failed')
  // It is over the gateway's window, not under its backdrop.
  await expect(page.locator('.toasts:popover-open')).toContainText('Payment Failed')
  await choose(page, 'Close without paying')
  await expect(button(page)).toBeVisible()
  expect(await loadStatus()).toEqual(noPayment)
  await button(page).click()
  await choose(page, 'Pay: it succeeds')
  await expectToast(page, 'Payment Successful')
  expect(await loadStatus()).toEqual(sent)
})

test('without the gateway’s script nothing is charged, and it can be tried again', async ({ page, pageErrors }) => {
  pageErrors.allow(/checkout\.js|ERR_FAILED/)
  const { loadStatus, pay } = await withFee(page)
  await page.route('**/sandbox/checkout.js', (route) => route.abort())
  await pay()
  await button(page).click()
  await expectToast(page, 'Razorpay SDK failed to load. Are you online?')
  expect(await loadStatus()).toEqual(noPayment)
  await page.unroute('**/sandbox/checkout.js')
  await button(page).click()
  await choose(page, 'Pay: it succeeds')
  await expectToast(page, 'Payment Successful')
})

/** Points at which the browser is cut off in a payment, with the bank's state by then and the expected result. */
const cuts: [name: string, cut: (page: Page) => Promise<void>, paid: boolean][] = [
  ['after the order', async (page) => void (await button(page).click()), false],
  [
    'after the bank, before the server is told',
    async (page) => {
      // Nothing gets through any more, neither the checkout's word nor a question.
      await page.route('**/api/v1/student/**', (route) => route.abort())
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
  test(`a tab that is closed ${name} ends in what is true`, async ({ page, context, pageErrors }) => {
    pageErrors.allow(/ERR_FAILED|Failed to load/)
    const { loadStatus, pay } = await withFee(page)
    await pay()
    await expect(button(page)).toBeVisible()
    const address = page.url()
    await cut(page)
    await page.close()
    const secondPage = await context.newPage()
    await secondPage.goto(address)
    if (paid) {
      await expect(secondPage.getByRole('heading', { name: /₹331 to apply to/ })).toBeVisible()
      await expect.poll(loadStatus).toEqual(sent)
    } else {
      await expect(button(secondPage)).toBeVisible()
      expect(await loadStatus()).toEqual(noPayment)
    }
  })

/** Calls of a payment in their order, and the expected result once the network is back without further action of the page. */
type Lost = 'payment/order' | 'sandbox/checkout' | 'student/payment-success'
const losses: [call: Lost, when: 'before' | 'after', paid: boolean][] = [
  ['payment/order', 'before', false],
  ['payment/order', 'after', false],
  ['sandbox/checkout', 'before', false],
  ['sandbox/checkout', 'after', true],
  ['student/payment-success', 'before', true],
  ['student/payment-success', 'after', true],
]
for (const [call, when, paid] of losses)
  test(`a network that is lost ${when} ${call} is told, and the open page ends in what is true`, async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/)
    const { loadStatus, pay } = await withFee(page)
    await pay()
    await expect(button(page)).toBeVisible()
    await page.route(`**/${call}`, async (route) => {
      if (when === 'after') await route.fetch()
      await context.setOffline(true)
      await route.abort()
    })
    await button(page).click()
    if (call !== 'payment/order') await choose(page, 'Pay: it succeeds')
    const messageByCall = {
      'payment/order': page.getByText(/did not answer|no connection|offline/i),
      'sandbox/checkout': page.getByText('The demo gateway does not answer'),
      'student/payment-success': page.getByText(/Your payment went through/),
    }[call]
    await expect(messageByCall.first()).toBeVisible()
    await page.unroute(`**/${call}`)
    await context.setOffline(false)
    if (call === 'sandbox/checkout') await choose(page, 'Close without paying')
    if (!paid) {
      await expect(button(page)).toBeEnabled()
      expect(await loadStatus()).toEqual(noPayment)
      await button(page).click()
      await choose(page, 'Pay: it succeeds')
    }
    await expect(page.getByRole('heading', { name: /₹331 to apply to/ })).toBeVisible()
    await expect.poll(loadStatus).toEqual(sent)
  })
