import type { HeaderList } from '../../cache/page.ts'

/** For what is no page of its own: data, refusals, pictures. Nothing runs and nobody frames it. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Sent with every answer beside its content-security-policy. `strictTransport` only where the origin is https for good. */
export function securityHeaderList(strictTransport: boolean): HeaderList {
  return [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // "Near me" asks for the place; nothing else is ever asked for.
    ['permissions-policy', 'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), microphone=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(strictTransport ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ]
}
