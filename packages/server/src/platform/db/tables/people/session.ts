import type { InstituteRole, InstituteType, OperatorRole } from '@pravesh/contract'
import { boolean, date, index, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { falling, trigrams } from '../orders.ts'

export const adminAccount = pgTable(
  'admin_account',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    username: text().notNull(),
    /** argon2id, PHC string. */
    passwordHash: text().notNull(),
    name: text(),
    /** Where mails to this person go; null for the first administrator, who was named by the environment. */
    email: text(),
    role: text().$type<OperatorRole>().notNull(),
    suspended: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('admin_account_username').on(sql`lower(${t.username})`)],
)

/** A login of institutes. Its institutes are in `buyer_institute`. */
export const buyerAccount = pgTable(
  'buyer_account',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    instituteType: text().$type<InstituteType>().notNull(),
    name: text(),
    /** E.164. */
    mobile: text(),
    /** The password was given by us: it must be changed at sign-in. */
    mustChangePassword: boolean().notNull().default(false),
    suspended: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('buyer_account_email').on(sql`lower(${t.email})`, t.instituteType)],
)
/** Which institutes a buyer manages. The institute is of the buyer's own type. */
export const buyerInstitute = pgTable(
  'buyer_institute',
  {
    buyer: integer()
      .notNull()
      .references(() => buyerAccount.id, { onDelete: 'cascade' }),
    institute: integer().notNull(),
    role: text().$type<InstituteRole>().notNull(),
    since: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('buyer_institute_unique').on(t.buyer, t.institute),
    index('buyer_institute_institute').on(t.institute),
  ],
)

/** A family's account, for schools and colleges alike. */
export const studentAccount = pgTable(
  'student_account',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** In which view the account began: it was opened by a student, for colleges, or by a parent, for schools. */
    track: text().$type<'college' | 'school'>().notNull(),
    name: text().notNull(),
    email: text(),
    /** E.164. */
    mobile: text(),
    passwordHash: text(),
    dateOfBirth: date({ mode: 'string' }),
    mobileVerified: boolean().notNull().default(false),
    /** A temporary password that came by mail to this address was used. */
    emailVerified: boolean().notNull().default(false),
    mustChangePassword: boolean().notNull().default(false),
    suspended: boolean().notNull().default(false),
    /**
     * Set on the newer account of a pair from before one account was for both: it has the address, or the mobile, of the older one. No
     * account is opened so, and it ends when either account gets another.
     */
    sharesEmail: boolean().notNull().default(false),
    sharesMobile: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`now()`),
    /** When its owner last signed in, or opened it. */
    signedInAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('student_account_own_email').on(sql`lower(${t.email})`).where(sql`not shares_email`),
    uniqueIndex('student_account_own_mobile').on(t.mobile).where(sql`not shares_mobile`),
    uniqueIndex('student_account_email').on(sql`lower(${t.email})`, t.track),
    uniqueIndex('student_account_mobile').on(t.mobile, t.track),
    index('student_account_named').on(t.name, t.id),
    index('student_account_created').on(falling(t.createdAt), falling(t.id)),
    index('student_account_suspended').on(t.id).where(sql`suspended`),
    index('student_account_searched').using('gin', trigrams(t.name)),
  ],
)

/** A live token, known by its SHA-256 only. The realm is part of the key to the account. */
export const session = pgTable(
  'session',
  {
    tokenHash: text().primaryKey(),
    /** The name of the session for its account: the hash does not leave the server. */
    id: integer().notNull().generatedByDefaultAsIdentity().unique(),
    realm: text().$type<'admin' | 'buyer' | 'student'>().notNull(),
    account: integer().notNull(),
    /** Browser and system that signed in, where they are known. */
    device: text(),
    createdAt: instant().notNull().default(sql`now()`),
    lastUsedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('session_account').on(t.realm, t.account)],
)

/** Networks of an account's recent sign-ins, as keyed hashes: guesses from elsewhere do not lock it there. */
export const knownNetwork = pgTable(
  'known_network',
  {
    realm: text().$type<'admin' | 'buyer' | 'student'>().notNull(),
    account: integer().notNull(),
    network: text().notNull(),
    seenAt: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.realm, t.account, t.network] })],
)

/** Counted tries in a window, by a key such as `["login","of","admin","name"]`; survives a restart. */
export const throttle = pgTable('throttle', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: instant().notNull(),
})
