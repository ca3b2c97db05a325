import {
  ApiError,
  type ApplicationState,
  applicationTransitions,
  type NoticeKind,
  type TransitionActor,
  type WebhookEvent,
} from '@pravesh/contract'
import { formatDate, type Language, t } from '@pravesh/messages'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import { and, desc, eq, type PgUpdateSetSource, sql } from '../../../platform/db/drizzle.ts'
import { databaseError, type Tx } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { application, applicationMove, child, studentAccount } from '../../../platform/db/tables.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import { dropJob } from '../../../services/jobs/queue.ts'
import { mailTexts, plainName } from '../../../services/mail/compose.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import { raiseNotice } from '../../notice/raise.ts'
import { raiseEvent } from '../../webhooks/raise.ts'
import type { Application } from '../application.ts'
import { applicationsTo } from '../find.ts'
import { desiredClassOf } from '../form/desired-class.ts'
import { missingIn, nextStepOf } from '../next-step.ts'
import { type MoveDetails, moveNote } from '../staff/move-note.ts'
import { recordAccessEnd, recordSending } from './consents.ts'
import { transitionErrorMessage } from './transition-error.ts'

/** The actor of a transition with its content: the kind of actor, the name in the timeline and, for staff, their account. */
export type MovedBy = MoveDetails & {
  by: TransitionActor
  actor: string
  realm?: 'admin' | 'buyer'
  account?: number
}
/** Fields that are written in the same step as the state. */
type TransitionFields = Pick<
  PgUpdateSetSource<typeof application>,
  | 'submittedAt'
  | 'payment'
  | 'waitlistNumber'
  | 'replyBy'
  | 'appointmentOn'
  | 'appointmentTime'
  | 'appointmentPlace'
  | 'sent'
  | 'documents'
>

/** Page of the family's area that shows an application, by its id: `id` in the address of this page is a row of the shortlist. */
export const applicationPath = (id: number): string => `/student/application?application=${id}`
/** One hour: a payment within it spares the family the reminder of an unpaid fee. */
const reminderDelay = 3_600
const reminderKey = (id: number) => `application:${id}:payment_pending`

const stateText = (state: ApplicationState) => state.replaceAll('_', ' ')

