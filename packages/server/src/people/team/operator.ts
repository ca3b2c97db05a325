import { ApiError, type OperatorPerson, type OperatorRole } from '@pravesh/contract'
import { and, eq, ilike, or, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { adminAccount, session } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { actorOf, type Call } from '../../platform/http/bind.ts'
import { idFilter, idsOfPage, inOrder, likePattern, type PageQuery } from '../../platform/http/page.ts'
import { type EventKeys, recordCall } from '../security-log/record.ts'
import { revokeSessions } from '../session/tokens.ts'
import { endInvitationsOf } from './end-invitations.ts'

type PeopleQuery = PageQuery<'id' | 'username'>

const columns = (self: number) => ({
  id: adminAccount.id,
  username: adminAccount.username,
  name: adminAccount.name,
  email: adminAccount.email,
  role: adminAccount.role,
  suspended: adminAccount.suspended,
  lastUsedAt: sql<string | null>`(select max(${session.lastUsedAt}) from ${session}
    where ${session.realm} = 'admin' and ${session.account} = ${adminAccount.id})`.mapWith(session.lastUsedAt),
  isSelf: sql<boolean>`${adminAccount.id} = ${self}`,
})

/** A page of the people of the operator, by the name that they sign in by. */
export async function listOperators(db: Db | Tx, { account }: Actor, q: PeopleQuery) {
  const { id, username, name, email } = adminAccount
  const like = q.search ? likePattern(q.search) : undefined
  const found = like ? or(ilike(username, like), ilike(name, like), ilike(email, like)) : undefined
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: { by: q.sort === 'id' ? id : username, id, direction: q.order },
    where: and(found, idFilter(q, id)),
    from: (keys) => db.select(keys).from(adminAccount),
  })
  const rows: OperatorPerson[] = await db.select(columns(account)).from(adminAccount).where(anyOf(id, ids))
  return { data: inOrder(ids, rows), ...totals, ...page }
}
/** One person of the operator. NOT_FOUND where there is none. */
export async function operatorById(db: Db | Tx, { account }: Actor, id: number): Promise<OperatorPerson> {
  const [row] = await db.select(columns(account)).from(adminAccount).where(eq(adminAccount.id, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/**
 * Locks the open owners of the operator until the transaction ends, and returns their ids: two who step down, or suspend each other, at the
 * same time leave one.
 */
export async function lockOwners(tx: Tx): Promise<number[]> {
  const isOpenOwner = and(eq(adminAccount.suspended, false), eq(adminAccount.role, 'owner'))
  const owners = await tx
    .select({ id: adminAccount.id })
    .from(adminAccount)
    .where(isOpenOwner)
    .orderBy(adminAccount.id)
    .for('update')
  return owners.map(({ id }) => id)
}

/** Gives a person of the operator another role. CONFLICT where no owner would be left. */
export async function changeOperatorRole(
  db: Db,
  keys: EventKeys,
  call: Call,
  { id, role }: { id: number; role: OperatorRole },
): Promise<OperatorPerson> {
  const actor = actorOf(call)
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    // A person whose role was taken meanwhile decides on no other's.
    if (!owners.includes(actor.account)) throw new ApiError('ROLE_NEEDED')
    const before = await operatorById(tx, actor, id)
    if (role !== 'owner' && owners.length === 1 && owners[0] === id)
      throw new ApiError('CONFLICT', { message: 'There must be an owner: make somebody else one first' })
    await tx.update(adminAccount).set({ role }).where(eq(adminAccount.id, id))
    if (role !== 'owner') await endInvitationsOf(tx, 'admin', before.username)
    await recordCall(tx, keys, call, 'role-changed', { ofRealm: 'admin', ofAccount: id, from: before.role, to: role })
    return operatorById(tx, actor, id)
  })
}

/** Signs a person of the operator out everywhere. */
export async function endOperatorSessions(db: Db, keys: EventKeys, call: Call, id: number): Promise<OperatorPerson> {
  const actor = actorOf(call)
  return db.transaction(async (tx) => {
    await operatorById(tx, actor, id)
    await revokeSessions(tx, 'admin', id, id === actor.account ? actor.tokenHash : undefined)
    await recordCall(tx, keys, call, 'sessions-ended', { ofRealm: 'admin', ofAccount: id })
    return operatorById(tx, actor, id)
  })
}
