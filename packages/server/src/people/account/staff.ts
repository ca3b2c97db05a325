import { type AccountRow, ApiError } from '@pravesh/contract'
import { and, desc, eq, ilike, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { accountTables } from '../../platform/db/tables/tables-of.ts'
import {
  accountSuspension,
  adminAccount,
  buyerAccount,
  buyerInstitute,
  studentAccount,
} from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { actorOf, type Call } from '../../platform/http/bind.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../platform/http/page.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { cacheTagsFor, institutePages } from '../../platform/invalidation/tags.ts'
import { type EventKeys, recordCall } from '../security-log/record.ts'
import { accountOf, normaliseLogin } from '../session/accounts.ts'
import { accountsWithFactor } from '../session/factor/prove.ts'
import { revokeSessions } from '../session/tokens.ts'
import { endInvitationsOf } from '../team/end-invitations.ts'
import { lockOwners } from '../team/operator.ts'
import { managedInstitutes, managesLike, pendingPasswords } from './institutes.ts'
import { masked } from './masked.ts'

type Realm = AccountRow['realm']
type StaffQuery = PageQuery<'id' | 'name' | 'createdAt'> & {
  realm: Realm
  suspended?: boolean | undefined
}
type Side = AccountRow['side']

/** Each kind of account as rows of one shape. */
function accountsOf(db: Db | Tx, realm: Realm) {
  const none = sql<string | null>`null::text`
  if (realm === 'student') {
    const { id, name, email, mobile, track: accountType, suspended, createdAt } = studentAccount
    const side = sql<Side>`${accountType}`.as('side')
    const columns = { id, name: sql<string>`${name}`.as('name'), email, mobile, side, suspended, createdAt }
    return db.select(columns).from(studentAccount).as('person')
  }
  if (realm === 'buyer') {
    const { id, name, email, mobile, instituteType, suspended, createdAt } = buyerAccount
    const displayName = sql<string>`coalesce(${name}, 'An institute’s account')`.as('name')
    const side = sql<Side>`${instituteType}`.as('side')
    const address = sql<string | null>`${email}`.as('email')
    return db
      .select({ id, name: displayName, email: address, mobile, side, suspended, createdAt })
      .from(buyerAccount)
      .as('person')
  }
  const { id, username, suspended, createdAt } = adminAccount
  const name = sql<string>`${username}`.as('name')
  const side = sql<Side>`null::text`.as('side')
  const [email, mobile] = [none.as('email'), none.as('mobile')]
  return db.select({ id, name, email, mobile, side, suspended, createdAt }).from(adminAccount).as('person')
}

/** A page of the accounts of one realm, newest first by default. */
export async function listAccounts(db: Db | Tx, q: StaffQuery) {
  const person = accountsOf(db, q.realm)
  const found = q.search
    ? or(
        ilike(person.name, likePattern(q.search)),
        eq(sql`lower(${person.email})`, q.search.toLowerCase()),
        sql`${person.mobile} = ${normaliseLogin(q.search)}`,
        q.realm === 'buyer' ? managesLike(person.id, q.search) : undefined,
      )
    : undefined
  const where: SQL | undefined = and(
    found,
    idFilter(q, person.id),
    q.suspended === undefined ? undefined : eq(person.suspended, q.suspended),
  )
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, person),
    where,
    from: (keys) => db.select(keys).from(person),
  })
  const rows = await db.select().from(person).where(anyOf(person.id, ids))
  const decided = await latest(db, q.realm, ids)
  const logins = q.realm === 'buyer' ? rows : []
  const managed = await managedInstitutes(db, logins)
  const pending = await pendingPasswords(
    db,
    logins.map(({ id }) => id),
  )
  const withFactor = await accountsWithFactor(db, q.realm, ids)
  const data = inOrder(ids, rows).map(
    ({ email, mobile, ...row }): AccountRow => ({
      ...row,
      realm: q.realm,
      contact: masked(email ?? mobile),
      decision: decided.get(row.id) ?? null,
      institutes: managed.get(row.id) ?? null,
      hasSecondFactor: withFactor.has(row.id),
      passwordPending: pending.has(row.id),
    }),
  )
  return { data, ...totals, ...page }
}

