import { PassThrough, pipeline } from 'node:stream'
import type { Keyring } from '../../../platform/keys/keyring.ts'
import { isSealed, openBytes, openIfSealed, sealBytes } from '../../../platform/keys/sealed-bytes.ts'
import { newKey, type Storage } from './storage.ts'

/** Sealed for its own place: another file put there by whoever can write to the store is not opened. */
const purposeOf = (key: string) => `file ${key}`

/**
 * Keeps files encrypted in another storage, each with a data key of its own under the first of the keys. What was kept there
 * before, as it is, is read as it is. `get` throws `CannotOpen` where the key is not given or the file is not as it was kept; what
 * `open` gives fails with it, after those pieces that are as they were kept.
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
      // Whoever destroys the end destroys the source; a fault of the source reaches the end.
      return pipeline(source, opening, new PassThrough(), () => undefined)
    },
    remove: (key) => inner.remove(key),
    names: () => inner.names(),
  }
}
