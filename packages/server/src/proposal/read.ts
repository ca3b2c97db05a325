import {
  ApiError,
  type DeskProposal,
  identityOf,
  type Matter,
  type OwnProposal,
  type ProposalState,
} from '@pravesh/contract'
import { anyOf } from '../db/any-of.ts'
import { and, asc, desc, eq, type SQL, sql } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { instituteProposal } from '../db/tables.ts'
import { instituteTables } from '../db/tables-of.ts'
import { idFilter, idsOfPage, inOrder, newestOrder, type PageQuery } from '../http/page.ts'
import { same } from '../institute/changes.ts'
import type { Institute } from '../institute/institute.ts'
import { instituteLike } from '../institute/named.ts'
import { type Speaker, speakerFor, type Values } from './told.ts'

type Row = typeof instituteProposal.$inferSelect
type Query = PageQuery<'id' | 'createdAt' | 'updatedAt'> & { status?: ProposalState | undefined }
export type DeskQuery = Query & {
  matter?: Matter | undefined
  instituteType?: Institute['type'] | undefined
  instituteId?: number | undefined
}
const t = instituteProposal

/** The proposals of one institute. */
export const ofInstitute = ({ type, id }: Institute): SQL =>
  sql`(${eq(t.instituteType, type)} and ${eq(t.instituteId, id)})`
export const tableOf = (kind: Institute['type']) => instituteTables[kind]

/** The fields of a proposal whose value on the page is neither what it was nor what it is to be. */
export const changedSince = ({ held, proposed }: Pick<Row, 'held' | 'proposed'>, live: Values): string[] =>
  Object.keys(proposed).filter((name) => !same(live[name], held[name]) && !same(live[name], proposed[name]))

function fieldsOf(
  { instituteType, matter, held, proposed, accepted, status }: Row,
  say: Speaker,
): OwnProposal['fields'] {
  const decided = status === 'accepted' || status === 'refused'
  const names = identityOf(instituteType)[matter].filter((name) => name in proposed)
  return names.map((name) => ({
    name,
    held: say(name, held[name]),
    proposed: say(name, proposed[name]),
    accepted: decided ? accepted.includes(name) : null,
  }))
}
const shared = ({ id, matter, status, reason, decidedAt, createdAt, updatedAt }: Row) => ({
  ...{ id, matter, status, reason, decidedAt, createdAt, updatedAt },
})
async function asOwn(db: Db | Tx, rows: readonly Row[]): Promise<OwnProposal[]> {
  const say = await speakerFor(
    db,
    rows.flatMap(({ held, proposed }) => [held, proposed]),
  )
  return rows.map((row) => ({ ...shared(row), fields: fieldsOf(row, say) }))
}
type Live = Values & { name: string }
/** How the institutes of these proposals stand now, by kind and number. */
async function liveOf(db: Db | Tx, rows: readonly Row[]) {
  const live = new Map<string, Live>()
  for (const kind of ['school', 'college'] as const) {
    const ids = [...new Set(rows.flatMap((row) => (row.instituteType === kind ? [row.instituteId] : [])))]
    const table = tableOf(kind)
    const found = ids.length === 0 ? [] : await db.select().from(table).where(anyOf(table.id, ids))
    for (const row of found) live.set(`${kind} ${row.id}`, row)
  }
  return live
}
async function asDesk(db: Db | Tx, rows: readonly Row[]): Promise<DeskProposal[]> {
  const live = await liveOf(db, rows)
  const say = await speakerFor(db, [...rows.flatMap(({ held, proposed }) => [held, proposed]), ...live.values()])
  return rows.map((row) => {
    const { instituteType, instituteId, by, account, decidedBy, status } = row
    const now: Live = live.get(`${instituteType} ${instituteId}`) ?? { name: '' }
    return {
      ...shared(row),
      ...{ instituteType, instituteId, instituteName: now.name, by, account, decidedBy },
      fields: fieldsOf(row, say).map((field) => ({ ...field, now: say(field.name, now[field.name]) })),
      changed: status === 'waiting' ? changedSince(row, now) : [],
    }
  })
}

/** What waits of an institute, in the order of its matters. */
export const waitingOf = async (db: Db | Tx, institute: Institute): Promise<OwnProposal[]> =>
  asOwn(
    db,
    await db
      .select()
      .from(t)
      .where(and(ofInstitute(institute), eq(t.status, 'waiting')))
      .orderBy(asc(t.id)),
  )

async function page(db: Db, q: Query, ...more: (SQL | undefined)[]) {
  const where = and(idFilter(q, t.id), q.status ? eq(t.status, q.status) : undefined, ...more)
  const { ids, totals, ...paged } = await idsOfPage(db, q, {
    order: newestOrder(q, t),
    where,
    from: (keys) => db.select(keys).from(t),
  })
  return { rows: inOrder(ids, await db.select().from(t).where(anyOf(t.id, ids))), ...totals, ...paged }
}
/** A page of the proposals of an institute, for itself; its search looks into what is proposed. */
export async function listOwnProposals(db: Db, institute: Institute, q: Query) {
  const like = q.search ? sql`strpos(lower(${t.proposed}::text), lower(${q.search})) > 0` : undefined
  const { rows, ...counted } = await page(db, q, ofInstitute(institute), like)
  return { data: await asOwn(db, rows), ...counted }
}
/** A page of the proposals of all institutes, for the desk; search looks into names of institutes. */
export async function listProposals(db: Db, q: DeskQuery) {
  const { rows, ...counted } = await page(
    db,
    q,
    q.matter ? eq(t.matter, q.matter) : undefined,
    q.instituteType ? eq(t.instituteType, q.instituteType) : undefined,
    q.instituteId === undefined ? undefined : eq(t.instituteId, q.instituteId),
    instituteLike(t, q.search),
  )
  return { data: await asDesk(db, rows), ...counted }
}
/** One proposal beside the page as it stands. NOT_FOUND where there is none. */
export async function proposalById(db: Db | Tx, id: number): Promise<DeskProposal> {
  const [found] = await asDesk(db, await db.select().from(t).where(eq(t.id, id)).orderBy(desc(t.id)))
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}
