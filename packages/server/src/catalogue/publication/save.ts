import { eq } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { cacheTagsFor } from '../../platform/invalidation/tags.ts'
import { type Author, changesOf, noteChange } from '../institute/changes/changes.ts'
import { logCatalogueChanges } from '../records/changes.ts'
import type { PublicationSource } from './sources.ts'

export type Values = Record<string, unknown>
type LoggedAction = 'changed' | 'published' | 'unpublished'

/**
 * Saves a change of publication of a locked record, in its transaction, as an editor's save does: with the time and the
 * version of the change, its entry in the change log and the invalidation of cached pages. Search and the counts of
 * listings follow by their triggers. Returns the record after the change.
 */
export async function savePublication(
  tx: Tx,
  source: PublicationSource,
  author: Author,
  before: Values,
  { action, change }: { action: LoggedAction; change: Values },
): Promise<Values> {
  const id = Number(before.id)
  const version = source.type === 'institute' ? { version: Number(before.version) + 1 } : {}
  const stamped = { ...change, ...version, updatedAt: new Date().toISOString() }
  const [after] = (await tx.update(source.table).set(stamped).where(eq(source.columns.id, id)).returning()) as Values[]
  if (!after) throw new Error('A locked record is gone')
  if (source.type === 'institute') {
    const { instituteType: type } = source
    await noteChange(tx, { type, id }, author, changesOf(before, change), { action })
  } else await logCatalogueChanges(tx, source.entity, author, [{ before, after }])
  await publishInvalidation(tx, cacheTagsFor(source.publicPages, [id]))
  return after
}
