import type { CachePolicy } from '../../../platform/cache/page.ts'
import { newReference } from '../../../platform/http/request/request-reference.ts'

/** A page's settings for its own response; the site declares the same shape in `env.d.ts`. */
export interface PageResponse {
  keep(policy: { tags: readonly string[]; maxAge?: number; staleFor?: number }): void
  never(): void
  failed(error: unknown): void
  /** The page opens the gateway's checkout: its policy names the gateway's hosts, where there is one from outside. */
  opensCheckout(): void
  /** The page may load the tag for advertisements: its policy names the tag's host. */
  loadsAds(): void
  /** Any other site may frame the page, which has no script, form or picture. */
  mayBeFramed(): void
  /** Names this rendering in the log. */
  readonly reference: string
}

/** Seconds that a page is cached by default. */
const usual = { maxAge: 300, staleFor: 3600 }

/** Collects the settings of a page while it is rendered. */
export class PageNotes implements PageResponse {
  #keep: CachePolicy | undefined
  #never = false
  #reference: string | undefined
  error: unknown

  // Arrow functions, so that a page may take them apart: `const { keep } = Astro.locals.page`.
  keep: PageResponse['keep'] = ({ tags, maxAge = usual.maxAge, staleFor = usual.staleFor }) => {
    const before = this.#keep
    this.#keep = {
      tags: new Set([...(before?.tags ?? []), ...tags]),
      maxAge: Math.min(before?.maxAge ?? maxAge, maxAge),
      staleFor: Math.min(before?.staleFor ?? staleFor, staleFor),
    }
  }

  never: PageResponse['never'] = () => {
    this.#never = true
  }

  failed: PageResponse['failed'] = (error) => {
    this.error = error
  }

  checkout = false
  opensCheckout: PageResponse['opensCheckout'] = () => {
    this.checkout = true
  }

  ads = false
  loadsAds: PageResponse['loadsAds'] = () => {
    this.ads = true
  }

  framed = false
  mayBeFramed: PageResponse['mayBeFramed'] = () => {
    this.framed = true
  }

  get reference(): string {
    this.#reference ??= newReference()
    return this.#reference
  }

  get policy(): CachePolicy | undefined {
    return this.#never || this.error !== undefined ? undefined : this.#keep
  }
}
