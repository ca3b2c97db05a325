import { ApiError, type ApplicationForm, applicationFormShape, type FormFilled } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { application, applicationForm, college } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { assertUnchanged } from '../../../platform/http/request/if-unchanged.ts'
import { applicationRows } from '../application-rows.ts'
import { timelinesOf } from '../find.ts'
import { recordSharing } from '../transition/consents.ts'
import { lockUnderWay, renewSent } from '../transition/resubmit.ts'
import { completenessOf, neededOf } from './completeness.ts'
import { courseErrors } from './course.ts'
import { type FormKeys, openForm, sealForm } from './sealed-form.ts'

type Sections = Omit<ApplicationForm, 'completeness' | 'applications' | 'updatedAt'>
const empty = Object.fromEntries(Object.keys(applicationFormShape).map((section) => [section, null]))

/** How much is filled of what colleges need. */
export async function formCompleteness(db: Db | Tx, account: number): Promise<FormFilled> {
  const [row] = await db.select().from(applicationForm).where(eq(applicationForm.account, account))
  return completenessOf(row?.form ?? {}, neededOf.applicationForm)
}
export async function applicationFormOf(
  db: Db | Tx,
  keys: FormKeys,
  account: number,
  language: Language = 'en',
): Promise<ApplicationForm> {
  const [row] = await db.select().from(applicationForm).where(eq(applicationForm.account, account))
  const form = { ...empty, ...(row && openForm(keys, account, row.form)) } as Sections
  const rows = await applicationRows(db, eq(application.account, account), language)
  const timelines = await timelinesOf(
    db,
    rows.map((row) => row.id),
  )
  const applications = rows.map((row) => ({ ...row, timeline: timelines.get(row.id) ?? [] }))
  const completeness = completenessOf(form, neededOf.applicationForm)
  return { ...form, completeness, applications, updatedAt: row?.updatedAt ?? null }
}
/** INVALID where a course is chosen that its college does not teach. */
async function checkCourses(tx: Tx, choices: NonNullable<Sections['choices']>): Promise<void> {
  const errors = await courseErrors(tx, choices, (index) => `choices.${index}.`)
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}
const isSharing = (form: Readonly<Record<string, unknown>> = {}): boolean =>
  (form as Partial<Sections>).declarations?.shareWithColleges === true
/** Replaces the named sections; the others stay. Colleges that have not started reading receive the form again. */
export async function changeApplicationForm(
  db: Db,
  keys: FormKeys,
  actor: Pick<Actor, 'account' | 'name'>,
  { ifUpdatedAt, ...sections }: Partial<Sections> & { ifUpdatedAt?: string | null | undefined },
  language: Language = 'en',
) {
  const { account } = actor
  return db.transaction(async (tx) => {
    await lockUnderWay(tx, account)
    const mine = eq(applicationForm.account, account)
    const [before] = await tx.select().from(applicationForm).where(mine)
    await assertUnchanged(ifUpdatedAt, before?.updatedAt, () => applicationFormOf(tx, keys, account, language))
    const collegeIds = [...new Set([...(sections.choices ?? []), ...(sections.extraAnswers ?? [])].map((c) => c.eid))]
    const publishedCount =
      collegeIds.length === 0
        ? 0
        : await tx.$count(college, and(inArray(college.id, collegeIds), eq(college.status, 'published')))
    if (publishedCount < collegeIds.length)
      throw new ApiError('INVALID', { errors: [{ field: 'choices', message: 'One of these colleges does not exist' }] })
    await checkCourses(tx, sections.choices ?? [])
    await tx
      .insert(applicationForm)
      .values({ account, form: sealForm(keys, account, sections, before?.form) })
      .onConflictDoUpdate({
        target: applicationForm.account,
        set: {
          form: sql`${applicationForm.form} || excluded.form`,
          updatedAt: nextUpdatedAt(applicationForm.updatedAt),
        },
      })
    if (sections.declarations !== undefined)
      await recordSharing(tx, account, isSharing(before?.form), isSharing(sections))
    await renewSent(tx, actor, eq(application.instituteType, 'college'), Object.keys(sections))
    return applicationFormOf(tx, keys, account, language)
  })
}
