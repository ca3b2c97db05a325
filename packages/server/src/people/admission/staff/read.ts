import { ApiError, type SentApplication, type ShortlistForm, type StaffApplication } from '@pravesh/contract'
import type { Vault } from '../../../catalogue/files/store.ts'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import { and, asc, desc, eq, inArray, isNull, not, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import {
  application,
  applicationForm,
  collegeDoc,
  contactRead,
  document,
  payment,
  studentAccount,
} from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { StreamedFile } from '../../../platform/http/response/file.ts'
import { readerLabel, readerPerson } from '../../enquiry/contact-reads.ts'
import type { Application } from '../application.ts'
import { refundsIn } from '../application-rows.ts'
import { fileOf } from '../documents/documents.ts'
import { timelineOf } from '../find.ts'
import { courseSummaries } from '../form/course.ts'
import { type FormKeys, openSent } from '../form/sealed-form.ts'
import { nextStepOf } from '../next-step.ts'
import { notesOf } from '../notes.ts'
import { answeredQuestions } from '../questions.ts'
import { formToSend } from '../sent.ts'
import { addressedTo, findAsStaff, headOf, type StaffScope } from './staff.ts'

type Staff = Actor & { realm: 'admin' | 'buyer' }
/** The account of a staff member who decides on applications. */
export function staffOf(actor: Actor): Staff {
  if (actor.realm === 'student') throw new ApiError('FORBIDDEN')
  return { ...actor, realm: actor.realm }
}
const writeRead = (db: Db | Tx, { realm, account }: Staff, id: number, packet = false) =>
  db.insert(contactRead).values({ application: id, realm, account, packet, readAt: sql`clock_timestamp()` })
const isClosedTo = (scope: StaffScope, { accessEndedAt }: Application): boolean =>
  accessEndedAt !== null && scope !== 'all'

/**
 * Reads an application in its current state and records the read. It waits for a correction in progress; a later correction finds the
 * record, so the version that was read remains.
 */
async function read(tx: Tx, staff: Staff, scope: StaffScope, id: number, packet = false) {
  const inScope = and(addressedTo(scope), eq(application.id, id))
  await tx.select({ id: application.id }).from(application).where(inScope).for('share')
  const found = await findAsStaff(tx, scope, id)
  if (!isClosedTo(scope, found.a)) await writeRead(tx, staff, id, packet)
  return found
}

/** The application whose packet a person of its institute downloads, and a record of that. NOT_FOUND also after access has ended. */
export async function readForPacket(tx: Tx, actor: Actor, scope: StaffScope, id: number): Promise<Application> {
  const { a } = await read(tx, staffOf(actor), scope, id, true)
  if (isClosedTo(scope, a)) throw new ApiError('NOT_FOUND')
  return a
}

/**
 * Accounts that read the contact and form of an application, newest first: the first read of each account per day in India, and each
 * download of its packet. A move responds to the application and counts as a read too, but the family is not notified of every move.
 */
export async function readsOf(db: Db | Tx, row: Application): Promise<ShortlistForm['reads']> {
  const { realm, account, readAt, packet } = contactRead
  const download = sql`case when ${packet} then ${contactRead.id} end`
  const day = sql`(${readAt} at time zone 'Asia/Kolkata')::date`
  const firstReadAt = sql<string>`min(${readAt})`.mapWith(readAt)
  const rows = await db
    .select({ side: realm, packet, at: firstReadAt, person: readerPerson })
    .from(contactRead)
    .where(eq(contactRead.application, row.id))
    .groupBy(realm, account, packet, day, download)
    .orderBy(desc(sql`min(${contactRead.id})`))
    .limit(100)
  const { name } = summaryOf(await institutesOf(db, [row]), row)
  return rows.map(({ person, ...row }) => ({ by: readerLabel(row.side, name, person), ...row }))
}

/** When a person of the institute first opened an application; null until then. */
export async function openedAt(db: Db | Tx, { id }: Application): Promise<string | null> {
  const first = sql<string | null>`min(${contactRead.readAt})`.mapWith(contactRead.readAt)
  const byInstitute = and(eq(contactRead.application, id), eq(contactRead.realm, 'buyer'))
  const [row] = await db.select({ first }).from(contactRead).where(byInstitute)
  return row?.first ?? null
}

const sharedColumns = {
  id: document.id,
  type: document.type,
  title: document.title,
  mime: document.mime,
  size: document.size,
  issued: document.issued,
  expires: document.expires,
  createdAt: document.createdAt,
}
const withheld = { shared: false, family: null, child: null, common: null, form: null, answers: [], documents: [] }

/**
 * A student shares contact, address and guardians with colleges by a declaration, which counts as it is now: it can be given later, and
 * taken back. A parent's form goes to the schools that it is filled for.
 */
async function isShared(db: Db | Tx, { instituteType, account }: Application, { form }: SentApplication) {
  if (instituteType === 'school') return true
  const now = sql<boolean | null>`(${applicationForm.form}->'declarations'->>'shareWithColleges')::boolean`
  const [row] = await db.select({ now }).from(applicationForm).where(eq(applicationForm.account, account))
  return row?.now ?? form?.declarations?.shareWithColleges ?? false
}

/** Documents in the slots of the form for colleges are shared by its declaration alone. */
const isInSlot = sql<boolean>`exists (select from ${collegeDoc} where ${collegeDoc.document} = ${document.id})`
/** What an application gives its institute: as it was sent, less what the student does not share with colleges. All of it for `all`. */
export async function contentOf(db: Db | Tx, keys: FormKeys, a: Application, scope?: StaffScope) {
  const { sent: stored, documents: ids } = a.sent ? { sent: a.sent, documents: a.documents } : await formToSend(db, a)
  const { questions, applicant, ...sent } = openSent(keys, a.account, stored)
  const shared = await isShared(db, a, { questions, ...sent })
  const hasAccess = shared || scope === 'all'
  const mine = and(eq(document.account, a.account), inArray(document.id, ids), hasAccess ? undefined : not(isInSlot))
  return {
    ...{ shared, hasAccess, applicant },
    form: hasAccess ? sent : { ...sent, form: sent.form && { ...sent.form, contact: null, guardians: null } },
    answers: answeredQuestions(questions, a.answers),
    documents: mine,
  }
}

/**
 * One application as submitted. Records that this account read the contact. After access has ended an institute no longer gets the content:
 * the row and the timeline stay.
 */
export async function readAsStaff(
  db: Db | Tx,
  keys: FormKeys,
  actor: Actor,
  scope: StaffScope,
  id: number,
): Promise<StaffApplication> {
  const staff = staffOf(actor)
  const row = await db.transaction((tx) => read(tx, staff, scope, id))
  const { a } = row
  const names = await institutesOf(db, [a])
  const [paid] = await db
    .select({ receiptNumber: payment.receiptNumber })
    .from(payment)
    .where(eq(payment.id, a.payment ?? 0))
  const progress = {
    nextStep: nextStepOf(a, (await refundsIn(db, a.status === 'withdrawn' ? [id] : [])).get(id)),
    formVersion: a.sentVersion,
    accessEndedAt: a.accessEndedAt,
    accessEndedBy: a.accessEndedBy,
    receiptNumber: paid?.receiptNumber ?? null,
    timeline: await timelineOf(db, id),
    notes: await notesOf(db, id, { withRemarks: scope !== 'all' }),
  }
  const course = (await courseSummaries(db, [a]))(a)
  const head = headOf(row, summaryOf(names, a).name, course)
  if (isClosedTo(scope, a)) return { ...head, ...progress, ...withheld }
  const { name, email, mobile } = studentAccount
  const [family] = await db.select({ name, email, mobile }).from(studentAccount).where(eq(studentAccount.id, a.account))
  const { shared, hasAccess, form, answers, documents: mine } = await contentOf(db, keys, a, scope)
  const documents = await db.select(sharedColumns).from(document).where(mine).orderBy(asc(document.id))
  return {
    ...head,
    ...progress,
    ...form,
    shared,
    family: family ? (hasAccess ? family : { ...family, email: null, mobile: null }) : null,
    answers,
    documents: documents as StaffApplication['documents'],
  }
}

/** The file of a document that was shared with an application of this institute; NOT_FOUND for every other. */
export async function readShared(
  { db, storage }: Vault,
  actor: Actor,
  scope: StaffScope,
  { id, documentId }: { id: number; documentId: number },
): Promise<StreamedFile> {
  const granted = and(
    addressedTo(scope),
    eq(application.id, id),
    isNull(application.accessEndedAt),
    sql`${application.documents} @> array[${documentId}::int]`,
    eq(document.id, documentId),
  )
  const [row] = await db
    .select({ a: application, document, inSlot: isInSlot })
    .from(application)
    .innerJoin(document, eq(document.account, application.account))
    .where(granted)
  if (!row) throw new ApiError('NOT_FOUND')
  const { a, inSlot } = row
  if (inSlot && a.sent && !(await isShared(db, a, a.sent))) throw new ApiError('NOT_FOUND')
  await writeRead(db, staffOf(actor), id)
  return fileOf(storage, row.document)
}
