import { PassThrough, pipeline } from 'node:stream'
import type { Keyring } from '../../../platform/keys/keyring.ts'
import { isSealed, openBytes, openIfSealed, sealBytes } from '../../../platform/keys/sealed-bytes.ts'
import { newKey, type Storage } from './storage.ts'

/** Sealed for its own key: another file put there by someone with write access to the store is not opened. */
const purposeOf = (key: string) => `file ${key}`

/**
 * Stores files encrypted in another storage, each with a data key of its own under the first of the keys. Unencrypted files from earlier
 * are read as they are. `get` throws `CannotOpen` where the key is missing or the file was changed; the stream of `open` fails with it,
 * after the valid pieces.
 */
export function sealedStorage(inner: Storage, keyring: Keyring): Storage {
  return {
    sealsWith: keyring[0].id,
    put: (bytes, _type, key = newKey()) =>
      inner.put(sealBytes(keyring, purposeOf(key), bytes), 'application/octet-stream', key),
    checkSpace: () => inner.checkSpace(),
    async get(key) {
      const storedBytes = await inner.get(key)
      return storedBytes && isSealed(storedBytes) ? openBytes(keyring, purposeOf(key), storedBytes) : storedBytes
    },
    async open(key) {
      const source = await inner.open(key)
      if (!source) return undefined
      const opening = (stored: AsyncIterable<Uint8Array>) => openIfSealed(keyring, purposeOf(key), stored)
      // Destroying the end destroys the source; an error of the source reaches the end.
      return pipeline(source, opening, new PassThrough(), () => undefined)
    },
    remove: (key) => inner.remove(key),
    names: () => inner.names(),
  }
}
