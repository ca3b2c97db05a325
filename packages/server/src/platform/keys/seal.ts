import { randomBytes } from 'node:crypto'
import { decrypt, encrypt, keyFor, nonceLength } from './gcm.ts'
import { CannotOpen, findKey, type Key, type Keyring, missingKeyError, notAsSealed } from './keyring.ts'

// s1.<id of the key>.<nonce, tag and text in base64url>. Data from before keys had names is the last part alone.
const form = /^s1\.([\w-]+)\.([\w-]+)$/
const boundTo = (id: string) => Buffer.from(`s1.${id}`)

/** Encrypts a text for one purpose with the first key; it cannot be opened for another purpose. */
export function seal([{ id, secret }]: Keyring, purpose: string, text: string): string {
  const nonce = randomBytes(nonceLength)
  const sealed = encrypt(keyFor(secret, purpose), nonce, Buffer.from(text, 'utf8'), boundTo(id))
  return `s1.${id}.${Buffer.concat([nonce, sealed]).toString('base64url')}`
}

/** The name of the key of sealed data; undefined for data from before keys had names. */
export const sealerOf = (sealed: string): string | undefined => form.exec(sealed)?.[1]

function open({ secret }: Key, purpose: string, body: string, bound?: Buffer): string {
  const bytes = Buffer.from(body, 'base64url')
  const [nonce, rest] = [bytes.subarray(0, nonceLength), bytes.subarray(nonceLength)]
  return decrypt(keyFor(secret, purpose), nonce, rest, bound).toString('utf8')
}

/** Opens what `seal` made; throws `CannotOpen` where its key is not given, or the purpose or a bit of it is another. */
export function unseal(keyring: Keyring, purpose: string, sealed: string): string {
  const [, id, body] = form.exec(sealed) ?? []
  if (id !== undefined && body !== undefined) {
    const key = findKey(keyring, id)
    if (!key) throw missingKeyError(id)
    return open(key, purpose, body, boundTo(id))
  }
  for (const key of keyring) {
    try {
      return open(key, purpose, sealed)
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error
    }
  }
  throw notAsSealed()
}
