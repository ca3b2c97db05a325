import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { keyFor } from './gcm.ts'
import type { Key } from './keyring.ts'

/** An Ed25519 key that is derived from a secret for one purpose. `id` is the thumbprint of the public key `x` (RFC 7638, RFC 8037). */
export type SigningKey = { id: string; x: string; privateKey: KeyObject }

// RFC 8410: the head of a private key in PKCS #8; the 32 bytes of its seed follow.
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The Ed25519 key of a secret for this purpose: always the same one. */
export function signingKeyOf({ secret }: Key, purpose: string): SigningKey {
  const der = Buffer.concat([pkcs8Head, keyFor(secret, purpose)])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const id = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')
  return { id, x, privateKey }
}

/** A text as a JSON Web Signature in its compact form (RFC 7515). */
export function signJws({ id, privateKey }: SigningKey, payload: string): string {
  const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64url')
  const signed = `${encode(JSON.stringify({ alg: 'EdDSA', kid: id }))}.${encode(payload)}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}
