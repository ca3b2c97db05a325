import { ApiError, type ApplicationMove, closedStates } from '@pravesh/contract'
import { and, asc, eq, getTableColumns, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/index.ts'
import { application, applicationMove, child } from '../db/tables.ts'
import type { InstituteKey } from './institute.ts'
import type { Application } from './move.ts'

/** For which child: an id, `null` for none, undefined for whichever there is. */
export type ForChild = number | null | undefined

/** The open application of a payer to an institute, locked. What is still to be paid comes first. */
export async function openApplicationTo(
  tx: Tx,
  account: number,
  { instituteType, instituteId }: InstituteKey,
  of: ForChild,
): Promise<Application | undefined> {
  const [row] = await tx
    .select()
    .from(application)
    .where(
      and(
        eq(application.account, account),
        eq(application.instituteType, instituteType),
        eq(application.instituteId, instituteId),
        notInArray(application.status, [...closedStates]),
        of === undefined ? undefined : of === null ? isNull(application.child) : eq(application.child, of),
      ),
    )
    .orderBy(sql`${application.submittedAt} is not null`, asc(application.id))
    .limit(1)
    .for('update')
  return row
}

/** INVALID where the child is not one of the account's. */
export async function checkOwnChild(tx: Db | Tx, account: number, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return
  const [own] = await tx
    .select({ id: child.id })
    .from(child)
    .where(and(eq(child.id, id), eq(child.account, account)))
  if (!own) throw new ApiError('INVALID', { errors: [{ field: 'child', message: 'No such child' }] })
}

const { application: _of, ...shown } = getTableColumns(applicationMove)

/** The timeline of an application, oldest first. */
export const timelineOf = (db: Db | Tx, id: number): Promise<ApplicationMove[]> =>
  db.select(shown).from(applicationMove).where(eq(applicationMove.application, id)).orderBy(asc(applicationMove.id))

/** How many applications an institute has, closed ones too: while there is one, it cannot be deleted. */
export const applicationsTo = (tx: Db | Tx, { instituteType, instituteId }: InstituteKey): Promise<number> =>
  tx.$count(application, and(eq(application.instituteType, instituteType), eq(application.instituteId, instituteId)))
