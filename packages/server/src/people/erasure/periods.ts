import { closedStates, erasureDays } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { type AnyPgColumn, and, inArray, lt, type PgTable, type SQL, sql } from '../../platform/db/drizzle.ts'
import { allowErasing } from '../../platform/db/erasing.ts'
import type { Db } from '../../platform/db/index.ts'
import * as tables from '../../platform/db/tables.ts'
import { type NotifyConfig, notifyByMail } from '../../services/mail/notify.ts'
import { eraseEnquiries } from '../enquiry/inbox/removal.ts'

const { contactRead, enquiry, enquiryChange, erasure, instituteNotice, partnerApplication, studentAccount } = tables
const months = (count: number) => sql`now() - make_interval(months => ${count})`

/** Years without a sign-in after which an account is erased. Digital Personal Data Protection Rules 2025, r. 8 and Third Schedule. */
export const inactiveYears = 3
/** Months after which a question that nothing is left to do for is erased. */
export const enquiryMonths = 24

/** A table whose rows are deleted so many months after `since`, where `where` is true. */
type Limited = { months: number; table: PgTable & { id: AnyPgColumn }; since: SQL; where?: SQL | undefined }
/**
 * How long the rows of a table are kept. `months`: until so long after `since`, where `where` is true. `with`: as long as what they belong
 * to. `task`: until the scheduled task of this name removes them. `kept`: without an end, and why.
 */
type Period =
  | Limited
  | { with: 'account' | 'application' | 'enquiry' | 'payment' | 'institute' | 'import' | 'mail' }
  | { task: string }
  | { kept: 'tax law' | 'staff' | 'proof of a decision' | 'service' }

type Tables = typeof tables
/** Tables of published facts, which name no person of a family. */
type CatalogueTable =
  | keyof typeof import('../../platform/db/tables/catalogue.ts')
  | keyof typeof import('../../platform/db/tables/institute/institute.ts')
  | keyof typeof import('../../platform/db/tables/institute/listing.ts')
  | keyof typeof import('../../platform/db/tables/institute/parts.ts')
  | keyof typeof import('../../platform/db/tables/institute/search.ts')
type PersonalTable = Exclude<
  { [T in keyof Tables]: Tables[T] extends PgTable ? T : never }[keyof Tables],
  CatalogueTable
>

const isSettled = inArray(enquiry.status, ['replied', 'converted', 'closed', 'spam', 'withdrawn'])

/** The period of every table but those of the catalogue: one without a line does not compile. The page of privacy says the same. */
export const periods = {
  // What was updated so long ago was made before that, which an index finds.
  enquiry: {
    months: enquiryMonths,
    table: enquiry,
    since: sql`${enquiry.updatedAt}`,
    where: and(isSettled, lt(enquiry.createdAt, months(enquiryMonths))),
  },
  ...{ enquiryMessage: { with: 'enquiry' }, enquiryNote: { with: 'enquiry' }, enquiryOpening: { with: 'enquiry' } },
  instituteEnquiryOpening: { with: 'enquiry' },
  enquiryChange: { months: enquiryMonths, table: enquiryChange, since: sql`${enquiryChange.createdAt}` },
  contactRead: {
    months: enquiryMonths,
    table: contactRead,
    since: sql`${contactRead.readAt}`,
    where: sql`${contactRead.enquiry} is not null`,
  },
  partnerApplication: {
    months: enquiryMonths,
    table: partnerApplication,
    since: sql`${partnerApplication.updatedAt}`,
    where: sql`${partnerApplication.status} in ('approved', 'rejected')`,
  },
  ...{ noticeSetting: { kept: 'staff' }, familyNoticeSetting: { with: 'account' } },
  instituteNotice: { months: 3, table: instituteNotice, since: sql`${instituteNotice.createdAt}` },
  erasure: { months: 12, table: erasure, since: sql`${erasure.erasedAt}` },
  studentAccount: { task: 'request-inactive' },
  ...{ studentProfile: { with: 'account' }, consentEntry: { with: 'account' }, bankDetail: { with: 'account' } },
  guardianRequest: { with: 'account' },
  ...{ nominee: { with: 'account' }, nomineeRead: { with: 'account' } },
  ...{ child: { with: 'account' }, childGuardian: { with: 'account' } },
  ...{ applicationForm: { with: 'account' }, shortlist: { with: 'account' } },
  ...{ document: { with: 'account' }, collegeDoc: { with: 'account' }, cartItem: { with: 'account' } },
  ...{ review: { with: 'account' }, reviewEvent: { with: 'account' }, accountSuspension: { with: 'account' } },
  ...{
    application: { with: 'account' },
    applicationSent: { with: 'application' },
    applicationMove: { with: 'application' },
    applicationNote: { with: 'application' },
    draw: { kept: 'proof of a decision' },
    drawEntry: { kept: 'proof of a decision' },
  },
  invitation: { task: 'sweep-team-invitations' },
  ...{ webhook: { task: 'sweep-webhooks' }, webhookDelivery: { task: 'sweep-webhooks' } },
  ...{ authenticatorApp: { with: 'account' }, passkey: { with: 'account' }, recoveryCode: { with: 'account' } },
  passkeyChallenge: { task: 'sweep-passkey-challenges' },
  ...{ session: { task: 'sweep-sessions' }, knownNetwork: { task: 'sweep-known-networks' } },
  ...{ securityEvent: { task: 'sweep-security-log' }, securitySeal: { task: 'sweep-security-log' } },
  ...{ oneTimeCode: { task: 'sweep-codes' }, emailCode: { task: 'sweep-email-codes' } },
  ...{ temporaryPassword: { task: 'sweep-temporary-passwords' }, throttle: { task: 'sweep-tries' } },
  ...{ job: { task: 'sweep-jobs' }, mailBounce: { task: 'sweep-bounces' } },
  ...{ searchTerm: { task: 'sweep-search-terms' }, searchTermKey: { task: 'sweep-search-terms' } },
  ...{ publishedFile: { task: 'sweep-published-files' }, importRun: { task: 'sweep-imports' } },
  ...{ importPart: { with: 'import' }, importMapping: { with: 'import' }, importReject: { with: 'import' } },
  ...{ importNote: { with: 'import' }, importRow: { with: 'import' }, importMark: { with: 'import' } },
  ...{ importChange: { with: 'import' }, importCity: { with: 'import' } },
  ...{ payment: { kept: 'tax law' }, paymentEvent: { kept: 'tax law' }, receivedMoney: { kept: 'tax law' } },
  ...{ refund: { kept: 'tax law' }, webhookEvent: { kept: 'tax law' }, receiptCounter: { kept: 'tax law' } },
  ...{
    massMail: { kept: 'proof of a decision' },
    massMailPerson: { with: 'mail' },
    mailSuppression: { kept: 'service' },
  },
  ...{ adminAccount: { kept: 'staff' }, buyerAccount: { kept: 'staff' }, buyerInstitute: { kept: 'staff' } },
  ...{ instituteProposal: { kept: 'proof of a decision' }, instituteChange: { kept: 'proof of a decision' } },
  ...{ catalogueChange: { kept: 'proof of a decision' }, admissionQuestions: { with: 'institute' } },
  ...{ thirdPartyService: { with: 'institute' }, thirdPartyCourse: { with: 'institute' } },
  ...{ outbox: { kept: 'service' }, sandboxRecord: { kept: 'service' }, seedRun: { kept: 'service' } },
  ...{ deletedRecord: { task: 'empty-bin' }, openDataFile: { task: 'write-open-data' } },
  ...{ encryptionKey: { kept: 'service' }, signingKey: { kept: 'service' }, pageViewDay: { kept: 'service' } },
} satisfies Record<PersonalTable, Period>

