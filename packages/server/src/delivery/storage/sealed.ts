import type { Keyring } from '../../keys/keyring.ts'
import { isSealed, openBytes, sealBytes } from '../../keys/sealed-bytes.ts'
import { newKey, type Storage } from './storage.ts'

/** Sealed for its own place: another file put there by whoever can write to the store is not opened. */
const purposeOf = (key: string) => `file ${key}`

/**
 * Keeps files encrypted in another storage, each with a data key of its own under the first of the keys. What was kept there
 * before, as it is, is read as it is. `get` throws `CannotOpen` where the key is not given or the file is not as it was kept.
 */
export function sealedStorage(inner: Storage, keyring: Keyring): Storage {
  return {
    sealsWith: keyring[0].id,
    put: (bytes, _type, key = newKey()) =>
      inner.put(sealBytes(keyring, purposeOf(key), bytes), 'application/octet-stream', key),
    async get(key) {
      const storedBytes = await inner.get(key)
      return storedBytes && isSealed(storedBytes) ? openBytes(keyring, purposeOf(key), storedBytes) : storedBytes
    },
    remove: (key) => inner.remove(key),
    names: () => inner.names(),
  }
}
