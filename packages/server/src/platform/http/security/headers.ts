import type { HeaderList } from '../../cache/page.ts'

/** For responses that are no pages: data, errors, pictures. No script runs, and no page may frame it. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const documentHeaders = new Set([
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
])

/**
 * Scripts, stylesheets, fonts and pictures are parts of pages, and need none of a document's headers. An SVG opened directly runs no
 * script and cannot be framed, by its content-security-policy.
 */
const partOfPage = /\.(?:js|css|woff2|png|webp|ico|svg)$/

/** The security headers that apply to this built file. */
export const headersForFile = (name: string, headers: HeaderList): HeaderList =>
  partOfPage.test(name) ? headers.filter(([header]) => !documentHeaders.has(header)) : headers

/** Sent with every response in addition to its content-security-policy. `strictTransport` only where the origin is https for good. */
export function securityHeaderList(strictTransport: boolean): HeaderList {
  return [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // "Near me" requests the location; no other permission is used.
    ['permissions-policy', 'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), microphone=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(strictTransport ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ]
}
