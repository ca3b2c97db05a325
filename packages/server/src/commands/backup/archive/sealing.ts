import { OperatorError } from '../../../platform/db/operator-error.ts'
import { keyFor } from '../../../platform/keys/gcm.ts'
import { CannotOpen, type Keyring } from '../../../platform/keys/keyring.ts'
import { isSealed, openStream, sealerIn, sealStream } from '../../../platform/keys/sealed-bytes.ts'
import { damaged } from './bytes.ts'

const purpose = 'backup'

/** The key has no name of its own: a derived one identifies it, and nothing else. */
function keyringOf(secret: string): Keyring {
  return [{ id: keyFor(secret, 'name of a backup key').toString('hex', 0, 6), secret }]
}

/** Encrypts an archive where a key is given. */
export const sealed = (source: AsyncIterable<Uint8Array>, key: string | undefined): AsyncIterable<Uint8Array> =>
  key === undefined ? source : sealStream(keyringOf(key), purpose, source)

/** True for an archive that begins so and needs its key. */
function checkKey(start: Uint8Array, key: string | undefined): boolean {
  if (!isSealed(start)) {
    if (key === undefined) return false
    throw new OperatorError(
      'The archive is not encrypted, but BACKUP_KEY is set: whoever wrote it did not have the key. Leave BACKUP_KEY out if you trust it.',
    )
  }
  if (key === undefined)
    throw new OperatorError('The archive is encrypted: give the key that it was made with in BACKUP_KEY.')
  if (sealerIn(start) !== keyringOf(key)[0].id)
    throw new OperatorError('The archive is encrypted with another key than BACKUP_KEY.')
  return true
}

/** Decrypts an archive, of which `start` are its first bytes; as it is where it was not encrypted. Throws a `OperatorError`. */
export async function* opened(
  source: AsyncIterable<Uint8Array>,
  start: Uint8Array,
  key: string | undefined,
): AsyncGenerator<Uint8Array> {
  const isEncrypted = checkKey(start, key)
  try {
    yield* isEncrypted && key !== undefined ? openStream(keyringOf(key), purpose, source) : source
  } catch (error) {
    throw error instanceof CannotOpen ? damaged('it cannot be decrypted to its end') : error
  }
}
