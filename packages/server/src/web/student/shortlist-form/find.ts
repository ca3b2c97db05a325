import { ApiError, closedStates } from '@pravesh/contract'
import type { Application } from '../../../people/admission/application.ts'
import { instituteTypeOf, type Shortlisted } from '../../../people/admission/shortlist.ts'
import { and, desc, eq, isNull, or, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { application, shortlist } from '../../../platform/db/tables.ts'

/** A row of one's shortlist by its own number, or by that of the institute on it. */
export type ShortlistNumber = { id: number; by?: 'institute' | undefined }

/** The row that is named. NOT_FOUND where one's list has none; CONFLICT for an institute that is there for several children or courses. */
export async function resolveShortlisted(
  tx: Db | Tx,
  account: number,
  { id, by: numberOf }: ShortlistNumber,
): Promise<Shortlisted> {
  const rowFilter =
    numberOf === 'institute'
      ? and(eq(shortlist.instituteType, await instituteTypeOf(tx, account)), eq(shortlist.instituteId, id))
      : eq(shortlist.id, id)
  const [row, another] = await tx
    .select()
    .from(shortlist)
    .where(and(eq(shortlist.account, account), rowFilter))
    .limit(2)
  if (!row) throw new ApiError('NOT_FOUND')
  if (another)
    throw new ApiError('CONFLICT', {
      message: 'It is on the shortlist for more than one child or course: name the row of the shortlist',
    })
  return row
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
        row.course === null ? undefined : or(eq(application.course, row.course), isNull(application.course)),
      ),
    )
    .orderBy(open, sql`${application.child} is null`, sql`${application.course} is null`, desc(application.id))
    .limit(1)
  const [current] = await (lock ? found.for('update') : found)
  return current
}
