import { test as base, expect, type Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { type ServerFixtures, serverFixture } from './server/fixture.ts'
import { collectToasts } from './toasts.ts'

export { expect }

/** Errors in the browser that a test does not look at. */
interface PageErrors {
  /** Expects matching errors, for instance the console's message on a 404 that is part of the journey. */
  allow(pattern: RegExp): void
}

interface Fixtures {
  /** Collects console errors, uncaught exceptions, violations of the CSP and requests to other hosts; any fails the test. */
  pageErrors: PageErrors
  /** The colour schemes for axe: colours are the same at every width, so a phone checks the dark ones only on request. */
  colorSchemes: readonly ('light' | 'dark')[]
  /** Fails with every finding of axe on the current page, and on its colours in the other scheme, in which the page remains. */
  expectAccessible: () => Promise<void>
}

/** Rules that the colour scheme alone can break; the results of the others are the same in both. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Findings of axe on a page; by the named rules alone, if there are any. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await findViolations(page, {
    // Passed rules are left out: on a long page they are thousands of elements.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Ends transitions of a page at once: a colour between two others is not one to look at. */
const endTransitions = (page: Page) =>
  page.evaluate(async () => {
    // A console renders the colours of another scheme within two frames.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })

let visitors = 0

export const test = base.extend<Fixtures, ServerFixtures>({
  server: serverFixture,
  baseURL: ({ server }, use) => use(server.origin),
  colorSchemes: [({ isMobile }, use) => use(isMobile ? ['light'] : ['light', 'dark']), { option: true }],

  // Each journey comes from a network of its own, as people do: limits for one network in an hour must not apply to all journeys together.
  extraHTTPHeaders: ({ browserName: _ }, use, { workerIndex }) => {
    visitors += 1
    return use({ 'x-forwarded-for': `10.${workerIndex % 250}.${visitors % 250}.7` })
  },

  pageErrors: [
    async ({ context, baseURL }, use) => {
      const found: string[] = []
      const allowed: RegExp[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (webError) =>
        found.push(`exception: ${webError.error().stack ?? webError.error().message}`),
      )
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== baseURL) found.push(`foreign request: ${request.url()}`)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
          console.error(`CSP: ${effectiveDirective} blocked ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`)
        })
      })
      await collectToasts(context)
      await use({ allow: (pattern) => allowed.push(pattern) })
      const unexpected = found.filter((error) => !allowed.some((pattern) => pattern.test(error)))
      expect(unexpected, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],

  expectAccessible: async ({ page, colorSchemes }, use) => {
    let current = colorSchemes[0]
    async function expectNoFindings(rules?: string[]): Promise<void> {
      // Real findings are found again: what was still loading is not.
      await expect
        .poll(
          async () => {
            await endTransitions(page)
            return findings(page, rules)
          },
          { message: `axe on ${page.url()}, ${current}`, intervals: [500], timeout: 30_000 },
        )
        .toEqual([])
    }
    await use(async () => {
      // A tooltip is no content of the page: it opens where the mouse happened to be left.
      await page.mouse.move(0, 0)
      await expectNoFindings()
      // A console renders all of its colours anew for another scheme: the page stays in the last one.
      for (const colorScheme of colorSchemes.filter((scheme) => scheme !== current)) {
        await page.emulateMedia({ colorScheme })
        current = colorScheme
        // A page that renders its colours by script reports when it is done.
        await page.waitForFunction((scheme) => {
          const colorScheme = getComputedStyle(document.documentElement).colorScheme
          return colorScheme === 'normal' || colorScheme.includes(scheme)
        }, colorScheme)
        await expectNoFindings(ofColours)
      }
    })
  },
})
