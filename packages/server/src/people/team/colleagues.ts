import { ApiError, type Colleague, type InstituteRole, instituteAccess } from '@pravesh/contract'
import { authorOf, noteChange } from '../../catalogue/institute/changes/changes.ts'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { takeInstitute } from '../../catalogue/institute/parts/engine.ts'
import type { Config } from '../../platform/config/config.ts'
import { and, eq, ilike, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { buyerAccount, buyerInstitute, session } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { actorOf, type Call } from '../../platform/http/bind.ts'
import { idFilter, idsOfPage, inOrder, likePattern, type PageQuery } from '../../platform/http/page.ts'
import { queueTemplatedMail } from '../../services/mail/compose.ts'
import { type EventKeys, recordCall } from '../security-log/record.ts'
import { revokeSessions } from '../session/tokens.ts'
import { takeEnquiriesFrom } from './answering.ts'
import { endInvitationsOf } from './end-invitations.ts'

type PeopleQuery = PageQuery<'id' | 'email'>
export type TeamConfig = EventKeys & Pick<Config, 'encryptionKeys' | 'origin' | 'consoleOrigins'>

const columns = (self: number) => ({
  id: buyerAccount.id,
  email: buyerAccount.email,
  name: buyerAccount.name,
  role: buyerInstitute.role,
  since: buyerInstitute.since,
  suspended: buyerAccount.suspended,
  lastUsedAt: sql<string | null>`(select max(${session.lastUsedAt}) from ${session}
    where ${session.realm} = 'buyer' and ${session.account} = ${buyerAccount.id})`.mapWith(session.lastUsedAt),
  isSelf: sql<boolean>`${buyerAccount.id} = ${self}`,
})
const worksFor = ({ type, id }: Institute): SQL | undefined =>
  and(eq(buyerInstitute.institute, id), eq(buyerAccount.instituteType, type))
const people = (db: Db | Tx, self: number) =>
  db.select(columns(self)).from(buyerInstitute).innerJoin(buyerAccount, eq(buyerAccount.id, buyerInstitute.buyer))

/** A page of the people of an institute, by address. */
export async function listColleagues(db: Db | Tx, institute: Institute, { account }: Actor, q: PeopleQuery) {
  const { id, name, email } = buyerAccount
  const like = q.search ? likePattern(q.search) : undefined
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: { by: q.sort === 'id' ? id : email, id, direction: q.order },
    where: and(worksFor(institute), like ? or(ilike(name, like), ilike(email, like)) : undefined, idFilter(q, id)),
    from: (keys) =>
      db.select(keys).from(buyerInstitute).innerJoin(buyerAccount, eq(buyerAccount.id, buyerInstitute.buyer)),
  })
  const rows: Colleague[] = await people(db, account).where(and(worksFor(institute), anyOf(id, ids)))
  return { data: inOrder(ids, rows), ...totals, ...page }
}
async function colleagueById(tx: Tx, institute: Institute, { account }: Actor, id: number): Promise<Colleague> {
  const [row] = await people(tx, account).where(and(worksFor(institute), eq(buyerAccount.id, id)))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
/** CONFLICT where this person is the only open owner of an institute. The caller holds the institute's lock. */
async function assertOtherOwner(tx: Tx, institute: Institute, id: number): Promise<void> {
  const isOwner = and(worksFor(institute), eq(buyerInstitute.role, 'owner'), eq(buyerAccount.suspended, false))
  const owners = await tx
    .select({ id: buyerAccount.id })
    .from(buyerInstitute)
    .innerJoin(buyerAccount, eq(buyerAccount.id, buyerInstitute.buyer))
    .where(isOwner)
  if (owners.length === 1 && owners[0]?.id === id)
    throw new ApiError('CONFLICT', { message: 'There must be an owner: make somebody else one first' })
}
const linkOf = ({ id: institute }: Institute, id: number) =>
  and(eq(buyerInstitute.buyer, id), eq(buyerInstitute.institute, institute))
const nameOf = ({ name, email }: Pick<Colleague, 'name' | 'email'>) => name ?? email

/** Gives a person another role at an institute, and writes it to the institute's change log. CONFLICT where no owner would be left. */
export async function changeColleagueRole(
  db: Db,
  keys: EventKeys,
  call: Call,
  institute: Institute,
  { id, role }: { id: number; role: InstituteRole },
): Promise<Colleague> {
  const actor = actorOf(call)
  return db.transaction(async (tx) => {
    await takeInstitute(tx, institute)
    const before = await colleagueById(tx, institute, actor, id)
    if (before.role === role) return before
    if (role !== 'owner') {
      await assertOtherOwner(tx, institute, id)
      await endInvitationsOf(tx, 'buyer', before.email, institute)
    }
    await tx.update(buyerInstitute).set({ role }).where(linkOf(institute, id))
    if (!instituteAccess.families.write.some((answering) => answering === role))
      await takeEnquiriesFrom(tx, institute, id)
    const person = nameOf(before)
    await noteChange(tx, institute, authorOf(actor), [
      { name: 'role', before: `${person}: ${before.role}`, after: `${person}: ${role}` },
    ])
    const details = { ofRealm: 'buyer', ofAccount: id, institute: institute.id, from: before.role, to: role }
    await recordCall(tx, keys, call, 'role-changed', details)
    return colleagueById(tx, institute, actor, id)
  })
}

/**
 * Takes an institute from a person, writes it to the institute's change log and mails the reason. Who has no institute left is signed out.
 * CONFLICT for the last owner. Anybody may leave by their own account, with an owner's role.
 */
export async function endColleague(
  db: Db,
  config: TeamConfig,
  call: Call,
  institute: Institute,
  { id, reason }: { id: number; reason: string },
): Promise<{ id: number }> {
  const actor = actorOf(call)
  return db.transaction(async (tx) => {
    await takeInstitute(tx, institute)
    const colleague = await colleagueById(tx, institute, actor, id)
    await assertOtherOwner(tx, institute, id)
    await tx.delete(buyerInstitute).where(linkOf(institute, id))
    await takeEnquiriesFrom(tx, institute, id)
    await endInvitationsOf(tx, 'buyer', colleague.email, institute)
    if ((await tx.$count(buyerInstitute, eq(buyerInstitute.buyer, id))) === 0) await revokeSessions(tx, 'buyer', id)
    await noteChange(tx, institute, authorOf(actor), [
      { name: 'managers', before: nameOf(colleague), after: null },
      { name: 'reason', after: reason },
    ])
    await recordCall(tx, config, call, 'access-ended', { ofRealm: 'buyer', ofAccount: id, institute: institute.id })
    const table = instituteTables[institute.type]
    const [named] = await tx.select({ name: table.name }).from(table).where(eq(table.id, institute.id))
    const values = {
      ...{ name: nameOf(colleague), institute: named?.name ?? '', reason },
      link: `${config.origin}/enquiry/partner-enquiry`,
    }
    const to = { to: colleague.email, language: call.language }
    await queueTemplatedMail(tx, config, to, { event: 'partner.unlinked', values })
    return { id }
  })
}
