import { randomBytes } from 'node:crypto'
import { ApiError, type Invitation, invitationHours, type Role } from '@pravesh/contract'
import { webApps } from '@pravesh/contract/web-apps'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { consoleAddress } from '../../platform/config/web.ts'
import { and, eq, inArray, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { adminAccount, buyerAccount, buyerInstitute, invitation } from '../../platform/db/tables.ts'
import { actorOf, type Call } from '../../platform/http/bind.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../platform/http/page.ts'
import { countTry } from '../../platform/limits/throttle.ts'
import { mailTexts, queueTemplatedMail } from '../../services/mail/compose.ts'
import { recordCall } from '../security-log/record.ts'
import { hashOf } from '../session/tokens.ts'
import type { TeamConfig } from './colleagues.ts'

/** What a person is invited to work for: an institute, or the operator. */
export type Employer = Institute | 'operator'
type InvitationsQuery = PageQuery<'id' | 'email'>

/** Invitations that an account sends in a day, and open ones of an institute or of the operator. */
const [mostDaily, mostOpen] = [50, 100]

const columns = {
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  by: invitation.by,
  createdAt: invitation.createdAt,
  expiresAt: invitation.expiresAt,
  expired: sql<boolean>`${invitation.expiresAt} <= now()`,
}
const isOf = (employer: Employer): SQL | undefined =>
  employer === 'operator'
    ? and(eq(invitation.realm, 'admin'), isNull(invitation.institute))
    : and(eq(invitation.instituteType, employer.type), eq(invitation.institute, employer.id))

/** A page of the open invitations of an employer, newest first. */
export async function listInvitations(db: Db, employer: Employer, q: InvitationsQuery) {
  const where = and(
    isOf(employer),
    q.search ? sql`${invitation.email} ilike ${likePattern(q.search)}` : undefined,
    idFilter(q, invitation.id),
  )
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, invitation),
    where,
    from: (keys) => db.select(keys).from(invitation),
  })
  const rows: Invitation[] = await db.select(columns).from(invitation).where(anyOf(invitation.id, ids))
  return { data: inOrder(ids, rows), ...totals, ...page }
}

/** Whether the person of an address works there already. */
async function isMember(tx: Tx, employer: Employer, email: string): Promise<boolean> {
  const address = email.toLowerCase()
  if (employer === 'operator') {
    const { username, email: mail } = adminAccount
    return (await tx.$count(adminAccount, sql`lower(${username}) = ${address} or lower(${mail}) = ${address}`)) > 0
  }
  const rows = await tx
    .select({ id: buyerAccount.id })
    .from(buyerInstitute)
    .innerJoin(buyerAccount, eq(buyerAccount.id, buyerInstitute.buyer))
    .where(
      and(
        eq(buyerInstitute.institute, employer.id),
        eq(buyerAccount.instituteType, employer.type),
        eq(sql`lower(${buyerAccount.email})`, address),
      ),
    )
  return rows.length > 0
}
const duplicate = (message: string) => new ApiError('DUPLICATE', { message, errors: [{ field: 'email', message }] })

/** Locks an employer until the transaction ends, and returns its name: the operator's is null. */
export async function lockEmployer(tx: Tx, employer: Employer): Promise<string | null> {
  if (employer === 'operator') {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invitations of the operator', 0))`)
    return null
  }
  const table = instituteTables[employer.type]
  const [locked] = await tx.select({ name: table.name }).from(table).where(eq(table.id, employer.id)).for('update')
  if (!locked) throw new ApiError('NOT_FOUND')
  return locked.name
}

/** A new token for an invitation: 256 random bits, stored as their SHA-256. It follows the `#` of the link, so that no log has it. */
function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}
const expiresAt = sql`now() + make_interval(hours => ${invitationHours})`

type Letter = { email: string; role: Role; token: string; institute: string | null }
async function mailInvitation(tx: Tx, config: TeamConfig, call: Call, { email, role, token, institute }: Letter) {
  const texts = mailTexts[call.language]
  const realm = institute === null ? 'admin' : 'buyer'
  const values = {
    by: actorOf(call).name,
    team: institute ?? texts.operator,
    role: texts.roles[role],
    hours: String(invitationHours),
    link: consoleAddress(config, realm, `${webApps[realm].path}/invitation#${token}`),
  }
  await queueTemplatedMail(tx, config, { to: email, language: call.language }, { event: 'team.invited', values })
}

/** Invites a person by mail. DUPLICATE for who works there, or is invited, already. */
export async function invite(
  db: Db,
  config: TeamConfig,
  call: Call,
  employer: Employer,
  { email, role }: { email: string; role: Role },
): Promise<Invitation> {
  const actor = actorOf(call)
  await countTry(db, [['invitations', actor.realm, actor.account], mostDaily, 24 * 60])
  return db.transaction(async (tx) => {
    const institute = await lockEmployer(tx, employer)
    if (await isMember(tx, employer, email)) throw duplicate('This person works here already')
    if (
      (await tx.$count(invitation, and(isOf(employer), eq(sql`lower(${invitation.email})`, email.toLowerCase())))) > 0
    )
      throw duplicate('This person is invited already: send the invitation again')
    if ((await tx.$count(invitation, isOf(employer))) >= mostOpen) throw new ApiError('TOO_MANY')
    const { token, tokenHash } = createToken()
    const ofInstitute =
      employer === 'operator' ? {} : ({ instituteType: employer.type, institute: employer.id } as const)
    const realm = employer === 'operator' ? ('admin' as const) : ('buyer' as const)
    const [row] = await tx
      .insert(invitation)
      .values({ tokenHash, realm, email, role, by: actor.name, expiresAt, ...ofInstitute })
      .returning(columns)
    if (!row) throw new Error('An insert answered no row')
    await mailInvitation(tx, config, call, { email, role, token, institute })
    await recordCall(tx, config, call, 'invited', { invitation: row.id, role })
    return row
  })
}

/** Sends an invitation again, with a new link in place of the earlier one. */
export async function sendInvitationAgain(
  db: Db,
  config: TeamConfig,
  call: Call,
  employer: Employer,
  id: number,
): Promise<Invitation> {
  const actor = actorOf(call)
  await countTry(db, [['invitations', actor.realm, actor.account], mostDaily, 24 * 60])
  return db.transaction(async (tx) => {
    const institute = await lockEmployer(tx, employer)
    const { token, tokenHash } = createToken()
    const [row] = await tx
      .update(invitation)
      .set({ tokenHash, expiresAt, createdAt: sql`now()`, by: actor.name })
      .where(and(eq(invitation.id, id), isOf(employer)))
      .returning(columns)
    if (!row) throw new ApiError('NOT_FOUND')
    await mailInvitation(tx, config, call, { ...row, token, institute })
    await recordCall(tx, config, call, 'invited', { invitation: row.id, role: row.role })
    return row
  })
}

/** Takes invitations back, all or none. */
export async function removeInvitations(
  db: Db,
  config: TeamConfig,
  call: Call,
  employer: Employer,
  ids: readonly number[],
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const own = and(inArray(invitation.id, [...ids]), isOf(employer))
    const rows = await tx.delete(invitation).where(own).returning({ id: invitation.id })
    if (rows.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    await recordCall(tx, config, call, 'invitation-removed', { count: rows.length })
    return rows.map(({ id }) => id)
  })
}

/** A job: removes invitations whose link has not worked for 30 days. Returns their number. */
export async function sweepTeamInvitations(db: Db): Promise<number> {
  const isOld = sql`${invitation.expiresAt} < now() - interval '30 days'`
  return (await db.delete(invitation).where(isOld).returning({ id: invitation.id })).length
}
