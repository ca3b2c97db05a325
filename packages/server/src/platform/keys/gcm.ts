import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { notAsSealed } from './keyring.ts'

// AES-256-GCM (NIST SP 800-38D): 12 bytes of nonce, 16 of tag.
const algorithm = 'aes-256-gcm'
export const nonceLength = 12
export const tagLength = 16

/** The key derived from a secret for one purpose: data sealed for one purpose cannot be opened for another. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** The tag followed by the ciphertext. A nonce is used once with a key; `bound` has to be the same for decryption. */
export function encrypt(key: Buffer, nonce: Buffer, plaintext: Uint8Array, bound?: Uint8Array): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce)
  if (bound) cipher.setAAD(bound)
  const body = cipher.update(plaintext)
  cipher.final()
  return Buffer.concat([cipher.getAuthTag(), body])
}

/** Decrypts the result of `encrypt`, as a whole; throws `CannotOpen` where the key, the nonce, the bound data or a bit of it differs. */
export function decrypt(key: Buffer, nonce: Buffer, sealed: Uint8Array, bound?: Uint8Array): Buffer {
  if (nonce.length !== nonceLength || sealed.length < tagLength) throw notAsSealed()
  const decipher = createDecipheriv(algorithm, key, nonce)
  decipher.setAuthTag(sealed.subarray(0, tagLength))
  if (bound) decipher.setAAD(bound)
  const plaintext = decipher.update(sealed.subarray(tagLength))
  try {
    decipher.final()
  } catch {
    throw notAsSealed()
  }
  return plaintext
}
