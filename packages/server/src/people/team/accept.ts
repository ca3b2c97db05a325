import { ApiError, type InstituteRole, type Invited, type OperatorRole } from '@pravesh/contract'
import { authorOf, noteChange } from '../../catalogue/institute/changes/changes.ts'
import { invalidatePages } from '../../catalogue/institute/parts/engine.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { adminAccount, buyerAccount, buyerInstitute, invitation } from '../../platform/db/tables.ts'
import type { Call } from '../../platform/http/bind.ts'
import { capsFrom, countTry } from '../../platform/limits/throttle.ts'
import { recordSecurityEvent } from '../security-log/record.ts'
import { assertNotCommon, hashPassword } from '../session/passwords/password.ts'
import { hashOf } from '../session/tokens.ts'
import type { TeamConfig } from './colleagues.ts'
import { type Employer, lockEmployer } from './invitations.ts'

type Row = typeof invitation.$inferSelect
type Chosen = { name?: string | null | undefined; password?: string | null | undefined }
type Login = { id: number; suspended: boolean }

/** Tokens cannot be guessed; the limit bounds the work of a caller. */
const countRead = (db: Db, { from }: Call) => countTry(db, ...capsFrom(from, ['invitation'], 60, 15))

const openInvitation = (token: string) =>
  and(eq(invitation.tokenHash, hashOf(token)), sql`${invitation.expiresAt} > now()`)

const employerOf = ({ instituteType, institute }: Row): Employer =>
  instituteType && institute !== null ? { type: instituteType, id: institute } : 'operator'

/** The account of the invited address, where it has one. */
async function findAccount(db: Db | Tx, { instituteType, email }: Row): Promise<Login | undefined> {
  const address = email.toLowerCase()
  if (!instituteType) {
    const { id, suspended, username } = adminAccount
    return (
      await db
        .select({ id, suspended })
        .from(adminAccount)
        .where(eq(sql`lower(${username})`, address))
    )[0]
  }
  const { id, suspended, email: mail } = buyerAccount
  const isLogin = and(eq(sql`lower(${mail})`, address), eq(buyerAccount.instituteType, instituteType))
  return (await db.select({ id, suspended }).from(buyerAccount).where(isLogin))[0]
}

/** Who invites to what, by the token of the mail. NOT_FOUND for a token that is used, taken back or over. */
export async function readInvitation(db: Db, call: Call, token: string): Promise<Invited> {
  await countRead(db, call)
  const [row] = await db.select().from(invitation).where(openInvitation(token))
  if (!row) throw new ApiError('NOT_FOUND', { message: 'This invitation was used, taken back, or is over' })
  const table = instituteTables[row.instituteType ?? 'school']
  const [institute] =
    row.institute === null ? [] : await db.select({ name: table.name }).from(table).where(eq(table.id, row.institute))
  return {
    ...{ realm: row.realm, email: row.email, role: row.role, by: row.by, instituteType: row.instituteType },
    institute: institute?.name ?? null,
    hasAccount: (await findAccount(db, row)) !== undefined,
  }
}

/** The name and the password that a person without an account has to choose. INVALID at the field that lacks. */
async function chosenOf({ name, password }: Chosen, email: string) {
  const missing = [...(name ? [] : ['name']), ...(password ? [] : ['password'])]
  if (!name || !password)
    throw new ApiError('INVALID', { errors: missing.map((field) => ({ field, message: 'Required' })) })
  assertNotCommon(password, 'password', [name, email])
  return { name, passwordHash: await hashPassword(password) }
}
type NewLogin = Awaited<ReturnType<typeof chosenOf>>

async function createAccount(tx: Tx, { instituteType, email, role }: Row, chosen: NewLogin): Promise<Login> {
  const { id, suspended } = instituteType ? buyerAccount : adminAccount
  const [created] = instituteType
    ? await tx
        .insert(buyerAccount)
        .values({ email, instituteType, ...chosen })
        .returning({ id, suspended })
    : await tx
        .insert(adminAccount)
        .values({ username: email.toLowerCase(), email, role: role as OperatorRole, ...chosen })
        .returning({ id, suspended })
  if (!created) throw new Error('An insert answered no row')
  return created
}

/**
 * Accepts an invitation, once: makes the account, or adds the institute to the one that the address has. The link proves the address.
 * CONFLICT where that account is suspended.
 */
export async function acceptInvitation(
  db: Db,
  config: TeamConfig,
  call: Call,
  { token, ...chosen }: Chosen & { token: string },
): Promise<{ message: string }> {
  await countRead(db, call)
  const absent = () => new ApiError('NOT_FOUND', { message: 'This invitation was used, taken back, or is over' })
  const [found] = await db.select().from(invitation).where(openInvitation(token))
  if (!found) throw absent()
  // Hashing takes a while: not while the transaction holds its locks.
  const fresh = (await findAccount(db, found)) ? undefined : await chosenOf(chosen, found.email)
  await db.transaction(async (tx) => {
    await lockEmployer(tx, employerOf(found))
    const [row] = await tx.delete(invitation).where(openInvitation(token)).returning()
    if (!row) throw absent()
    const existing = await findAccount(tx, row)
    if (existing?.suspended) throw new ApiError('CONFLICT', { message: 'The account of this address is suspended' })
    if (!existing && !fresh) throw new ApiError('CONFLICT')
    const account = existing ?? (await createAccount(tx, row, fresh as NewLogin))
    const employer = employerOf(row)
    if (employer !== 'operator') {
      const link = { buyer: account.id, institute: employer.id, role: row.role as InstituteRole }
      await tx.insert(buyerInstitute).values(link).onConflictDoNothing()
      const author = authorOf({ realm: 'buyer', account: account.id, name: row.email, tokenHash: '' })
      await noteChange(tx, employer, author, [{ name: 'managers', before: null, after: row.email }])
      await invalidatePages(tx, employer)
    }
    const event = { realm: row.realm, account: account.id, kind: 'invitation-accepted' } as const
    await recordSecurityEvent(tx, config, { ...event, details: { invitation: row.id, role: row.role } }, call)
  })
  return { message: 'Welcome. Please sign in' }
}
