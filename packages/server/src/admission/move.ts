import { ApiError, type ApplicationState, applicationMoves, type Mover, nextSteps } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/index.ts'
import { application, applicationMove } from '../db/tables.ts'
import { institutesOf, namedIn } from './institute.ts'
import type { Tell } from './tell.ts'

export type Application = typeof application.$inferSelect
/** Who moves it: the kind of mover, and the name that the timeline shows. */
export type MovedBy = { by: Mover; actor: string; note?: string | null }
/** What is written in the same step as the state. */
type Beside = Partial<Pick<Application, 'submittedAt' | 'payment' | 'waitlistNumber' | 'replyBy'>>

const words = (state: ApplicationState) => state.replaceAll('_', ' ')

/** One writer at a time for an account's applications and lists: two taps meet here. */
export const lockAccount = (tx: Tx, account: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`family ${account}`}, 0))`)

/** Locks an application for the rest of the transaction. NOT_FOUND where there is none. */
export async function lockApplication(tx: Tx, id: number): Promise<Application> {
  const [row] = await tx.select().from(application).where(eq(application.id, id)).for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

async function writeMove(tx: Tx, { id, status }: Application, from: ApplicationState | null, by: MovedBy) {
  await tx.insert(applicationMove).values({ application: id, from, to: status, ...by, nextStep: nextSteps[status] })
}

/** Starts an application as a draft. The caller holds the account's lock. */
export async function startApplication(tx: Tx, values: typeof application.$inferInsert, by: MovedBy) {
  const [row] = await tx.insert(application).values(values).returning()
  if (!row) throw new Error('An insert answered no row')
  await writeMove(tx, row, null, by)
  return row
}

/**
 * The one way an application changes its state: checks that this mover may make this move, writes the timeline, tells the
 * family. `from` must be locked. CONFLICT where the move is not one of the table's.
 */
export async function moveApplication(
  tx: Tx,
  tell: Tell,
  from: Application,
  to: ApplicationState,
  { by, actor, note = null }: MovedBy,
  beside: Beside = {},
): Promise<Application> {
  if (!applicationMoves[from.status][to]?.includes(by))
    throw new ApiError('CONFLICT', { message: `What is ${words(from.status)} cannot become ${words(to)} in this way` })
  const [moved] = await tx
    .update(application)
    .set({ waitlistNumber: null, replyBy: null, ...beside, status: to, updatedAt: sql`now()` as never })
    .where(eq(application.id, from.id))
    .returning()
  if (!moved) throw new Error('A locked application was not there')
  await writeMove(tx, moved, from.status, { by, actor, note })
  const { name } = namedIn(await institutesOf(tx, [moved]), moved)
  await tell(tx, {
    account: moved.account,
    subject: `${name}: your application is ${words(to)}`,
    text: [`Your application to ${name} is now ${words(to)}.`, note, `${nextSteps[to]}.`].filter(Boolean).join('\n\n'),
    key: `application:${moved.id}:${to}:${moved.updatedAt}`,
  })
  return moved
}
