import { expect, type Page, type Route } from '@playwright/test'
import { choose, noPayment, payButton, sent, withFee } from '../family/with-fee.ts'
import type { JourneyServer } from '../server/journey-server.ts'
import { test } from './killed-server.ts'

/** The step in progress at the power cut. */
type Step = 'order' | 'bank' | 'success'
const calls: Record<Step, string> = {
  order: '**/payment/order',
  bank: '**/sandbox/checkout',
  success: '**/student/payment-success',
}
/** When the server ends: before it hears of the step, while it works on it, or before its response is heard. */
const interruptions = {
  before: async (_route: Route, server: JourneyServer) => server.kill(),
  during: async (route: Route, server: JourneyServer) => {
    const response = route.fetch().catch(() => undefined)
    await server.kill()
    await response
  },
  after: async (route: Route, server: JourneyServer) => {
    await route.fetch()
    await server.kill()
  },
} satisfies Record<string, (route: Route, server: JourneyServer) => Promise<void>>
type Interruption = keyof typeof interruptions

/** Takes a payment as far as the step, and ends the server there. Where the network is gone with it, the tab is closed too. */
async function payUntil(page: Page, server: JourneyServer, step: Step, when: Interruption): Promise<void> {
  const cut = page.waitForEvent('requestfailed', (request) =>
    new URL(request.url()).pathname.endsWith(calls[step].slice(2)),
  )
  await page.route(calls[step], async (route) => {
    await interruptions[when](route, server)
    await route.abort()
  })
  await payButton(page).click()
  if (step !== 'order') await choose(page, 'Pay: it succeeds')
  await cut
}

/** Steps of one payment at each of which the server ends. A step after which it may be paid is the last. */
const payments: readonly (readonly [when: Interruption, steps: readonly Step[]])[] = [
  ['before', ['order', 'bank', 'success']],
  ['during', ['order', 'success']],
  ['during', ['bank']],
  ['after', ['order', 'success']],
  ['after', ['bank']],
]

for (const [when, steps] of payments)
  test(`the server ends ${when} ${steps.join(', ')}: what is paid is submitted, and nothing is paid twice`, async ({
    page: firstPage,
    context,
    server,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED/)
    await server.start()
    const { loadStatus, pay } = await withFee(firstPage)
    await pay()
    await expect(payButton(firstPage)).toBeVisible()
    const address = firstPage.url()
    let page = firstPage
    for (const step of steps) {
      await payUntil(page, server, step, when)
      await page.close()
      await server.start()
      // A payment at the bank is paid and submitted as soon as the person is back; without one neither is.
      page = await context.newPage()
      await page.goto(address)
      const paid = page.getByRole('heading', { name: /₹331 to apply to/ })
      await expect(paid.or(payButton(page)).first()).toBeVisible()
      if (step === 'success' || (step === 'bank' && when === 'after')) await expect(paid).toBeVisible()
      if (step === 'order' || (step === 'bank' && when === 'before')) {
        await expect(payButton(page)).toBeVisible()
        expect(await loadStatus()).toEqual(noPayment)
      }
    }
    const paid = page.getByRole('heading', { name: /₹331 to apply to/ })
    if (!(await paid.isVisible())) {
      await payButton(page).click()
      await choose(page, 'Pay: it succeeds')
    }
    await expect(paid).toBeVisible()
    await expect.poll(loadStatus).toEqual(sent)
  })