/** The latest decision on each of these accounts. */
async function latest(db: Db | Tx, realm: Realm, ids: number[]): Promise<Map<number, AccountRow['decision']>> {
  if (ids.length === 0) return new Map()
  const { account, reason, by: actor, at: decidedAt, id } = accountSuspension
  const rows = await db
    .selectDistinctOn([account], { account, reason, by: actor, at: decidedAt })
    .from(accountSuspension)
    .where(and(eq(accountSuspension.realm, realm), anyOf(account, ids)))
    .orderBy(account, desc(id))
  return new Map(rows.map(({ account: accountId, ...decision }) => [accountId, decision]))
}

/**
 * Owners alone suspend people of the operator. The lock is that of changes of roles: of two who suspend each other at the same time one
 * stays, since nobody suspends themselves.
 */
export async function assertOwner(tx: Tx, { account }: Actor): Promise<void> {
  if (!(await lockOwners(tx)).includes(account)) throw new ApiError('ROLE_NEEDED')
}

/** Invalidates the pages of the institutes that this login manages: they show whether applications are accepted. */
async function invalidatePagesOf(tx: Tx, buyer: number): Promise<void> {
  const managed = await tx
    .select({ type: buyerAccount.instituteType, id: buyerInstitute.institute })
    .from(buyerInstitute)
    .innerJoin(buyerAccount, eq(buyerAccount.id, buyerInstitute.buyer))
    .where(eq(buyerInstitute.buyer, buyer))
  const [first] = managed
  const ids = managed.map((institute) => institute.id)
  if (first) await publishInvalidation(tx, cacheTagsFor(institutePages[first.type], ids))
}

/** One account. NOT_FOUND where there is none. */
export async function accountById(tx: Tx, realm: Realm, id: number): Promise<AccountRow> {
  const { data } = await listAccounts(tx, { realm, id, page: 1, limit: 1, order: 'asc' })
  const [row] = data
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
/**
 * Suspends an account and ends all its sessions in the same transaction, or reopens it. CONFLICT for the caller's own account, and with
 * the account when another administrator has made the same decision in the meantime: the first reason remains.
 */
export async function suspendAccount(
  db: Db,
  keys: EventKeys,
  call: Call,
  change: { realm: Realm; id: number; suspended: boolean; reason: string },
): Promise<AccountRow> {
  const { realm, id, suspended, reason } = change
  const actor = actorOf(call)
  if (realm === actor.realm && id === actor.account)
    throw new ApiError('CONFLICT', { message: 'Nobody suspends their own account: another administrator can' })
  return db.transaction(async (tx) => {
    if (realm === 'admin') await assertOwner(tx, actor)
    const table = accountTables[realm]
    const before = await tx.select({ suspended: table.suspended }).from(table).where(eq(table.id, id)).for('update')
    if (before[0]?.suspended === suspended) {
      const record = await accountById(tx, realm, id)
      const message = suspended ? 'It is suspended already' : 'It is open already'
      throw new ApiError('CONFLICT', { message, record, changedBy: record.decision?.by })
    }
    const changed = await tx.update(table).set({ suspended }).where(eq(table.id, id)).returning({ id: table.id })
    if (changed.length === 0) throw new ApiError('NOT_FOUND')
    await tx.insert(accountSuspension).values({ realm, account: id, suspended, reason, by: actor.name })
    await recordCall(tx, keys, call, suspended ? 'suspended' : 'reopened', { ofRealm: realm, ofAccount: id })
    if (suspended) {
      await revokeSessions(tx, realm, id)
      const account = realm === 'student' ? undefined : await accountOf(tx, { realm, account: id })
      if (account && realm !== 'student') await endInvitationsOf(tx, realm, account.username)
    }
    if (realm === 'buyer') await invalidatePagesOf(tx, id)
    return accountById(tx, realm, id)
  })
}
