import { isClosed, type SentApplication } from '@pravesh/contract'
import { deleteFiles } from '../../catalogue/files/store.ts'
import {
  and,
  arrayOverlaps,
  eq,
  getTableConfig,
  inArray,
  is,
  isNull,
  notExists,
  PgTable,
  type SQL,
  sql,
} from '../../platform/db/drizzle.ts'
import { allowErasing } from '../../platform/db/erasing.ts'
import type { Tx } from '../../platform/db/index.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import * as tables from '../../platform/db/tables.ts'
import { recordAccessEnd } from '../admission/transition/consents.ts'
import { lockUnderWay } from '../admission/transition/resubmit.ts'
import { transitionApplication } from '../admission/transition/transition.ts'
import { eraseEnquiries } from '../enquiry/inbox/removal.ts'
import { eraseReviews } from '../review/author.ts'

const {
  application,
  applicationMove,
  applicationNote,
  applicationSent,
  child,
  document,
  payment,
  refund,
  studentAccount,
} = tables

/** Stands for the name of a person who had it erased, in records that tax law or the institute's own decision keeps. */
const erasedName = 'Erased'
const erasedForm: SentApplication = { applicant: erasedName, child: null, common: null, form: null, questions: [] }
const silent = async () => undefined

/**
 * Withdraws applications that are open, and deletes those without an order. Of the others the institute, the course, the dates, the states
 * and the payments stay, without any name: receipts are kept for 72 months from the annual return (Central Goods and Services Tax Act 2017,
 * s. 36).
 */
async function eraseApplications(tx: Tx, which: SQL | undefined): Promise<void> {
  const rows = await tx.select().from(application).where(which).orderBy(application.id).for('update')
  for (const row of rows) {
    if (isClosed(row.status)) await recordAccessEnd(tx, row, 'self', erasedName)
    else await transitionApplication(tx, silent, row, 'withdrawn', { by: 'family', actor: erasedName })
  }
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .delete(application)
    .where(
      and(
        inArray(application.id, ids),
        notExists(tx.select().from(payment).where(eq(payment.application, application.id))),
      ),
    )
  await tx
    .update(application)
    .set({
      child: null,
      quota: null,
      answers: {},
      documents: [],
      appointmentPlace: null,
      sent: sql`case when ${application.submittedAt} is null then null else ${JSON.stringify(erasedForm)}::jsonb end`,
      accessEndedAt: sql`coalesce(${application.accessEndedAt}, now())`,
      accessEndedBy: sql`coalesce(${application.accessEndedBy}, 'family')`,
      updatedAt: nextUpdatedAt(application.updatedAt),
    })
    .where(inArray(application.id, ids))
  await tx.delete(applicationSent).where(inArray(applicationSent.application, ids))
  await tx.delete(applicationNote).where(inArray(applicationNote.application, ids))
  await allowErasing(tx)
  await tx
    .update(applicationMove)
    .set({
      actor: sql`case when ${applicationMove.by} = 'family' then ${erasedName} else ${applicationMove.actor} end`,
      ...{ note: null, place: null, bring: null },
    })
    .where(inArray(applicationMove.application, ids))
}

/** Deletes documents with their files, and their numbers from other applications. */
async function eraseDocuments(tx: Tx, account: number, which: SQL | undefined): Promise<void> {
  const rows = await tx
    .delete(document)
    .where(and(eq(document.account, account), which))
    .returning({ id: document.id, key: document.key })
  if (rows.length === 0) return
  await deleteFiles(tx, rows)
  const ids = rows.map(({ id }) => id)
  const remaining = sql`array(select d from unnest(${application.documents}) d where not d = any(${sql.param(ids, application.documents)}))`
  await tx
    .update(application)
    .set({ documents: remaining })
    .where(and(eq(application.account, account), arrayOverlaps(application.documents, ids)))
}

/** Erases what one application was sent with; the family's own documents stay. */
export async function erasePapers(tx: Tx, account: number, id: number): Promise<void> {
  await lockUnderWay(tx, account)
  await eraseApplications(tx, and(eq(application.account, account), eq(application.id, id)))
}

