import { type Dashboard, type InstituteType, instituteTypes } from '@pravesh/contract'
import { institutesOf, summaryOf } from '../../catalogue/institute/summaries.ts'
import { and, eq, gte, notExists, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { today } from '../../platform/db/statements/today.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { application, child, shortlist } from '../../platform/db/tables.ts'

type Day = Dashboard['dates'][number]
const mostDates = 8

/** Last days for answers to offers, and days of tests and interactions, of the account's applications. */
async function daysOfApplications(db: Db, account: number, from: string): Promise<Day[]> {
  const rows = await db
    .select({ a: application, childName: child.name })
    .from(application)
    .leftJoin(child, eq(child.id, application.child))
    .where(
      and(
        eq(application.account, account),
        sql`(${application.status} = 'offered' and ${application.replyBy} >= ${from}
          or ${application.status} in ('test', 'interaction') and ${application.appointmentOn} >= ${from})`,
      ),
    )
    .limit(100)
  const names = await institutesOf(
    db,
    rows.map(({ a }) => a),
  )
  return rows.flatMap(({ a, childName }): Day[] => {
    const { instituteType, instituteId, child: childId, course, status } = a
    const isOffer = status === 'offered'
    const on = isOffer ? a.replyBy : a.appointmentOn
    if (!on) return []
    const { name: instituteName, url: instituteUrl } = summaryOf(names, a)
    return [
      {
        ...{ on, kind: isOffer ? 'reply' : 'appointment', time: isOffer ? null : a.appointmentTime },
        ...{ instituteType, instituteId, instituteName, instituteUrl, child: childId, childName, course },
      },
    ]
  })
}

/** Last days to apply to institutes of one kind that are on the shortlist, and that the account has not applied to. */
async function closingDays(db: Db, account: number, instituteType: InstituteType, from: string): Promise<Day[]> {
  const table = instituteTables[instituteType]
  const isApplied = db
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.account, account),
        eq(application.instituteType, instituteType),
        eq(application.instituteId, table.id),
      ),
    )
  const rows = await db
    .selectDistinct({ id: table.id, name: table.name, url: table.url, on: table.admissionClosesOn })
    .from(shortlist)
    .innerJoin(table, eq(table.id, shortlist.instituteId))
    .where(
      and(
        eq(shortlist.account, account),
        eq(shortlist.instituteType, instituteType),
        eq(table.status, 'published'),
        gte(table.admissionClosesOn, from),
        notExists(isApplied),
      ),
    )
    .orderBy(table.admissionClosesOn, table.id)
    .limit(mostDates)
  return rows.flatMap(({ id: instituteId, name: instituteName, url: instituteUrl, on }): Day[] =>
    on
      ? [
          {
            ...{ on, kind: 'closes', time: null, instituteType, instituteId, instituteName, instituteUrl },
            ...{ child: null, childName: null, course: null },
          },
        ]
      : [],
  )
}

/** The days ahead of a family, the next first; at most 8. */
export async function datesOf(db: Db, account: number): Promise<Day[]> {
  const from = today()
  const days = await Promise.all([
    daysOfApplications(db, account, from),
    ...instituteTypes.map((instituteType) => closingDays(db, account, instituteType, from)),
  ])
  return days
    .flat()
    .toSorted((first, other) => first.on.localeCompare(other.on) || (first.time ?? '').localeCompare(other.time ?? ''))
    .slice(0, mostDates)
}
