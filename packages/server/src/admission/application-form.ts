import { ApiError, type ApplicationForm, applicationFormShape } from '@pravesh/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/index.ts'
import { application, applicationForm, college } from '../db/tables.ts'
import { applicationRows } from './application-rows.ts'
import { timelineOf } from './find.ts'
import { fullness, neededOf } from './fullness.ts'

type Sections = Omit<ApplicationForm, 'completeness' | 'applications' | 'updatedAt'>
const empty = Object.fromEntries(Object.keys(applicationFormShape).map((section) => [section, null]))

export async function applicationFormOf(db: Db | Tx, account: number): Promise<ApplicationForm> {
  const [row] = await db.select().from(applicationForm).where(eq(applicationForm.account, account))
  const form = { ...empty, ...row?.form } as Sections
  const applications = []
  for (const one of await applicationRows(db, eq(application.account, account)))
    applications.push({ ...one, timeline: await timelineOf(db, one.id) })
  const completeness = fullness(form, neededOf.applicationForm)
  return { ...form, completeness, applications, updatedAt: row?.updatedAt ?? null }
}
/** Replaces the sections named; the others stay. */
export async function changeApplicationForm(db: Db, account: number, sections: Partial<Sections>) {
  return db.transaction(async (tx) => {
    const chosen = [...new Set([...(sections.choices ?? []), ...(sections.extraAnswers ?? [])].map((c) => c.eid))]
    const known =
      chosen.length === 0
        ? 0
        : await tx.$count(college, and(inArray(college.id, chosen), eq(college.status, 'published')))
    if (known < chosen.length)
      throw new ApiError('INVALID', { errors: [{ field: 'choices', message: 'One of these colleges does not exist' }] })
    await tx
      .insert(applicationForm)
      .values({ account, form: sections })
      .onConflictDoUpdate({
        target: applicationForm.account,
        set: { form: sql`${applicationForm.form} || excluded.form`, updatedAt: sql`now()` },
      })
    return applicationFormOf(tx, account)
  })
}
