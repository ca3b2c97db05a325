import parsePhoneNumber from 'libphonenumber-js'
import { and, desc, eq, ne, notExists, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { accountTables } from '../../platform/db/tables/tables-of.ts'
import { adminAccount, buyerAccount, studentAccount } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { plainName } from '../../services/mail/compose.ts'

/** The fields of an account of any realm that sign-in needs. */
export type Account = {
  id: number
  /** How the person is named on screen. */
  username: string
  /** The name in the greeting of a mail; null without a name. */
  name: string | null
  passwordHash: string | null
  mustChange: boolean
  suspended: boolean
  email: string | null
  mobile: string | null
  mobileVerified: boolean
}

/** The name in a mail's greeting: the person's, else the sign-in name. */
export const greetingOf = ({ name, username }: Pick<Account, 'name' | 'username'>): string =>
  name === null ? username : plainName(name) || username

const studentColumns = {
  id: studentAccount.id,
  username: studentAccount.name,
  name: studentAccount.name,
  passwordHash: studentAccount.passwordHash,
  mustChange: studentAccount.mustChangePassword,
  suspended: studentAccount.suspended,
  email: studentAccount.email,
  mobile: studentAccount.mobile,
  mobileVerified: studentAccount.mobileVerified,
}
const buyerColumns = {
  id: buyerAccount.id,
  username: buyerAccount.email,
  name: buyerAccount.name,
  passwordHash: buyerAccount.passwordHash,
  mustChange: buyerAccount.mustChangePassword,
  suspended: buyerAccount.suspended,
  email: buyerAccount.email,
  mobile: buyerAccount.mobile,
  mobileVerified: sql<boolean>`false`,
}
const adminColumns = {
  id: adminAccount.id,
  username: adminAccount.username,
  name: adminAccount.name,
  passwordHash: adminAccount.passwordHash,
  mustChange: sql<boolean>`false`,
  suspended: adminAccount.suspended,
  email: adminAccount.email,
  mobile: sql<null>`null`,
  mobileVerified: sql<boolean>`false`,
}

type AccountType = 'college' | 'school'

/** The account of a type first, where one login has two from earlier; else the only one, regardless of its type. */
const preferred = (accountType: AccountType): SQL => desc(eq(studentAccount.track, accountType))

/** One form of a name that people write in several: a mobile as E.164, anything else in small letters. Tries are counted by it. */
export function normaliseLogin(username: string): string {
  const mobile = username.includes('@') ? undefined : parsePhoneNumber(username, 'IN')?.number
  return mobile ?? username.toLowerCase()
}
/** A family's account by e-mail address or by mobile, as typed. */
export async function findStudentByLogin(
  db: Db,
  accountType: AccountType,
  username: string,
): Promise<Account | undefined> {
  const name = normaliseLogin(username)
  const loginFilter = name.startsWith('+')
    ? eq(studentAccount.mobile, name)
    : eq(sql`lower(${studentAccount.email})`, name)
  const found = db.select(studentColumns).from(studentAccount).where(loginFilter)
  return (await found.orderBy(preferred(accountType)).limit(1))[0]
}
const provenBy = (mobile: string) => and(eq(studentAccount.mobile, mobile), eq(studentAccount.mobileVerified, true))
const studentsOfMobile = (db: Db | Tx, accountType: AccountType, mobile: string) =>
  db.select(studentColumns).from(studentAccount).where(provenBy(mobile)).orderBy(preferred(accountType)).limit(1)
/** The account whose owner has verified this mobile. An unverified number opens nothing. */
export async function studentByVerifiedMobile(
  tx: Db | Tx,
  accountType: AccountType,
  mobile: string,
): Promise<Account | undefined> {
  return (await studentsOfMobile(tx, accountType, mobile))[0]
}
/** The same, locked until the transaction ends, so that it is still true when a session is opened. */
export async function lockStudentByVerifiedMobile(
  tx: Tx,
  accountType: AccountType,
  mobile: string,
): Promise<Account | undefined> {
  return (await studentsOfMobile(tx, accountType, mobile).for('update'))[0]
}
/** Takes a number from those who only wrote it down, in accounts of both types: the account `except`, or a new one, has proven it. */
export async function releaseUnverifiedMobile(tx: Tx, mobile: string, except = 0): Promise<void> {
  const unproven = and(eq(studentAccount.mobileVerified, false), ne(studentAccount.id, except))
  await tx
    .update(studentAccount)
    .set({ mobile: null, sharesMobile: false })
    .where(and(eq(studentAccount.mobile, mobile), unproven))
  await endSharing(tx, 'mobile', mobile)
}
/**
 * Once one account of an earlier pair has another address or mobile, the remaining one is the only one with the old value: it is marked as
 * no longer sharing it, so that the unique index prevents its reuse.
 */
export async function endSharing(tx: Tx, column: 'email' | 'mobile', value: string): Promise<void> {
  const { email, mobile, sharesEmail, sharesMobile } = studentAccount
  const [loginFilter, shares] =
    column === 'email'
      ? [eq(sql`lower(${email})`, value.toLowerCase()), sharesEmail]
      : [eq(mobile, value), sharesMobile]
  const others = tx
    .select({ id: studentAccount.id })
    .from(studentAccount)
    .where(and(loginFilter, eq(shares, false)))
  await tx
    .update(studentAccount)
    .set(column === 'email' ? { sharesEmail: false } : { sharesMobile: false })
    .where(and(loginFilter, eq(shares, true), notExists(others)))
}
/** The login field that a violated unique index refers to; undefined for any other index. */
export function takenLogin(constraint: string | undefined): 'email' | 'mobile' | undefined {
  if (constraint === 'student_account_own_email' || constraint === 'student_account_email') return 'email'
  return constraint === 'student_account_own_mobile' || constraint === 'student_account_mobile' ? 'mobile' : undefined
}
export async function findBuyerByLogin(
  db: Db,
  type: 'college' | 'school',
  email: string,
): Promise<Account | undefined> {
  const loginFilter = and(
    eq(buyerAccount.instituteType, type),
    eq(sql`lower(${buyerAccount.email})`, email.toLowerCase()),
  )
  return (await db.select(buyerColumns).from(buyerAccount).where(loginFilter))[0]
}
export async function findAdminByLogin(db: Db, username: string): Promise<Account | undefined> {
  const loginFilter = eq(sql`lower(${adminAccount.username})`, username.toLowerCase())
  return (await db.select(adminColumns).from(adminAccount).where(loginFilter))[0]
}
export async function accountOf(
  db: Db | Tx,
  { realm, account }: Pick<Actor, 'realm' | 'account'>,
): Promise<Account | undefined> {
  if (realm === 'student')
    return (await db.select(studentColumns).from(studentAccount).where(eq(studentAccount.id, account)))[0]
  if (realm === 'buyer')
    return (await db.select(buyerColumns).from(buyerAccount).where(eq(buyerAccount.id, account)))[0]
  return (await db.select(adminColumns).from(adminAccount).where(eq(adminAccount.id, account)))[0]
}

/**
 * Locks an account until the transaction ends, and returns whether it is still as verified: the same password, and not suspended.
 * Verification takes time; a session that is opened afterwards must not outlive a change in between.
 */
export async function lockIfUnchanged(
  tx: Tx,
  realm: Actor['realm'],
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const table = accountTables[realm]
  const [now] = await tx
    .select({ passwordHash: table.passwordHash, suspended: table.suspended })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  return now !== undefined && !now.suspended && now.passwordHash === passwordHash
}
/** Stores a new password if the old one is unchanged; false after a concurrent change. */
export async function savePassword(
  tx: Tx,
  realm: Actor['realm'],
  { id, passwordHash: old }: Pick<Account, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const table = accountTables[realm]
  const isUnchanged = and(eq(table.id, id), sql`${table.passwordHash} is not distinct from ${old}`)
  const updated = await tx.update(table).set({ passwordHash }).where(isUnchanged).returning({ id: table.id })
  // An administrator's password is never a temporary one.
  if (realm !== 'admin' && updated.length > 0)
    await tx.update(accountTables[realm]).set({ mustChangePassword: false }).where(eq(accountTables[realm].id, id))
  return updated.length > 0
}
