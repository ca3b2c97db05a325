import {
  ApiError,
  identityOf,
  type OwnProposal,
  type ProposalState,
  type ReviewedGroup,
  type StaffProposal,
} from '@pravesh/contract'
import { isSameValue } from '../../catalogue/institute/changes/change-values.ts'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { instituteLike } from '../../catalogue/institute/summaries.ts'
import { and, asc, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { instituteProposal } from '../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, newestOrder, type PageQuery } from '../../platform/http/page.ts'
import { createValueFormatter, type ValueFormatter, type Values } from './display-values.ts'

type ProposalRecord = typeof instituteProposal.$inferSelect
type ProposalsQuery = PageQuery<'id' | 'createdAt' | 'updatedAt'> & { status?: ProposalState | undefined }
type ProposalQuery = ProposalsQuery & {
  matter?: ReviewedGroup | undefined
  instituteType?: Institute['type'] | undefined
  instituteId?: number | undefined
}
const t = instituteProposal

/** The proposals of one institute. */
export const ofInstitute = ({ type, id }: Institute): SQL =>
  sql`(${eq(t.instituteType, type)} and ${eq(t.instituteId, id)})`
export const tableOf = (kind: Institute['type']) => instituteTables[kind]

/** The fields of a proposal whose value on the page is neither the old nor the proposed one. */
export const changedSince = (
  { held: originalValues, proposed }: Pick<ProposalRecord, 'held' | 'proposed'>,
  live: Values,
): string[] =>
  Object.keys(proposed).filter(
    (name) => !isSameValue(live[name], originalValues[name]) && !isSameValue(live[name], proposed[name]),
  )

function fieldsOf(
  { instituteType, matter: group, held: originalValues, proposed, accepted, status }: ProposalRecord,
  formatValue: ValueFormatter,
): OwnProposal['fields'] {
  const decided = status === 'accepted' || status === 'refused'
  const names = identityOf(instituteType)[group].filter((name) => name in proposed)
  return names.map((name) => ({
    name,
    held: formatValue(name, originalValues[name]),
    proposed: formatValue(name, proposed[name]),
    accepted: decided ? accepted.includes(name) : null,
  }))
}
const shared = ({ id, matter: group, status, reason, decidedAt, createdAt, updatedAt }: ProposalRecord) => ({
  ...{ id, matter: group, status, reason, decidedAt, createdAt, updatedAt },
})
async function toOwnProposals(db: Db | Tx, rows: readonly ProposalRecord[]): Promise<OwnProposal[]> {
  const formatValue = await createValueFormatter(
    db,
    rows.flatMap(({ held: originalValues, proposed }) => [originalValues, proposed]),
  )
  return rows.map((row) => ({ ...shared(row), fields: fieldsOf(row, formatValue) }))
}
type Live = Values & { name: string }
/** The current records of the institutes of these proposals, by kind and id. */
async function liveOf(db: Db | Tx, rows: readonly ProposalRecord[]) {
  const live = new Map<string, Live>()
  for (const kind of ['school', 'college'] as const) {
    const ids = [...new Set(rows.flatMap((row) => (row.instituteType === kind ? [row.instituteId] : [])))]
    const table = tableOf(kind)
    const found = ids.length === 0 ? [] : await db.select().from(table).where(anyOf(table.id, ids))
    for (const row of found) live.set(`${kind} ${row.id}`, row)
  }
  return live
}
async function toStaffProposals(db: Db | Tx, rows: readonly ProposalRecord[]): Promise<StaffProposal[]> {
  const live = await liveOf(db, rows)
  const formatValue = await createValueFormatter(db, [
    ...rows.flatMap(({ held: originalValues, proposed }) => [originalValues, proposed]),
    ...live.values(),
  ])
  return rows.map((row) => {
    const { instituteType, instituteId, by: author, account, decidedBy, status } = row
    const now: Live = live.get(`${instituteType} ${instituteId}`) ?? { name: '' }
    return {
      ...shared(row),
      ...{ instituteType, instituteId, instituteName: now.name, by: author, account, decidedBy },
      fields: fieldsOf(row, formatValue).map((field) => ({ ...field, now: formatValue(field.name, now[field.name]) })),
      changed: status === 'waiting' ? changedSince(row, now) : [],
    }
  })
}

/** Pending proposals of an institute, in the order of the field groups. */
export const waitingOf = async (db: Db | Tx, institute: Institute): Promise<OwnProposal[]> =>
  toOwnProposals(
    db,
    await db
      .select()
      .from(t)
      .where(and(ofInstitute(institute), eq(t.status, 'waiting')))
      .orderBy(asc(t.id)),
  )

async function page(db: Db, q: ProposalsQuery, ...conditions: (SQL | undefined)[]) {
  const where = and(idFilter(q, t.id), q.status ? eq(t.status, q.status) : undefined, ...conditions)
  const { ids, totals, ...paged } = await idsOfPage(db, q, {
    order: newestOrder(q, t),
    where,
    from: (keys) => db.select(keys).from(t),
  })
  return { rows: inOrder(ids, await db.select().from(t).where(anyOf(t.id, ids))), ...totals, ...paged }
}
/** A page of an institute's own proposals; search matches the proposed values. */
export async function listOwnProposals(db: Db, institute: Institute, q: ProposalsQuery) {
  const like = q.search ? sql`strpos(lower(${t.proposed}::text), lower(${q.search})) > 0` : undefined
  const { rows, ...counted } = await page(db, q, ofInstitute(institute), like)
  return { data: await toOwnProposals(db, rows), ...counted }
}
/** A page of the proposals of all institutes, for staff; search matches names of institutes. */
export async function listProposals(db: Db, q: ProposalQuery) {
  const { rows, ...counted } = await page(
    db,
    q,
    q.matter ? eq(t.matter, q.matter) : undefined,
    q.instituteType ? eq(t.instituteType, q.instituteType) : undefined,
    q.instituteId === undefined ? undefined : eq(t.instituteId, q.instituteId),
    instituteLike(t, q.search),
  )
  return { data: await toStaffProposals(db, rows), ...counted }
}
/** One proposal with the current page. NOT_FOUND where there is none. */
export async function proposalById(db: Db | Tx, id: number): Promise<StaffProposal> {
  const [found] = await toStaffProposals(db, await db.select().from(t).where(eq(t.id, id)).orderBy(desc(t.id)))
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}
