import { ApiError, closedStates } from '@pravesh/contract'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/index.ts'
import { application, shortlist } from '../db/tables.ts'
import type { Application } from './move.ts'
import { type Shortlisted, trackOf } from './shortlist.ts'

/** The id in the path: one's own shortlist row, else the institute on it. NOT_FOUND otherwise. */
export async function resolveShortlisted(tx: Db | Tx, account: number, id: number): Promise<Shortlisted> {
  const mine = eq(shortlist.account, account)
  const [row] = await tx
    .select()
    .from(shortlist)
    .where(and(mine, eq(shortlist.id, id)))
  if (row) return row
  const type = await trackOf(tx, account)
  const its = and(mine, eq(shortlist.instituteType, type), eq(shortlist.instituteId, id))
  const [named] = await tx.select().from(shortlist).where(its).orderBy(desc(shortlist.id)).limit(1)
  if (!named) throw new ApiError('NOT_FOUND')
  return named
}
/** The application of a shortlist row: the open one, else the newest. */
export async function applicationOf(tx: Db | Tx, row: Shortlisted, lock = false): Promise<Application | undefined> {
  const open = sql`${application.status} in ${[...closedStates]}`
  const found = tx
    .select()
    .from(application)
    .where(
      and(
        eq(application.account, row.account),
        eq(application.instituteType, row.instituteType),
        eq(application.instituteId, row.instituteId),
        row.child === null ? undefined : or(eq(application.child, row.child), isNull(application.child)),
      ),
    )
    .orderBy(open, sql`${application.child} is null`, desc(application.id))
    .limit(1)
  const [its] = await (lock ? found.for('update') : found)
  return its
}
