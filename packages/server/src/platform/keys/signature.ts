import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hex, as payment gateways and mail providers sign. */
export const sign = (secret: string, text: string | Uint8Array): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Compares in constant time; a text other than 64 hex digits is invalid, and so is any under an empty secret. */
export function isSignature(secret: string, text: string | Uint8Array, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature) || secret === '') return false
  return timingSafeEqual(Buffer.from(sign(secret, text), 'hex'), Buffer.from(signature, 'hex'))
}
