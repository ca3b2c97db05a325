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
/** When it goes: before the server hears of it, while it works on it, or before its answer is heard. */
const moments = {
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

/** Takes a payment as far as the step, and ends the server there. Where the network is gone with it, the tab is closed too. */
async function payUntil(page: Page, server: JourneyServer, step: Step, when: keyof typeof moments): Promise<void> {
  const cut = page.waitForEvent('requestfailed', (request) =>
    new URL(request.url()).pathname.endsWith(calls[step].slice(2)),
  )
  await page.route(calls[step], async (route) => {
    await moments[when](route, server)
    await route.abort()
  })
  await payButton(page).click()
  if (step !== 'order') await choose(page, 'Pay: it succeeds')
  await cut
}

for (const step of ['order', 'bank', 'success'] as const)
  for (const when of ['before', 'during', 'after'] as const)
    test(`the server ends ${when} ${step}: what is paid is submitted, and nothing is paid twice`, async ({
      page,
      context,
      server,
      pageErrors: faults,
    }) => {
      faults.allow(/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED/)
      await server.start()
      const { standing: loadStatus, pay } = await withFee(page)
      await pay()
      await expect(payButton(page)).toBeVisible()
      const address = page.url()
      await payUntil(page, server, step, when)
      await page.close()
      await server.start()

      // A payment at the bank is paid and submitted as soon as the person is back; without one neither is.
      const secondPage = await context.newPage()
      await secondPage.goto(address)
      const paid = secondPage.getByRole('heading', { name: /₹331 to apply to/ })
      await expect(paid.or(payButton(secondPage)).first()).toBeVisible()
      if (step === 'success' || (step === 'bank' && when === 'after')) await expect(paid).toBeVisible()
      if (step === 'order' || (step === 'bank' && when === 'before')) {
        await expect(payButton(secondPage)).toBeVisible()
        expect(await loadStatus()).toEqual(noPayment)
      }
      if (!(await paid.isVisible())) {
        await payButton(secondPage).click()
        await choose(secondPage, 'Pay: it succeeds')
      }
      await expect(paid).toBeVisible()
      await expect.poll(loadStatus).toEqual(sent)
    })
