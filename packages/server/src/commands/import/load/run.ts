import type { InstituteType, NewStatus } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import type { Counts } from '../../../platform/db/tables/work/import.ts'
import { foldHeader } from '../preset.ts'
import type { Lookups } from './fields.ts'
import { rowsOf } from './tx.ts'

export type Checkpoint = { id: number; rows: number; counts: Counts; newStatus: NewStatus }
export type File = { name: string; digest: string; bytes: number }

export const noCounts = (): Counts => ({ created: 0, updated: 0, unchanged: 0, rejected: 0, met: 0, cities: 0 })
export function addCounts(to: Counts, added: Counts): void {
  for (const name of Object.keys(to) as (keyof Counts)[]) to[name] += added[name]
}

/** Throws where an uploaded file is being imported: two runs at once would wait for each other's rows. */
async function assertNoneUploadedRuns(db: Db | Tx): Promise<void> {
  const { rows } = await db.execute(sql`
    select 1 from import_run where status = 'running' and account is not null and updated_at > now() - interval '2 minutes'`)
  if (rows.length > 0)
    throw new OperatorError('An import that was started in the console is running: wait until it is over.')
}

/** Begins a run of a file, or takes up the one that was cut short. */
export async function beginRun(
  db: Db | Tx,
  kind: InstituteType,
  preset: string,
  file: File,
  mode: 'resume' | 'restart' | 'either',
  newStatus: NewStatus,
): Promise<Checkpoint> {
  await assertNoneUploadedRuns(db)
  const running = await rowsOf<Checkpoint>(
    db as Tx,
    sql`select id, rows, counts, new_status as "newStatus" from import_run
        where digest = ${file.digest} and preset = ${preset} and status = 'running' and account is null`,
  )
  const [open] = running
  if (open && mode !== 'restart') return open
  if (!open && mode === 'resume') throw new OperatorError(`There is no unfinished import of ${file.name} to resume.`)
  if (open) await db.execute(sql`update import_run set status = 'abandoned' where id = ${open.id}`)
  const [created] = await rowsOf<{ id: number }>(
    db as Tx,
    sql`insert into import_run (kind, preset, file, digest, bytes, new_status, counts)
        values (${kind}, ${preset}, ${file.name}, ${file.digest}, ${file.bytes}, ${newStatus},
          ${JSON.stringify(noCounts())}::jsonb)
        returning id`,
  )
  return { id: (created as { id: number }).id, rows: 0, counts: noCounts(), newStatus }
}

/** Advances the checkpoint, in the transaction of its batch. Throws for a run that another process advanced meanwhile. */
export async function checkpoint(tx: Tx, id: number, from: number, to: number, counts: Counts): Promise<void> {
  const moved = await rowsOf<{ id: number }>(
    tx,
    sql`update import_run set rows = ${to}, counts = ${JSON.stringify(counts)}::jsonb, updated_at = now()
        where id = ${id} and rows = ${from} and status = 'running' returning id`,
  )
  if (moved.length === 0) throw new OperatorError('Another import of the same file is running.')
}

export async function endRun(db: Db | Tx, id: number): Promise<void> {
  await db.execute(sql`update import_run set status = 'done', finished_at = now() where id = ${id}`)
}

/** Records by their slugs and, folded, by their names and short names. */
async function bySlug(tx: Tx, table: 'board' | 'school_type' | 'college_type'): Promise<Map<string, number>> {
  const shortName = table === 'board' ? sql`short_name` : sql`null`
  const rows = await rowsOf<{ id: number; url: string; name: string; shortName: string | null }>(
    tx,
    sql`select id, url, name, ${shortName} as "shortName" from ${sql.raw(table)}`,
  )
  const slugs = rows.map(({ id, url }) => [url, id] as const)
  const names = rows.flatMap(({ id, name, shortName: short }) =>
    [name, short ?? '', name.replace(/\(.*\)/, '')].flatMap((text) => (text ? [[foldHeader(text), id] as const] : [])),
  )
  return new Map([...slugs, ...names.filter(([name]) => !slugs.some(([slug]) => slug === name))])
}

/** The look-ups that drafts name by slug or name. */
export async function readLookups(tx: Tx): Promise<Lookups> {
  const [india] = await rowsOf<{ id: number }>(tx, sql`select id from country where url = 'india'`)
  return {
    country: india?.id ?? null,
    boards: await bySlug(tx, 'board'),
    schoolTypes: await bySlug(tx, 'school_type'),
    collegeTypes: await bySlug(tx, 'college_type'),
  }
}