/** One writer at a time for an account's applications and lists: two taps meet here. */
export const lockAccount = (tx: Tx, account: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`family ${account}`}, 0))`)

/** Locks an application for the rest of the transaction. NOT_FOUND where there is none. */
export async function lockApplication(tx: Tx, id: number): Promise<Application> {
  const [row] = await tx.select().from(application).where(eq(application.id, id)).for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Writes a line of the timeline with its place or last day, since the application has only the latest. */
export async function writeMove(
  tx: Tx,
  moved: Application,
  from: ApplicationState | null,
  mover: MovedBy,
): Promise<void> {
  const nextStep = nextStepOf(moved, mover.by === 'admin' ? { note: mover.note ?? null } : undefined)
  const { id, status: to, waitlistNumber } = moved
  const replyBy = to === 'offered' ? moved.replyBy : null
  await tx.insert(applicationMove).values({ application: id, from, to, ...mover, nextStep, waitlistNumber, replyBy })
}

type Started = typeof application.$inferInsert
/**
 * The previous application of the same family to the same institute for the same child in this season, so that an application after a
 * withdrawal or a refund does not repeat its details. Answers and documents are collected again: the institute sees them.
 */
async function previousApplication(tx: Tx, { account, instituteType, instituteId, child: childId }: Started) {
  const [last] = await tx
    .select({ class: application.class, session: application.session, quota: application.quota })
    .from(application)
    .where(
      and(
        applicationsTo(account, { instituteType, instituteId }),
        sql`${application.child} is not distinct from ${childId ?? null}::int`,
        sql`${application.updatedAt} > now() - interval '6 months'`,
      ),
    )
    .orderBy(desc(application.id))
    .limit(1)
  return last
}
/**
 * Default class, year and quota of a new application: those of the previous application to this institute, else the child's desired class.
 */
async function initialApplication(tx: Tx, values: Started) {
  const before = await previousApplication(tx, values)
  if (values.instituteType === 'college') return before
  const desired = await desiredClassOf(tx, values.child)
  return { ...before, class: before?.class ?? desired.class, session: before?.session ?? desired.session }
}
/** Starts an application as a draft. The caller holds the account's lock. TOO_MANY where the account has begun too many in a day. */
export async function startApplication(tx: Tx, values: Started, mover: MovedBy) {
  await countTry(tx, [['drafts', values.account], 40, 24 * 60])
  const [row] = await tx
    .insert(application)
    .values({ ...(await initialApplication(tx, values)), ...values })
    .returning()
  if (!row) throw new Error('An insert answered no row')
  await writeMove(tx, row, null, mover)
  return row
}

/** Whom an application is for: as it was sent, else the child, else whoever applies. */
export async function applicantOf(tx: Tx, { sent, child: childId, account }: Application): Promise<string> {
  if (sent?.applicant) return sent.applicant
  const [kid] = childId === null ? [] : await tx.select({ name: child.name }).from(child).where(eq(child.id, childId))
  if (kid) return kid.name
  const [person] = await tx
    .select({ name: studentAccount.name })
    .from(studentAccount)
    .where(eq(studentAccount.id, account))
  return person?.name ?? ''
}

/** A write that may open an application: CONFLICT where the family has another one open to the same institute. */
export async function assertNoOpenApplication<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (databaseError(error)?.constraint !== 'application_open') throw error
    const message = 'The family has another application to this institute under way. Go on with that one'
    throw new ApiError('CONFLICT', { message })
  }
}

/** The next step of an application, as text of its mail. */
export function nextStepText(moved: Application, language: Language): string {
  const text = t(language)
  const isLacking = moved.status === 'submitted' && missingIn(moved).length > 0
  return isLacking ? text('admission.incomplete') : text(`nextStep.${moved.status}`)
}

/** States that the institute is told of, because the family or the calendar brought them about. */
const toldStates: Partial<Record<ApplicationState, NoticeKind>> = {
  submitted: 'application',
  accepted: 'offer',
  declined: 'offer',
  expired: 'offer',
  withdrawn: 'withdrawn',
}
const movedEvents: Partial<Record<ApplicationState, WebhookEvent>> = {
  submitted: 'application.sent',
  withdrawn: 'application.withdrawn',
}
/** Tells the institute of a move that is not its own, and its system of every move. What was never sent to it is no news. */
async function raiseMoved(
  tx: Tx,
  from: Application,
  { id, status, instituteType, instituteId, submittedAt }: Application,
) {
  if (submittedAt === null) return
  const to = { type: instituteType, id: instituteId }
  const event = movedEvents[status] ?? 'application.moved'
  // The institute's access to a withdrawn application has ended: it is told of nothing that staff do with it later.
  if (from.accessEndedAt === null) await raiseEvent(tx, to, event, { id, state: status, earlierState: from.status })
  const kind = toldStates[status]
  if (kind) await raiseNotice(tx, to, { kind, subject: id, key: `${status}:${id}:${from.updatedAt}` })
}

/**
 * The only way an application changes its state: checks that this actor may make this transition, writes the timeline and notifies the
 * family. `from` must be locked. CONFLICT where the transition is not in the table.
 */
export async function transitionApplication(
  tx: Tx,
  notify: Notify,
  from: Application,
  to: ApplicationState,
  mover: MovedBy,
  fields: TransitionFields = {},
): Promise<Application> {
  const { by: side, note = null } = mover
  if (side === 'institute' && from.accessEndedAt !== null)
    throw new ApiError('CONFLICT', { message: 'Access to this application has ended: it is not decided any more' })
  if (!applicationTransitions[from.status][to]?.includes(side)) {
    const message = `What is ${stateText(from.status)} cannot become ${stateText(to)} in this way`
    throw new ApiError('CONFLICT', { message: side === 'family' ? transitionErrorMessage(from.status, to) : message })
  }
  if (to === 'accepted' && from.replyBy !== null && from.replyBy < today())
    throw new ApiError('CONFLICT', {
      message: `The last day to reply to this offer was ${formatDate(from.replyBy, 'en')}`,
    })
  const ended = {
    accessEndedAt: sql`now()`,
    accessEndedBy: side === 'admin' ? ('admin' as const) : ('family' as const),
  }
  const set = {
    ...{ waitlistNumber: null, replyBy: null, appointmentOn: null, appointmentTime: null, appointmentPlace: null },
    ...fields,
    ...(to === 'withdrawn' && from.accessEndedAt === null && ended),
    status: to,
    updatedAt: sql`now()`,
  }
  const [moved] = await assertNoOpenApplication(() =>
    tx.update(application).set(set).where(eq(application.id, from.id)).returning(),
  )
  if (!moved) throw new Error('A locked application was not there')
  await writeMove(tx, moved, from.status, mover)
  await raiseMoved(tx, from, moved)
  if (to === 'submitted') await recordSending(tx, moved)
  if (to === 'withdrawn') await recordAccessEnd(tx, from, side === 'admin' ? 'staff' : 'self', mover.actor)
  if (from.status === 'payment_pending') await dropJob(tx, reminderKey(moved.id))
  const { name } = summaryOf(await institutesOf(tx, [moved]), moved)
  const applicant = plainName(await applicantOf(tx, moved))
  // The family knows its own text: no mail repeats it to an unproven address.
  const details = side === 'family' ? {} : mover
  await notify(tx, {
    account: moved.account,
    kind: to === 'offered' ? 'offer' : 'move',
    isOwnNotice: side === 'family',
    path: applicationPath(moved.id),
    ...(to === 'payment_pending'
      ? { key: reminderKey(moved.id), delaySeconds: reminderDelay }
      : { key: `application:${moved.id}:${to}:${moved.updatedAt}` }),
    render: ({ language, ...family }) => {
      const text = t(language)
      const mailValues = { ...family, applicant, institute: name }
      if (side === 'admin' && to === 'withdrawn')
        return { event: 'application.moved', values: { ...mailValues, ...mailTexts[language].refunded(note ?? '') } }
      const next = nextStepText(moved, language)
      const state = text(`applicationState.${to}`)
      const values = {
        ...mailValues,
        state,
        note: moveNote(moved, from, details, { language, link: family.link }),
        next,
      }
      return { event: 'application.moved', values }
    },
  })
  return moved
}
