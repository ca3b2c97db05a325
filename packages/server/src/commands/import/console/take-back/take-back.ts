import { type ImportRevert, maxLeft } from '@pravesh/contract'
import { countsOf, othersOf } from '../../../../catalogue/institute/dependents.ts'
import { removeInstitutes } from '../../../../catalogue/institute/remove.ts'
import { settle } from '../../../../catalogue/search/index.ts'
import { eq, sql } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { importRun } from '../../../../platform/db/tables.ts'
import { publishInvalidation } from '../../../../platform/invalidation/publish.ts'
import type { Run as JobRun } from '../../../../services/jobs/run.ts'
import type { ImportDatabase } from '../../command/import-file.ts'
import { anyOf, rowsOf, tableOf } from '../../load/tx.ts'
import { type Change, restoreInstitutes } from './restore.ts'

type Run = typeof importRun.$inferSelect
/** The administrator who takes the import back. */
export type Reverter = { account: number; name: string }
type Left = ImportRevert['first'][number]

const batchRows = 200
const noRevert: ImportRevert = { removed: 0, restored: 0, left: 0, first: [] }

const nextChanges = (tx: Tx, { id, kind }: Run): Promise<Change[]> =>
  rowsOf(
    tx,
    sql`select c.institute, c.created, c.version, c.before, c.after, i.name, i.url, i.version as "currentVersion",
          exists (select 1 from institute_change l where l.institute_type = ${kind} and l.institute_id = c.institute) as "isLogged"
        from import_change c left join ${tableOf(kind)} i on i.id = c.institute
        where c.run = ${id} order by c.institute limit ${batchRows}`,
  )

/** Deletes the keys, rows and marks that the import has of these institutes: the same file can be imported again. */
async function forgetRows(
  tx: Tx,
  { id, kind }: Run,
  removed: readonly number[],
  all: readonly number[],
): Promise<void> {
  const isRemoved = sql`kind = ${kind} and institute = ${anyOf(removed, 'int')}`
  await tx.execute(sql`delete from institute_key where ${isRemoved}`)
  await tx.execute(sql`delete from import_mark where ${isRemoved}`)
  await tx.execute(
    sql`delete from import_row where run = ${id} and kind = ${kind} and institute = ${anyOf(all, 'int')}`,
  )
  await tx.execute(sql`
    delete from institute_key k using import_change c, jsonb_to_recordset(c.keys) as r(scheme text, value text)
    where c.run = ${id} and c.institute = ${anyOf(all, 'int')} and not c.created
      and k.kind = ${kind} and k.institute = c.institute and k.scheme = r.scheme and k.value = r.value`)
}

/** Takes one batch back; returns false when nothing is left to do. */
async function revertBatch(database: ImportDatabase, run: Run, reverter: Reverter): Promise<boolean> {
  const { db } = database
  const { kind } = run
  const changes = await db.transaction((tx) => nextChanges(tx, run))
  if (changes.length === 0) return false
  const left: Left[] = []
  const leave = ({ institute: id, name }: Change, reason: Left['reason']) => left.push({ id, name: name ?? '', reason })
  const createdHere = changes.filter(({ created, name }) => created && name !== null)
  const untouched = createdHere.filter((change) => !change.isLogged && change.version === change.currentVersion)
  for (const change of createdHere) if (!untouched.includes(change)) leave(change, 'changed')
  const uses = await db.transaction((tx) =>
    countsOf(
      tx,
      othersOf(kind),
      untouched.map(({ institute }) => institute),
    ),
  )
  const removable = untouched.filter(({ institute }) => !uses.has(institute))
  for (const change of untouched) if (!removable.includes(change)) leave(change, 'in-use')
  const removedIds = removable.map(({ institute }) => institute)
  if (removedIds.length > 0)
    await removeInstitutes(db, { realm: 'admin', account: reverter.account, name: reverter.name }, kind, removedIds, {
      toBin: false,
    })
  await db.transaction(async (tx) => {
    const changed = changes.filter(({ created, name, before }) => !created && name !== null && before !== null)
    const partly = await restoreInstitutes(tx, kind, changed)
    for (const change of partly) leave(change, 'changed')
    const ids = changes.map(({ institute }) => institute)
    await forgetRows(tx, run, removedIds, ids)
    // Their addresses are free again.
    await tx.execute(sql`delete from redirect where kind = ${kind} and target is null
      and url = ${anyOf(removable.flatMap(({ url }) => url ?? []))}`)
    await tx.execute(sql`delete from import_change where run = ${run.id} and institute = ${anyOf(ids, 'int')}`)
    await saveRevert(tx, run.id, { removed: removedIds.length, restored: changed.length - partly.length, left })
  })
  return true
}

/** Adds the results of a batch to those of the run. */
async function saveRevert(
  tx: Tx,
  id: number,
  { removed, restored, left }: Pick<ImportRevert, 'removed' | 'restored'> & { left: readonly Left[] },
): Promise<void> {
  const [row] = await tx.select({ revert: importRun.revert }).from(importRun).where(eq(importRun.id, id)).for('update')
  const sum = row?.revert ?? noRevert
  const revert: ImportRevert = {
    removed: sum.removed + removed,
    restored: sum.restored + restored,
    left: sum.left + left.length,
    first: [...sum.first, ...left].slice(0, maxLeft),
  }
  await tx.update(importRun).set({ revert, updatedAt: sql`now()` }).where(eq(importRun.id, id))
}

/** Deletes the cities that the import created and nothing refers to. */
async function removeCities(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`
    delete from city c using import_city i where i.run = ${id} and c.id = i.city
      and not exists (select 1 from school where city = c.id) and not exists (select 1 from college where city = c.id)
      and not exists (select 1 from location where city = c.id)`)
  await tx.execute(sql`delete from import_city where run = ${id}`)
}

/** Takes an import back, batch after batch: an interrupted job goes on where it was. */
export async function takeBack(database: ImportDatabase, run: Run, reverter: Reverter, job: JobRun): Promise<void> {
  const { db } = database
  const total = await countChanges(database, run.id)
  for (let done = 0; await revertBatch(database, run, reverter); done += batchRows) {
    job.signal.throwIfAborted()
    await job.save(Math.min(1, done / Math.max(1, total)))
  }
  await db.transaction(async (tx) => {
    await removeCities(tx, run.id)
    const state = {
      status: 'reverted' as const,
      updatedAt: sql`now()`,
      revert: sql`coalesce(${importRun.revert}, ${JSON.stringify(noRevert)}::jsonb)`,
    }
    await tx.update(importRun).set(state).where(eq(importRun.id, run.id))
  })
  await database.exclusively(settle)
  await publishInvalidation(db, 'everything')
}

async function countChanges({ db }: ImportDatabase, id: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from import_change where run = ${id}`)
  return rows[0]?.n ?? 0
}