/** Erases a child with its form, documents and applications. */
export async function eraseChild(tx: Tx, account: number, id: number): Promise<void> {
  await lockUnderWay(tx, account)
  await eraseApplications(tx, and(eq(application.account, account), eq(application.child, id)))
  await eraseDocuments(tx, account, eq(document.child, id))
  await tx.delete(child).where(and(eq(child.id, id), eq(child.account, account)))
}

/** Deletes the rows of each table that belong to the account, which are those that the database deletes with it. */
async function eraseOwnRows(tx: Tx, account: number): Promise<void> {
  await allowErasing(tx)
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue
    for (const key of getTableConfig(table).foreignKeys) {
      const { columns, foreignTable } = key.reference()
      const [column] = columns
      if (foreignTable === studentAccount && key.onDelete === 'cascade' && column)
        await tx.delete(table).where(eq(column, account))
    }
  }
  const { accountSuspension, authenticatorApp, knownNetwork, passkey, passkeyChallenge, recoveryCode } = tables
  const { session, temporaryPassword } = tables
  const factors = [authenticatorApp, passkey, passkeyChallenge, recoveryCode]
  for (const table of [accountSuspension, knownNetwork, session, temporaryPassword, ...factors])
    await tx.delete(table).where(and(eq(table.realm, 'student'), eq(table.account, account)))
}

/** Deletes what is stored under the mobile and the e-mail address of an account. */
async function eraseContacts(tx: Tx, email: string | null, mobile: string | null): Promise<void> {
  const { mailBounce, mailSuppression, oneTimeCode, outbox, throttle } = tables
  const contacts = [email?.toLowerCase(), mobile].filter((contact) => typeof contact === 'string')
  if (mobile) await tx.delete(oneTimeCode).where(eq(oneTimeCode.mobile, mobile))
  for (const contact of contacts) {
    await tx.delete(outbox).where(eq(sql`lower(${outbox.to})`, contact))
    await tx.delete(mailSuppression).where(eq(mailSuppression.address, contact))
    await tx.delete(mailBounce).where(eq(mailBounce.address, contact))
    // With its quotes in the key, which is JSON: another's address may end with this one.
    await tx.delete(throttle).where(sql`position(${JSON.stringify(contact)} in lower(${throttle.key})) > 0`)
  }
}

/**
 * Erases an account with everything of it: children, forms, documents, questions, reviews, consents, sessions. Where it has paid a fee, a row
 * without a name stays, which the payments belong to.
 */
export async function eraseAccount(tx: Tx, account: number): Promise<void> {
  await lockUnderWay(tx, account)
  const [row] = await tx.select().from(studentAccount).where(eq(studentAccount.id, account)).for('update')
  if (!row) return
  await eraseApplications(tx, eq(application.account, account))
  await eraseDocuments(tx, account, undefined)
  await eraseReviews(tx, account)
  const { enquiry } = tables
  await eraseEnquiries(tx, eq(enquiry.account, account))
  // Questions that were asked without signing in belong to whoever has proven the number.
  if (row.mobile && row.mobileVerified)
    await eraseEnquiries(tx, and(isNull(enquiry.account), eq(enquiry.mobile, row.mobile)))
  await eraseOwnRows(tx, account)
  // An address or a number that was never proven may be another's.
  await eraseContacts(tx, row.emailVerified ? row.email : null, row.mobileVerified ? row.mobile : null)
  const ownPayments = tx.select({ id: payment.id }).from(payment).where(eq(payment.account, account))
  await tx.update(refund).set({ note: null }).where(inArray(refund.payment, ownPayments))
  if ((await tx.$count(application, eq(application.account, account))) === 0) {
    await tx.delete(studentAccount).where(eq(studentAccount.id, account))
    return
  }
  await tx
    .update(studentAccount)
    .set({
      name: erasedName,
      email: null,
      mobile: null,
      passwordHash: null,
      dateOfBirth: null,
      mobileVerified: false,
      emailVerified: false,
    })
    .where(eq(studentAccount.id, account))
}
