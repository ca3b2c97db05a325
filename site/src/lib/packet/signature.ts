import type { PacketKey } from '@pravesh/contract'

/** Bytes of a text in base64url; undefined where another text of the same bytes is the proper one, or there are none. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    return again === text ? Uint8Array.from(binary, (letter) => letter.charCodeAt(0)) : undefined
  } catch {
    return undefined
  }
}

/** Whether the key signed these bytes: by the browser, or by a library where it does not know Ed25519, which came in 2025. */
export async function isSigned({ x }: PacketKey, signature: Uint8Array<ArrayBuffer>, signed: Uint8Array<ArrayBuffer>) {
  const publicKey = fromBase64url(x)
  if (!publicKey) return false
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']).catch(() => undefined)
  if (key) return crypto.subtle.verify('Ed25519', key, signature, signed)
  const { verifyAsync } = await import('@noble/ed25519')
  return verifyAsync(signature, signed, publicKey)
}

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