/** Rows of one transaction, and transactions of one run: the next run goes on. */
const portion = 1_000
const mostPortions = 200

/** Deletes up to a portion of the overdue rows of a table. Returns their number. */
function erasePortion(db: Db, { table, since, where, months: count }: Limited): Promise<number> {
  return db.transaction(async (tx) => {
    const overdue = and(where, sql`${since} < ${months(count)}`)
    const ids = tx.select({ id: table.id }).from(table).where(overdue).limit(portion)
    const isNext = inArray(table.id, ids)
    if (table === enquiry) return eraseEnquiries(tx, isNext)
    await allowErasing(tx)
    return (await tx.delete(table).where(isNext).returning({ one: sql`1` })).length
  })
}

/** A job: deletes the rows whose months are over, in portions. Returns their number by table. */
export async function eraseOverdue(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, period] of Object.entries<Period>(periods)) {
    if (!('months' in period)) continue
    let erased = 0
    for (let portions = 0; portions < mostPortions; portions++) {
      const count = await erasePortion(db, period)
      erased += count
      if (count < portion) break
    }
    counts[name] = erased
  }
  return counts
}

type Services = { db: Db; config: NotifyConfig }
/** Accounts asked at once: the rest follow on the next day. */
const mostAccounts = 500

/**
 * A job: requests the erasure of accounts that nobody has signed in to for years and that have no open application, and says so by mail
 * days before (r. 8: at least 48 hours). An account without an e-mail address cannot be told, and stays. Returns their number.
 */
export async function requestInactive({ db, config }: Services): Promise<number> {
  const { application } = tables
  const isInactive = lt(studentAccount.signedInAt, months(12 * inactiveYears))
  const hasOpen = sql`exists (select from ${application} where ${application.account} = ${studentAccount.id}
    and ${application.status} not in (${sql.join(
      closedStates.map((state) => sql`${state}`),
      sql`, `,
    )}))`
  const isAsked = sql`exists (select from ${erasure} where ${erasure.account} = ${studentAccount.id} and ${erasure.subject} = 'account')`
  const rows = await db
    .select({ account: studentAccount.id })
    .from(studentAccount)
    .where(and(isInactive, sql`${studentAccount.email} is not null and not ${hasOpen} and not ${isAsked}`))
    .limit(mostAccounts)
  for (const { account } of rows)
    await db.transaction(async (tx) => {
      const dueAt = sql`now() + make_interval(days => ${erasureDays})`
      const request = { account, subject: 'account' as const, of: account, reason: 'inactive' as const, dueAt }
      const [added] = await tx.insert(erasure).values(request).onConflictDoNothing().returning()
      if (!added) return
      await notifyByMail(config)(tx, {
        account,
        path: '/student/privacy',
        key: `erasure:${added.id}`,
        render: ({ language, ...family }) => ({
          event: 'erasure.inactive',
          values: { ...family, years: String(inactiveYears), date: formatDate(added.dueAt, language) },
        }),
      })
    })
  return rows.length
}
