import { isClosed, orderAmount, orderCurrency, type ShortlistForm } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { Application } from '../../../people/admission/application.ts'
import { documentRows } from '../../../people/admission/documents/documents.ts'
import { timelineOf } from '../../../people/admission/find.ts'
import { formCompleteness } from '../../../people/admission/form/application-form.ts'
import { commonFormOf } from '../../../people/admission/form/children.ts'
import { completenessOf } from '../../../people/admission/form/completeness.ts'
import { desiredClassOf } from '../../../people/admission/form/desired-class.ts'
import { type FormKeys, openSent } from '../../../people/admission/form/sealed-form.ts'
import { missingIn } from '../../../people/admission/next-step.ts'
import { messagesOf } from '../../../people/admission/notes.ts'
import { questionsOf } from '../../../people/admission/questions.ts'
import { type Shortlisted, withApplications } from '../../../people/admission/shortlist.ts'
import { openedAt, readsOf } from '../../../people/admission/staff/read.ts'
import { unreachableReason } from '../../../people/notice/unreachable.ts'
import { paymentRows } from '../../../people/payment/list.ts'
import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { instituteTables } from '../../../platform/db/tables/tables-of.ts'
import { document, payment } from '../../../platform/db/tables.ts'
import { applicationOf, resolveShortlisted, type ShortlistNumber } from './find.ts'

/** For a submitted application, completeness is of the submitted version. */
const partsWhenSent = (current: Application, parts: Record<string, unknown>) => {
  const lacks = new Set(missingIn(current).map(([name]) => name))
  const presenceOf = (name: string) => (lacks.has(name) ? null : true)
  return { ...parts, commonForm: presenceOf('commonForm'), applicationForm: presenceOf('applicationForm') }
}

/** Whether nobody at the institute can be told of an application that was sent, and is not closed. */
async function isUntold(db: Db | Tx, { submittedAt, status, instituteType, instituteId }: Application) {
  if (submittedAt === null || isClosed(status)) return false
  const { rows } = await db.execute<{ untold: boolean }>(
    sql`select ${unreachableReason(sql`${instituteType}::text`, sql`${instituteId}::int`)} is not null as untold`,
  )
  return rows[0]?.untold ?? false
}

/** The form of a shortlisted institute, with the application that fills it. */
export async function loadShortlistForm(
  db: Db | Tx,
  keys: FormKeys,
  row: Shortlisted,
  language: Language,
): Promise<ShortlistForm> {
  const { account, instituteId, instituteType } = row
  const current = await applicationOf(db, row)
  const [listed] = await withApplications(db, account, [row], language)
  if (!listed) throw new Error('A shortlisted institute was not there')
  const { createdAt: _, ...head } = listed
  const childId = current ? current.child : row.child
  const form = childId === null ? null : await commonFormOf(db, keys, account, childId)
  const table = instituteTables[instituteType]
  const [requirements] = await db.select({ admission: table.admission }).from(table).where(eq(table.id, instituteId))
  const requiredDocuments = requirements?.admission?.documents ?? []
  const shared = current?.documents ?? []
  const documents =
    shared.length === 0 ? [] : await documentRows(db, and(eq(document.account, account), inArray(document.id, shared)))
  const [latest] = current ? await paymentRows(db, eq(payment.application, current.id)) : []
  const [fee] = current?.payment ? await paymentRows(db, eq(payment.id, current.payment)) : []
  const { quota = null, answers = {} } = current ?? {}
  // A new application starts with the child's desired class.
  const { class: grade, session } = current ?? (await desiredClassOf(db, instituteType === 'school' ? childId : null))
  // A submitted application answers the questions of its day.
  const sent = current?.sent && openSent(keys, account, current.sent)
  const { questions } = sent ?? (await questionsOf(db, { type: instituteType, id: instituteId }))
  const required = questions.filter((q) => q.required).map((q) => `answers.${q.id}`)
  const parts = {
    ...Object.fromEntries(Object.entries(answers).map(([id, value]) => [`answers.${id}`, value])),
    child: childId,
    class: grade,
    session,
    commonForm: form?.completeness.percent === 100 ? true : null,
    applicationForm: instituteType === 'college' && (await formCompleteness(db, account)).percent === 100 ? true : null,
    documents,
  }
  const needed = instituteType === 'school' ? ['child', 'class', 'session', 'commonForm'] : ['applicationForm']
  const {
    id: _id,
    child: _child,
    completeness: _full,
    updatedAt: _at,
    ...common
  } = form ?? ({} as NonNullable<typeof form>)
  return {
    ...head,
    child: childId,
    childName: form?.child.name ?? listed.childName,
    class: grade,
    ...{
      session,
      quota,
      questions,
      answers: answers as ShortlistForm['answers'],
      documentsAsked: requiredDocuments,
      documents,
    },
    common: sent?.common ? { ...sent.common, documents: null } : form ? common : null,
    fee: {
      ...{ amount: orderAmount, currency: orderCurrency },
      ...{ paid: fee?.status === 'paid', status: fee?.status ?? 'unpaid', receiptNumber: fee?.receiptNumber ?? null },
    },
    payment: latest ?? null,
    // A closed application is no longer read: applying again submits the current form.
    completeness: completenessOf(current?.sent && !isClosed(current.status) ? partsWhenSent(current, parts) : parts, [
      ...needed,
      ...(requiredDocuments.length > 0 ? ['documents'] : []),
      ...required,
    ]),
    timeline: current ? await timelineOf(db, current.id) : [],
    cannotBeTold: current ? await isUntold(db, current) : false,
    messages: current ? ((await messagesOf(db, [current.id])).get(current.id) ?? []) : [],
    reads: current ? await readsOf(db, current) : [],
    openedAt: current ? await openedAt(db, current) : null,
    updatedAt: current?.updatedAt ?? null,
  }
}
export const readShortlistForm = async (
  db: Db,
  keys: FormKeys,
  account: number,
  shortlistNumber: ShortlistNumber,
  language: Language,
): Promise<ShortlistForm> =>
  loadShortlistForm(db, keys, await resolveShortlisted(db, account, shortlistNumber), language)
