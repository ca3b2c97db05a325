import { isClosed, orderAmount, orderCurrency, type ShortlistForm } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { Application } from '../../admission/application.ts'
import { isFormFull } from '../../admission/application-form.ts'
import { commonFormOf } from '../../admission/children.ts'
import { readsOf } from '../../admission/desk-read.ts'
import { documentRows } from '../../admission/documents.ts'
import { timelineOf } from '../../admission/find.ts'
import { fullness } from '../../admission/fullness.ts'
import { missingIn } from '../../admission/next-step.ts'
import { questionsOf } from '../../admission/questions.ts'
import { type Shortlisted, withApplications } from '../../admission/shortlist.ts'
import { soughtBy } from '../../admission/sought.ts'
import { and, eq, inArray } from '../../db/drizzle.ts'
import type { Db, Tx } from '../../db/index.ts'
import { document, payment } from '../../db/tables.ts'
import { instituteTables } from '../../db/tables-of.ts'
import { paymentRows } from '../../payment/list.ts'
import { applicationOf, resolveShortlisted, type ShortlistNumber } from './find.ts'

/** Of what was sent it counts what the institute reads. */
const asSent = (its: Application, parts: Record<string, unknown>) => {
  const lacks = new Set(missingIn(its).map(([name]) => name))
  const whole = (name: string) => (lacks.has(name) ? null : true)
  return { ...parts, commonForm: whole('commonForm'), applicationForm: whole('applicationForm') }
}

/** The form of a shortlisted institute, with the application that fills it. */
export async function shownForm(db: Db | Tx, row: Shortlisted, language: Language): Promise<ShortlistForm> {
  const { account, instituteId, instituteType } = row
  const its = await applicationOf(db, row)
  const [listed] = await withApplications(db, account, [row], language)
  if (!listed) throw new Error('A shortlisted institute was not there')
  const { createdAt: _, ...head } = listed
  const of = its ? its.child : row.child
  const form = of === null ? null : await commonFormOf(db, account, of)
  const table = instituteTables[instituteType]
  const [asks] = await db.select({ admission: table.admission }).from(table).where(eq(table.id, instituteId))
  const documentsAsked = asks?.admission?.documents ?? []
  const shared = its?.documents ?? []
  const documents =
    shared.length === 0 ? [] : await documentRows(db, and(eq(document.account, account), inArray(document.id, shared)))
  const [latest] = its ? await paymentRows(db, eq(payment.application, its.id)) : []
  const [fee] = its?.payment ? await paymentRows(db, eq(payment.id, its.payment)) : []
  const { quota = null, answers = {} } = its ?? {}
  // What is not begun yet begins with what the child is to join.
  const { class: grade, session } = its ?? (await soughtBy(db, instituteType === 'school' ? of : null))
  // What was sent answers the questions of its day.
  const { questions } = its?.sent ?? (await questionsOf(db, { type: instituteType, id: instituteId }))
  const required = questions.filter((q) => q.required).map((q) => `answers.${q.id}`)
  const parts = {
    ...Object.fromEntries(Object.entries(answers).map(([id, answer]) => [`answers.${id}`, answer])),
    child: of,
    class: grade,
    session,
    commonForm: form?.completeness.percent === 100 ? true : null,
    applicationForm: instituteType === 'college' && (await isFormFull(db, account)) ? true : null,
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
    child: of,
    childName: form?.child.name ?? listed.childName,
    class: grade,
    ...{ session, quota, questions, answers: answers as ShortlistForm['answers'], documentsAsked, documents },
    common: its?.sent?.common ? { ...its.sent.common, documents: null } : form ? common : null,
    fee: {
      ...{ amount: orderAmount, currency: orderCurrency },
      ...{ paid: fee?.status === 'paid', status: fee?.status ?? 'unpaid', receiptNumber: fee?.receiptNumber ?? null },
    },
    payment: latest ?? null,
    // What was closed is not read any more: applying again sends what is there now.
    completeness: fullness(its?.sent && !isClosed(its.status) ? asSent(its, parts) : parts, [
      ...needed,
      ...(documentsAsked.length > 0 ? ['documents'] : []),
      ...required,
    ]),
    timeline: its ? await timelineOf(db, its.id) : [],
    reads: its ? await readsOf(db, its) : [],
    updatedAt: its?.updatedAt ?? null,
  }
}
export const readShortlistForm = async (
  db: Db,
  account: number,
  which: ShortlistNumber,
  language: Language,
): Promise<ShortlistForm> => shownForm(db, await resolveShortlisted(db, account, which), language)
