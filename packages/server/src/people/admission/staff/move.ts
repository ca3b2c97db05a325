import { ApiError, type StaffApplication, type StaffMove } from '@pravesh/contract'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import { and, desc, eq } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { adminAccount, application, applicationMove, buyerAccount } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import type { Application } from '../application.ts'
import type { FormKeys } from '../form/sealed-form.ts'
import { transitionApplication } from '../transition/transition.ts'
import { readAsStaff, staffOf } from './read.ts'
import { addressedTo, type StaffScope } from './staff.ts'

/** The name of a staff member in the timeline: person and organisation. Families never see the sign-in name. */
export async function staffName(tx: Tx, { realm, account }: Actor, row: Application): Promise<string> {
  const house = realm === 'admin' ? 'Pravesh' : summaryOf(await institutesOf(tx, [row]), row).name
  const table = realm === 'admin' ? adminAccount : buyerAccount
  const [person] = await tx.select({ name: table.name }).from(table).where(eq(table.id, account))
  return person?.name ? `${person.name}, ${house}` : house
}
async function assertUnchanged(tx: Tx, row: Application, read: string): Promise<void> {
  if (Date.parse(read) === Date.parse(row.updatedAt)) return
  const [last] = await tx
    .select({ actor: applicationMove.actor })
    .from(applicationMove)
    .where(eq(applicationMove.application, row.id))
    .orderBy(desc(applicationMove.id))
    .limit(1)
  const state = row.status.replaceAll('_', ' ')
  throw new ApiError('CONFLICT', {
    message: `It changed since you read it: ${state}, last moved by ${last?.actor ?? 'somebody'}. Read it again`,
  })
}

/** An offer is open for a year at most: a later day is a slip of the keyboard, and the family would hold a seat until then. */
const maxOfferDays = 366
function assertReplyBy(replyBy: string): void {
  const lastDay = today(new Date(Date.now() + maxOfferDays * 86_400_000))
  const message =
    replyBy <= today() ? 'A day after today' : replyBy > lastDay ? 'A day within a year from today' : undefined
  if (message) throw new ApiError('INVALID', { errors: [{ field: 'replyBy', message }] })
}

/**
 * Moves an application on for its institute and notifies the family. NOT_FOUND where it does not belong to this scope. CONFLICT where it
 * changed since it was read or the move is not in the table. INVALID for an offer that ends today, earlier or in more than a year, and for
 * an unchanged last day.
 */
export async function transitionAsStaff(
  { db, config, notify }: { db: Db; config: FormKeys; notify: Notify },
  actor: Actor,
  scope: StaffScope,
  id: number,
  { status, updatedAt, replyBy, waitlistNumber, ...details }: StaffMove,
): Promise<StaffApplication> {
  const { realm, account } = staffOf(actor)
  if (replyBy !== undefined) assertReplyBy(replyBy)
  return db.transaction(async (tx) => {
    const where = and(addressedTo(scope), eq(application.id, id))
    const [current] = await tx.select().from(application).where(where).for('update')
    if (!current) throw new ApiError('NOT_FOUND')
    await assertUnchanged(tx, current, updatedAt)
    if (current.status === 'offered' && status === 'offered' && replyBy === current.replyBy)
      throw new ApiError('INVALID', { errors: [{ field: 'replyBy', message: 'It is the last day already' }] })
    const mover = { by: 'institute', actor: await staffName(tx, actor, current), ...details, realm, account } as const
    // An accepted offer retains its last day.
    const enrolledReplyBy = status === 'enrolled' ? current.replyBy : null
    const { on = null, time = null, place = null } = details
    const fields = {
      ...{ appointmentOn: on, appointmentTime: time, appointmentPlace: place },
      ...{ replyBy: replyBy ?? enrolledReplyBy, waitlistNumber: waitlistNumber ?? null },
    }
    await transitionApplication(tx, notify, current, status, mover, fields)
    return readAsStaff(tx, config, actor, scope, id)
  })
}
