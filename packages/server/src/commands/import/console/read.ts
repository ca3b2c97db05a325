import { ApiError, type ImportDetails, type ImportRun, revertDays } from '@pravesh/contract'
import { and, eq, ilike, inArray, ne, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { importPart, importRun } from '../../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../../platform/http/page.ts'
import { ranksPreset } from './ranks/run-options.ts'

type ImportsQuery = PageQuery<'id' | 'createdAt' | 'file' | 'state'> & {
  state?: ImportRun['state'] | undefined
  instituteType?: ImportRun['instituteType'] | undefined
  content?: ImportRun['content'] | undefined
}
const t = importRun
const columns = {
  ...{ id: t.id, instituteType: t.kind, file: t.file, bytes: t.bytes, state: t.status, accountName: t.accountName },
  ...{ counts: t.counts, rows: t.rows, totalRows: t.totalRows, problem: t.problem, rejectsUntil: t.rejectsUntil },
  content: sql<ImportRun['content']>`case when ${t.preset} = ${ranksPreset} then 'ranks' else 'register' end`,
  newStatus: t.newStatus,
  loadStartedAt: t.loadStartedAt,
  ...{ createdAt: t.startedAt, updatedAt: t.updatedAt, finishedAt: t.finishedAt },
}

/** Without the counts that only the importer needs. */
const publicCounts = ({ created, updated, unchanged, rejected }: ImportRun['counts']) => ({
  created,
  updated,
  unchanged,
  rejected,
})

/** A page of the imports, by the console and by the command line, newest first by default. */
export async function listImports(db: Db, q: ImportsQuery) {
  const where = and(
    idFilter(q, t.id),
    q.state ? eq(t.status, q.state) : undefined,
    q.instituteType ? eq(t.kind, q.instituteType) : undefined,
    q.content === 'ranks' ? eq(t.preset, ranksPreset) : undefined,
    q.content === 'register' ? ne(t.preset, ranksPreset) : undefined,
    q.search ? ilike(t.file, likePattern(q.search)) : undefined,
  )
  const order = newestOrder(q, { id: t.id, createdAt: t.startedAt, file: t.file, state: t.status })
  const { ids, totals, ...page } = await idsOfPage(db, q, { order, where, from: (keys) => db.select(keys).from(t) })
  const rows = await db.select(columns).from(t).where(anyOf(t.id, ids))
  const data = inOrder(ids, rows).map((row) => ({ ...row, counts: publicCounts(row.counts) }))
  return { data, ...totals, ...page }
}

/** An import with the content of its file; NOT_FOUND where there is none. */
export async function importById(db: Db | Tx, id: number): Promise<ImportDetails> {
  const parts = sql<number>`(select count(*)::int from ${importPart} where ${importPart.run} = ${t.id})`
  const hasWritten = sql`(exists (select 1 from import_change where run = ${t.id}) or exists (select 1 from import_city where run = ${t.id}))`
  const revertUntil = sql<
    string | null
  >`case when ${inArray(t.status, ['done', 'failed', 'cancelled'])} and ${hasWritten}
    then to_char(${t.finishedAt} at time zone 'UTC' + make_interval(days => ${revertDays}), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end`
  const [row] = await db
    .select({
      ...columns,
      columns: t.columns,
      dryRun: t.dryRun,
      revert: t.revert,
      fileColumns: t.fileColumns,
      mapping: t.mapping,
      parts,
      revertUntil,
    })
    .from(t)
    .where(eq(t.id, id))
  if (!row) throw new ApiError('NOT_FOUND')
  const { counts, fileColumns, mapping, ...run } = row
  return {
    ...run,
    counts: publicCounts(counts),
    fileColumns: fileColumns && [...fileColumns],
    set: mapping?.set ?? [],
  }
}
