import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type ServerFixtures, serverFixture } from './server/fixture.ts'
import { collectToasts } from './toasts.ts'

export { expect }

/** What went wrong in the browser behind a test's back. */
export interface PageErrors {
  /** Expects faults that match, for instance the console's word on a 404 that the journey asks for. */
  allow(pattern: RegExp): void
}

interface Fixtures {
  /** Collects console errors, uncaught exceptions, violations of the CSP and requests to other hosts; any fails the test. */
  pageErrors: PageErrors
  /** The colour schemes that axe looks at: colours are the same at every width, so a phone has the dark ones looked at where told. */
  colorSchemes: readonly ('light' | 'dark')[]
  /** Fails with every finding of axe on the page as it stands, and of its colours in the dark. */
  expectAccessible: () => Promise<void>
}

/** What a change of the colour scheme alone can break; what else axe asks is the same in both. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds on a page; by the named rules alone, where some are named. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  // What passes is not handed over: of a long page that is thousands of elements.
  axe.options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) })
  // Only a frame of another origin would need the page of its own that the other mode opens for each look.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
}

let visitors = 0

export const test = base.extend<Fixtures, ServerFixtures>({
  server: serverFixture,
  baseURL: ({ server }, use) => use(server.origin),
  colorSchemes: [({ isMobile }, use) => use(isMobile ? ['light'] : ['light', 'dark']), { option: true }],

  // Each journey comes from a network of its own, as people do: what the house allows one network in an hour is no matter of them together.
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
      expect(unexpected, 'faults in the browser').toEqual([])
    },
    { auto: true },
  ],

  expectAccessible: async ({ page, colorSchemes }, use) => {
    await use(async () => {
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme })
        // A page that draws its colours by script says when it has.
        await page.waitForFunction((scheme) => {
          const colorScheme = getComputedStyle(document.documentElement).colorScheme
          return colorScheme === 'normal' || colorScheme.includes(scheme)
        }, colorScheme)
        // On a busy machine a page may still be on its way from one scheme to the other: what stays is found again.
        await expect
          .poll(() => findings(page, colorScheme === 'dark' ? ofColours : undefined), {
            message: `axe on ${page.url()}, ${colorScheme}`,
            intervals: [500],
            timeout: 30_000,
          })
          .toEqual([])
      }
      await page.emulateMedia({ colorScheme: null })
    })
  },
})
