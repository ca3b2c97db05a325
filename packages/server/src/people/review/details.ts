import { ApiError, type ApplicationState, type Review, type StaffReviewDetails } from '@pravesh/contract'
import { institutesOf, summaryOf } from '../../catalogue/institute/summaries.ts'
import { and, desc, eq, isNotNull, ne } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { application, review, studentAccount } from '../../platform/db/tables.ts'
import { languageOf } from '../../services/mail/account-language.ts'
import { reviewEventsOf } from './events.ts'

type ReviewRecord = typeof review.$inferSelect
type Subject = Pick<ReviewRecord, 'account' | 'instituteType' | 'instituteId'>

const maxOthers = 20
/** Applications that were sent to the institute of a review by its author, newest first. */
const sentApplications = ({ account, instituteType, instituteId }: Subject) =>
  and(
    eq(application.account, account),
    eq(application.instituteType, instituteType),
    eq(application.instituteId, instituteId),
    isNotNull(application.submittedAt),
  )
async function applicationsOf(db: Db | Tx, subject: Subject) {
  const { id, status, createdAt } = application
  return db
    .select({ id, status, createdAt })
    .from(application)
    .where(sentApplications(subject))
    .orderBy(desc(id))
    .limit(maxOthers)
}
const verified = async (db: Db | Tx, account: number) =>
  (
    await db
      .select({ mobile: studentAccount.mobileVerified, createdAt: studentAccount.createdAt, name: studentAccount.name })
      .from(studentAccount)
      .where(eq(studentAccount.id, account))
  )[0]

const admitted: readonly ApplicationState[] = ['accepted', 'enrolled']
/** The strongest known fact about an author: a seat accepted through us, a submitted application, a verified mobile, or none. */
export async function verificationOf(db: Db | Tx, subject: Subject): Promise<Review['verification']> {
  const applications = await applicationsOf(db, subject)
  if (applications.some(({ status }) => admitted.includes(status))) return 'admission'
  if (applications.length > 0) return 'application'
  return (await verified(db, subject.account))?.mobile ? 'mobile' : 'none'
}

async function otherReviews(db: Db | Tx, { id, account }: ReviewRecord): Promise<StaffReviewDetails['otherReviews']> {
  const rows = await db
    .select()
    .from(review)
    .where(and(eq(review.account, account), ne(review.id, id)))
    .orderBy(desc(review.id))
    .limit(maxOthers)
  const names = await institutesOf(db, rows)
  return rows.map((row) => ({
    ...{ id: row.id, instituteType: row.instituteType, instituteName: summaryOf(names, row).name },
    ...{ overall: row.overall, status: row.status, createdAt: row.createdAt },
  }))
}

/** A review with the facts for a decision on it. NOT_FOUND where there is none. */
export async function reviewDetails(db: Db | Tx, id: number): Promise<StaffReviewDetails> {
  const [row] = await db.select().from(review).where(eq(review.id, id))
  if (!row) throw new ApiError('NOT_FOUND')
  const author = await verified(db, row.account)
  const institute = summaryOf(await institutesOf(db, [row]), row)
  const { account: _, ...fields } = row
  return {
    ...(fields as Omit<Review, 'instituteName'> & { waitingSince: string | null }),
    instituteName: institute.name,
    instituteUrl: institute.url || null,
    author: author?.name ?? '',
    authorFacts: {
      account: row.account,
      language: await languageOf(db, row.account),
      memberSince: author?.createdAt ?? row.createdAt,
      mobileVerified: author?.mobile ?? false,
      applications: await applicationsOf(db, row),
    },
    otherReviews: await otherReviews(db, row),
    events: await reviewEventsOf(db, id),
  }
}
