import {
  type ApplicationRow,
  type ApplicationState,
  closedStates,
  type Dashboard,
  isClosed,
  type SchoolDashboard,
} from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { applicationRows } from '../../people/admission/application-rows.ts'
import { formCompleteness } from '../../people/admission/form/application-form.ts'
import { completenessOf, neededOf } from '../../people/admission/form/completeness.ts'
import { ownEnquiry } from '../../people/enquiry/institute/filter.ts'
import { and, eq, gt, inArray, max, notInArray, or, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { application, cartItem, child, document, enquiry, payment, shortlist } from '../../platform/db/tables.ts'
import { datesOf } from './dates.ts'
import { profileOf } from './profile.ts'

// Applications that wait for the family, those with a last day first.
const urgent: readonly ApplicationState[] = [
  'offered',
  'documents_requested',
  'submitted',
  'test',
  'interaction',
  'payment_pending',
  'draft',
]
type Step = Dashboard['next'][number]

// A complete submission waits for the institute; an incomplete one waits for the family, until it is read.
const isWaiting = ({ status, missing }: ApplicationRow) =>
  urgent.includes(status) && !(status === 'submitted' && missing.length === 0)

const noTarget = {
  application: null,
  instituteType: null,
  instituteId: null,
  instituteName: null,
  child: null,
  course: null,
  by: null,
}
const formStep = (kind: Step['kind'], label: string, child: number | null = null): Step => ({
  ...noTarget,
  kind,
  what: label,
  child,
})

/** Applications that wait for the family, then its forms, then its profile. */
function nextOf(applications: ApplicationRow[], forms: readonly Step[], profileMissing: number, language: Language) {
  const waiting = applications
    .filter(isWaiting)
    .sort(
      (a, b) => urgent.indexOf(a.status) - urgent.indexOf(b.status) || (a.replyBy ?? '').localeCompare(b.replyBy ?? ''),
    )
  const steps = waiting.map(
    ({ id, instituteType, instituteId, instituteName, child, course, courseName, nextStep, replyBy }): Step => ({
      kind: 'application',
      what: `${courseName ? `${instituteName}, ${courseName}` : instituteName}: ${nextStep}`,
      ...{ application: id, instituteType, instituteId, instituteName, child, course, by: replyBy },
    }),
  )
  const profile = formStep('profile', t(language)('admission.completeProfile'))
  return [...steps, ...forms, ...(profileMissing > 0 ? [profile] : [])].slice(0, 10)
}

/**
 * Open applications of an account and, for a season, those that have ended, but not where the family applied to the same institute again for
 * the same child and course.
 */
function currentOf(db: Db, account: number) {
  const mine = eq(application.account, account)
  const { instituteType, instituteId, child: childId, course, status, updatedAt } = application
  const lastOfEach = db
    .select({ id: max(application.id) })
    .from(application)
    .where(mine)
    .groupBy(instituteType, instituteId, childId, course)
  const recent = and(gt(updatedAt, sql`now() - interval '6 months'`), inArray(application.id, lastOfEach))
  return and(mine, or(notInArray(status, [...closedStates]), recent))
}

async function figuresOf(db: Db, account: number, language: Language) {
  const profile = await profileOf(db, account)
  const applications = await applicationRows(db, currentOf(db, account), language)
  // Of a payment that a part was refunded of, the rest.
  const returnedOf = sql`coalesce((select sum(r.amount) from refund r
    where r.gateway_payment = ${payment.gatewayPayment} and r.status = 'refunded'), 0)`
  const [sum] = await db
    .select({ paid: sql<number>`coalesce(sum(${payment.amount} - ${returnedOf}), 0)::int` })
    .from(payment)
    .where(and(eq(payment.account, account), eq(payment.status, 'paid')))
  return {
    name: profile.name,
    shortlisted: await db.$count(shortlist, eq(shortlist.account, account)),
    inCart: await db.$count(cartItem, eq(cartItem.account, account)),
    documents: await db.$count(document, eq(document.account, account)),
    enquiries: await db.$count(enquiry, ownEnquiry(account)),
    paid: sum?.paid ?? 0,
    applications,
    dates: await datesOf(db, account),
    profile: profile.completeness,
    guardian: profile.guardian,
  }
}

export async function dashboardOf(db: Db, account: number, language: Language): Promise<Dashboard> {
  const form = await formCompleteness(db, account)
  const figures = await figuresOf(db, account, language)
  const forms = form.missing.length > 0 ? [formStep('form', t(language)('admission.fillCollegeForm'))] : []
  return { ...figures, form, next: nextOf(figures.applications, forms, figures.profile.missing.length, language) }
}
export async function schoolDashboardOf(db: Db, account: number, language: Language): Promise<SchoolDashboard> {
  const text = t(language)
  const figures = await figuresOf(db, account, language)
  const rows = await db
    .select({ id: child.id, name: child.name, form: child.commonForm })
    .from(child)
    .where(eq(child.account, account))
    .orderBy(child.id)
  const children = rows.map(({ id, name, form }) => {
    const applications = figures.applications.filter((a) => a.child === id && !isClosed(a.status)).length
    return { id, name, form: completenessOf(form, neededOf.commonForm), applications }
  })
  // An enrolled applicant has no form to fill in.
  const mine = and(eq(application.account, account), eq(application.status, 'enrolled'))
  const enrolled = (await db.select({ child: application.child }).from(application).where(mine)).map((a) => a.child)
  const forms = children.flatMap(({ id, name, form }) =>
    form.missing.length > 0 && !enrolled.includes(id)
      ? [formStep('child-form', text('admission.fillChildForm', { name }), id)]
      : [],
  )
  const first = children.length === 0 ? [formStep('add-child', text('admission.addChild'))] : forms
  const next = nextOf(figures.applications, first, figures.profile.missing.length, language)
  return { ...figures, children, next }
}
