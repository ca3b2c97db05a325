import type { Config } from '../../config/config.ts'
import { Refusal } from '../../db/refusal.ts'
import { keyNamed, type Ring } from '../../keys/ring.ts'
import { provesKey } from '../../reseal/at-start.ts'
import type { Head } from '../archive/parts.ts'

/** Refuses an archive that this code does not know, or that a demo may not open. */
export function refuseUnfit(head: Head, known: readonly number[], { mode }: Pick<Config, 'mode'>): void {
  if (head.migrations.some((at) => !known.includes(at)))
    throw new Refusal(
      'The archive was made by a newer version of Pravesh: restore it with that version, or a newer one.',
    )
  if (head.production && mode !== 'production')
    throw new Refusal(
      'The archive is of a database that has been in production: set NODE_ENV=production and what goes with it.',
    )
}

/** A sentence for each key that is needed to read what is sealed in the archive, and is not given or is another one. */
export function keysMissing({ keys }: Head, ring: Ring): string[] {
  return keys.flatMap(({ id, proof, what }) => {
    const given = keyNamed(ring, id)
    if (given && (proof === undefined || provesKey(given, proof))) return []
    const how = given ? 'and the one given under this name is another' : 'which is not given'
    return `Sealed with the encryption key "${id}", ${how}: ${what.join(', ')}. Give it in ENCRYPTION_KEYS before the server starts.`
  })
}
