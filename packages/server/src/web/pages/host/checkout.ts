import type { HeaderList } from '../../../platform/cache/page.ts'

/** Sources that a page with a gateway's checkout may load, call and frame in addition to the site's own, by directive. */
export type CheckoutSources = Readonly<Record<string, readonly string[]>>

/**
 * Razorpay's hosts, as its own module for Adobe Commerce names them in its content policy, with the newer `cdn`; its container sets style
 * attributes. To be tried with test keys before money is taken.
 */
export const razorpaySources: CheckoutSources = {
  'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  'connect-src': ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
  'img-src': ['https://cdn.razorpay.com'],
  'style-src-attr': ["'unsafe-inline'"],
}

/** A policy with the sources of a checkout: a directive that is there is widened, one that is not is added. */
export function withCheckout(policy: string, sources: CheckoutSources): string {
  const directives = new Map(
    policy
      .split(';')
      .map((directive) => directive.trim())
      .filter(Boolean)
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive]),
  )
  for (const [name, hosts] of Object.entries(sources))
    directives.set(name, [directives.get(name) ?? name, ...hosts].join(' '))
  return `${[...directives.values()].join(';')};`
}

/** The gateway's bank pages open in a window of their own, and report back to the page that opened them. */
export const checkoutHeaders: HeaderList = [['cross-origin-opener-policy', 'same-origin-allow-popups']]
