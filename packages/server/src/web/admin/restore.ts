import { ApiError, findEntity, type InstituteType, instituteTypes } from '@pravesh/contract'
import { addressKindOf } from '../../catalogue/addresses/redirect.ts'
import { type DeletedRecord, restoreAddresses, takeFromBin } from '../../catalogue/bin/bin.ts'
import { insertStored } from '../../catalogue/bin/stored-rows.ts'
import { authorOf, noteChange } from '../../catalogue/institute/changes/changes.ts'
import { changeAuthorOf, logCatalogueChanges } from '../../catalogue/records/changes.ts'
import { takeMergeBack } from '../../people/merge/take-back.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { cacheTagsFor, institutePages } from '../../platform/invalidation/tags.ts'

const instituteTypeOf = (kind: string): InstituteType | undefined => instituteTypes.find((type) => type === kind)

async function restoreInstitute(tx: Tx, actor: Actor, type: InstituteType, deleted: DeletedRecord): Promise<string[]> {
  const author = authorOf(actor)
  const institute = { type, id: deleted.record }
  const { merge } = deleted
  const kept = merge ? await takeMergeBack(tx, author, type, deleted, merge) : []
  if (!merge) await insertStored(tx, deleted.rows)
  await restoreAddresses(tx, deleted, type)
  const fields = [{ name: 'name', before: null, after: deleted.name }]
  await noteChange(tx, institute, author, fields, { action: 'restored' })
  await publishInvalidation(tx, cacheTagsFor(institutePages[type], [deleted.record]))
  return kept
}

async function restoreCatalogueRecord(tx: Tx, actor: Actor, deleted: DeletedRecord): Promise<void> {
  const entity = findEntity(deleted.kind)
  if (!entity) throw new ApiError('NOT_FOUND')
  await insertStored(tx, deleted.rows)
  const addressKind = addressKindOf(entity)
  if (addressKind) await restoreAddresses(tx, deleted, addressKind)
  const [own] = deleted.rows
  await logCatalogueChanges(
    tx,
    entity,
    changeAuthorOf(actor),
    [{ after: { ...own?.row, id: deleted.record } }],
    'restored',
  )
  await publishInvalidation(tx, cacheTagsFor(entity.shown, [deleted.record]))
}

/**
 * Restores a record from the bin with its own rows, or takes a merge back. CONFLICT where it does not fit any more: it stays in the bin.
 */
export function restoreRecord(db: Db, actor: Actor, id: number) {
  return db.transaction(async (tx) => {
    const deleted = await takeFromBin(tx, id)
    const type = instituteTypeOf(deleted.kind)
    const kept = type ? await restoreInstitute(tx, actor, type, deleted) : []
    if (!type) await restoreCatalogueRecord(tx, actor, deleted)
    return { kind: deleted.kind, record: deleted.record, kept }
  })
}
