import Bowser from 'bowser'

/** A longer header is made up: parsing it would only take time. */
const maxLength = 500

/** Browser and system of a `User-Agent` header (RFC 9110, 10.1.5), as `Chrome, Android`; null where neither is known. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent || userAgent.length > maxLength) return null
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ') || null
}
