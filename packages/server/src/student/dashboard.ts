import {
  type ApplicationRow,
  type ApplicationState,
  closedStates,
  type Dashboard,
  type SchoolDashboard,
} from '@pravesh/contract'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { applicationFormOf } from '../admission/application-form.ts'
import { applicationRows } from '../admission/application-rows.ts'
import { fullness, neededOf } from '../admission/fullness.ts'
import type { Db } from '../db/index.ts'
import { application, cartItem, child, document, enquiry, payment, shortlist } from '../db/tables.ts'
import { ownEnquiry } from './own-enquiry.ts'
import { profileOf } from './profile.ts'

// What waits for the family, the one with a last day first.
const urgent: readonly ApplicationState[] = [
  'offered',
  'documents_requested',
  'test',
  'interaction',
  'payment_pending',
  'draft',
]
type Next = Dashboard['next']

function nextOf(applications: ApplicationRow[], profileMissing: number): Next {
  const waiting = applications
    .filter((a) => urgent.includes(a.status))
    .sort((a, b) => urgent.indexOf(a.status) - urgent.indexOf(b.status))
  const steps: Next = waiting.map((a) => ({
    what: `${a.instituteName}: ${a.nextStep}`,
    application: a.id,
    by: a.replyBy,
  }))
  if (profileMissing > 0) steps.push({ what: 'Complete your profile', application: null, by: null })
  return steps.slice(0, 10)
}

async function figuresOf(db: Db, account: number) {
  const profile = await profileOf(db, account)
  const mine = eq(application.account, account)
  const applications = await applicationRows(db, and(mine, notInArray(application.status, [...closedStates])))
  const [sum] = await db
    .select({ paid: sql<number>`coalesce(sum(${payment.amount}), 0)::int` })
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
    profile: profile.completeness,
    next: nextOf(applications, profile.completeness.missing.length),
  }
}

export async function dashboardOf(db: Db, account: number): Promise<Dashboard> {
  const form = (await applicationFormOf(db, account)).completeness
  return { ...(await figuresOf(db, account)), form }
}
export async function schoolDashboardOf(db: Db, account: number): Promise<SchoolDashboard> {
  const figures = await figuresOf(db, account)
  const rows = await db
    .select({ id: child.id, name: child.name, form: child.commonForm })
    .from(child)
    .where(eq(child.account, account))
    .orderBy(child.id)
  const children = rows.map(({ id, name, form }) => {
    const applications = figures.applications.filter((a) => a.child === id).length
    return { id, name, form: fullness(form, neededOf.commonForm), applications }
  })
  return { ...figures, children }
}
