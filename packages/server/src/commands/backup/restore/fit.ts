import type { Config } from '../../../platform/config/config.ts'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { findKey, type Keyring } from '../../../platform/keys/keyring.ts'
import { provesKey } from '../../reseal/at-start.ts'
import type { Head } from '../archive/parts.ts'

/** Throws for an archive of an unknown version, or one that a demo may not open. */
export function assertCompatible(head: Head, knownMigrations: readonly number[], { mode }: Pick<Config, 'mode'>): void {
  if (head.migrations.length === 0)
    throw new OperatorError(
      'The archive was made by a version before 0.1.0: restore it with the last version before, start that once, and back it up again.',
    )
  if (head.migrations.some((migration) => !knownMigrations.includes(migration)))
    throw new OperatorError(
      'The archive was made by a newer version of Pravesh: restore it with that version, or a newer one.',
    )
  if (head.production && mode !== 'production')
    throw new OperatorError(
      'The archive is of a database that has been in production: set NODE_ENV=production and what goes with it.',
    )
}

/** A sentence for each key that the sealed data of the archive needs, and that is missing or different. */
export function keysMissing({ keys }: Head, keyring: Keyring): string[] {
  return keys.flatMap(({ id, proof, what: purposes }) => {
    const configuredKey = findKey(keyring, id)
    if (configuredKey && (proof === undefined || provesKey(configuredKey, proof))) return []
    const reason = configuredKey ? 'and the one given under this name is another' : 'which is not given'
    return `Sealed with the encryption key "${id}", ${reason}: ${purposes.join(', ')}. Give it in ENCRYPTION_KEYS before the server starts.`
  })
}
