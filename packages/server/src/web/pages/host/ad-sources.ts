import type { CheckoutSources } from './checkout.ts'

/** What a page with a tag for advertisements may load: from the tag's own host alone. */
export function adSources(tag: string): CheckoutSources {
  const { origin } = new URL(tag)
  return { 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin], 'frame-src': [origin] }
}
