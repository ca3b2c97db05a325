import { randomBytes } from 'node:crypto'
import { ApiError, type InstituteType, type Partner } from '@pravesh/contract'
import { type Author, authorOf, noteChange } from '../../catalogue/institute/changes/changes.ts'
import { invalidatePages } from '../../catalogue/institute/parts/engine.ts'
import { consoleAddress } from '../../platform/config/web.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { buyerAccount, buyerInstitute, partnerApplication } from '../../platform/db/tables.ts'
import { actorOf, type Call } from '../../platform/http/bind.ts'
import { queueTemplatedMail } from '../../services/mail/compose.ts'
import { type EventKeys, recordCall } from '../security-log/record.ts'
import { hashPassword } from '../session/passwords/password.ts'
import { asPartner, assertUnchanged, step } from './application.ts'
import { type LinkConfig, mailFirstSignIn } from './first-sign-in.ts'

type Application = typeof partnerApplication.$inferSelect

type Login = { id: number; fresh: boolean }
/** The applicant's account: an existing one, else a new one with an unknown password that must be replaced at the first sign-in. */
async function accountOf(tx: Tx, a: Application, passwordHash: string): Promise<Login> {
  const [created] = await tx
    .insert(buyerAccount)
    .values({
      email: a.email,
      instituteType: a.instituteType,
      name: a.person,
      mobile: a.mobile,
      passwordHash,
      mustChangePassword: true,
    })
    .onConflictDoNothing()
    .returning({ id: buyerAccount.id })
  if (created) return { id: created.id, fresh: true }
  const [existing] = await tx
    .select({ id: buyerAccount.id, suspended: buyerAccount.suspended })
    .from(buyerAccount)
    .where(
      and(
        eq(sql`lower(${buyerAccount.email})`, a.email.toLowerCase()),
        eq(buyerAccount.instituteType, a.instituteType),
      ),
    )
  if (!existing) throw new ApiError('CONFLICT')
  if (existing.suspended)
    throw new ApiError('CONFLICT', { message: 'The login of this address is suspended: open it again first' })
  return { id: existing.id, fresh: false }
}
async function makePartner(tx: Tx, author: Author, type: InstituteType, id: number): Promise<string> {
  const table = instituteTables[type]
  const [marked] = await tx
    .update(table)
    .set({ isPartner: true, claimed: true, version: sql`${table.version} + 1`, updatedAt: new Date().toISOString() })
    .where(eq(table.id, id))
    .returning({ name: table.name })
  if (!marked) throw new ApiError('INVALID', { errors: [{ field: 'instituteId', message: `No such ${type}` }] })
  await noteChange(tx, { type, id }, author, [{ name: 'isPartner' }, { name: 'claimed' }])
  return marked.name
}
/** Notifies the applicant: one with a login finds the institute in it, any other gets the link for a first sign-in. */
async function notifyApplicant(tx: Tx, config: LinkConfig, a: Application, institute: string, login: Login) {
  const key = `partner-${a.id}`
  const { email, person, instituteType } = a
  if (login.fresh) return mailFirstSignIn(tx, config, { id: login.id, email, person, instituteType, institute }, key)
  const values = { name: person, institute, email, link: consoleAddress(config, 'buyer', '/administration') }
  return queueTemplatedMail(tx, config, { to: email, language: 'en' }, { event: 'partner.linked', values }, { key })
}
/**
 * Approves a verified application: links the institute, makes the login, marks the institute a partner and posts the mail,
 * all of it or nothing. CONFLICT where it is not verified, was approved meanwhile, or changed since it was read.
 */
export async function approvePartner(
  db: Db,
  config: LinkConfig & EventKeys,
  call: Call,
  { us_id, instituteId, updatedAt }: { us_id: number; instituteId?: number | undefined; updatedAt: string },
): Promise<Partner> {
  const actor = actorOf(call)
  // Hashing takes a while: not while the transaction holds its locks.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return db.transaction(async (tx) => {
    const [a] = await tx.select().from(partnerApplication).where(eq(partnerApplication.id, us_id)).for('update')
    if (!a) throw new ApiError('NOT_FOUND')
    if (a.status !== 'verified')
      throw new ApiError('CONFLICT', {
        message: a.status === 'approved' ? 'It is approved already' : 'Verify the application first',
      })
    assertUnchanged(a, updatedAt)
    const id = instituteId ?? a.instituteId
    if (id === null)
      throw new ApiError('INVALID', { errors: [{ field: 'instituteId', message: 'Say which institute it is' }] })
    const name = await makePartner(tx, authorOf(actor), a.instituteType, id)
    const account = await accountOf(tx, a, passwordHash)
    await tx.insert(buyerInstitute).values({ buyer: account.id, institute: id, role: 'owner' }).onConflictDoNothing()
    const [row] = await tx
      .update(partnerApplication)
      .set({
        status: 'approved',
        instituteId: id,
        buyer: account.id,
        timeline: [...a.timeline, step(actor, a.status, 'approved')],
        updatedAt: nextUpdatedAt(partnerApplication.updatedAt),
      })
      .where(eq(partnerApplication.id, us_id))
      .returning()
    if (!row) throw new Error('An update answered no row')
    const about = { ofRealm: 'buyer', ofAccount: account.id, partner: us_id, institute: id, newLogin: account.fresh }
    await recordCall(tx, config, call, 'partner-approved', about)
    await notifyApplicant(tx, config, a, name, account)
    await invalidatePages(tx, { type: a.instituteType, id })
    return asPartner(row)
  })
}
