import { createHmac } from 'node:crypto'
import type { Keyring } from './keyring.ts'

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** The HMAC of a text with the first secret: the stored form. */
export const signatureOf = ([{ secret }]: Keyring, text: string): string => hmac(secret, text)

/** All possible stored forms: the HMAC with each secret, the first one's first. */
export const signaturesOf = (keyring: Keyring, text: string): string[] =>
  keyring.map(({ secret }) => hmac(secret, text))
