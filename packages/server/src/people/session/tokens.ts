import { createHash, randomBytes } from 'node:crypto'
import { ApiError } from '@pravesh/contract'
import { and, desc, eq, inArray, lt, ne, or, sql } from '../../platform/db/drizzle.ts'
import { type Db, statement, type Tx } from '../../platform/db/index.ts'
import {
  adminAccount,
  authenticatorApp,
  buyerAccount,
  guardianRequest,
  passkey,
  session,
  studentAccount,
} from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { actorOf, type Call } from '../../platform/http/bind.ts'
import { deviceOf } from '../../platform/http/request/device.ts'
import { type EventKeys, recordCall } from '../security-log/record.ts'
import { waits } from './guardian/waiting.ts'

/** Without use, and in all, a session of staff lives for these times, one of families for longer. */
const isStaff = sql`${session.realm} <> 'student'`
const idle = sql`case when ${isStaff} then interval '30 minutes' else interval '12 hours' end`
const longest = sql`case when ${isStaff} then interval '12 hours' else interval '30 days' end`
/** Since its sign-in a session counts as recent for so long: see `recentSignIn` of endpoints. */
const recent = sql`interval '15 minutes'`
const maxSessions = 20
const isLive = sql`${session.lastUsedAt} > now() - ${idle} and ${session.createdAt} > now() - ${longest}`
const ofAccount = (realm: Actor['realm'], account: number) =>
  and(eq(session.realm, realm), eq(session.account, account))

/** The stored form of a token: its SHA-256. A token has 256 random bits, so no salt is needed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Opens a session and returns its token, which is not stored. An account has its newest twenty sessions: the oldest end. The caller holds
 * the account's lock, so that concurrent sign-ins count correctly. Browser and system of `userAgent` are shown to the account next to the session.
 */
export async function openSession(
  db: Db | Tx,
  realm: Actor['realm'],
  account: number,
  userAgent?: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashOf(token)
  await db.insert(session).values({ tokenHash, realm, account, device: deviceOf(userAgent) })
  const others = and(ofAccount(realm, account), ne(session.tokenHash, tokenHash))
  const excessSessions = db
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(others)
    .orderBy(desc(session.createdAt))
    .offset(maxSessions - 1)
  await db.delete(session).where(and(others, inArray(session.tokenHash, excessSessions)))
  return token
}
/** Ends the session of a call. */
export async function signOut(db: Db, keys: EventKeys, call: Call): Promise<void> {
  const { tokenHash } = actorOf(call)
  await db.transaction(async (tx) => {
    await tx.delete(session).where(eq(session.tokenHash, tokenHash))
    await recordCall(tx, keys, call, 'sign-out')
  })
}
/** The session of a token's hash that is live, with its account: every signed-in request reads it. */
const liveSession = statement('live_session', (db) =>
  db
    .select({
      realm: session.realm,
      account: session.account,
      role: adminAccount.role,
      name: sql<string | null>`coalesce(${adminAccount.username}, ${buyerAccount.email}, ${studentAccount.name})`,
      suspended: sql<boolean>`coalesce(${adminAccount.suspended}, ${buyerAccount.suspended}, ${studentAccount.suspended}, true)`,
      waitsForGuardian: waits,
      isRecent: sql<boolean>`${session.createdAt} > now() - ${recent}`,
      hasFactor: sql<boolean>`${isStaff} and (exists (select from ${authenticatorApp}
        where ${authenticatorApp.realm} = ${session.realm} and ${authenticatorApp.account} = ${session.account}
          and ${authenticatorApp.confirmedAt} is not null)
        or exists (select from ${passkey}
        where ${passkey.realm} = ${session.realm} and ${passkey.account} = ${session.account}))`,
      stale: sql<boolean>`${session.lastUsedAt} < now() - case when ${isStaff} then interval '1 minute' else interval '5 minutes' end`,
    })
    .from(session)
    .leftJoin(adminAccount, and(eq(session.realm, 'admin'), eq(adminAccount.id, session.account)))
    .leftJoin(buyerAccount, and(eq(session.realm, 'buyer'), eq(buyerAccount.id, session.account)))
    .leftJoin(studentAccount, and(eq(session.realm, 'student'), eq(studentAccount.id, session.account)))
    .leftJoin(guardianRequest, eq(guardianRequest.account, studentAccount.id))
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), isLive)),
)
/** The account behind a live token; undefined for an unknown, expired or suspended one. Use slides the idle limit. */
export async function actorOfToken(db: Db, token: string): Promise<Actor | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const tokenHash = hashOf(token)
  const [row] = await liveSession(db, { tokenHash })
  if (!row || row.name === null || row.suspended) return undefined
  if (row.stale) await db.update(session).set({ lastUsedAt: sql`now()` }).where(eq(session.tokenHash, tokenHash))
  const { realm, account, name, role, isRecent, hasFactor, waitsForGuardian } = row
  return { realm, account, name, role, isRecent, hasFactor, tokenHash, waitsForGuardian }
}
/** Ends every session of an account, or all but the one named. */
export async function revokeSessions(
  db: Db | Tx,
  realm: Actor['realm'],
  account: number,
  exceptToken?: string,
): Promise<void> {
  const others = exceptToken === undefined ? undefined : ne(session.tokenHash, exceptToken)
  await db.delete(session).where(and(ofAccount(realm, account), others))
}
/** The live sessions of an account, the one used last first; `isCurrent` is that of this token's hash. */
export async function sessionsOf(db: Db, { realm, account, tokenHash }: Actor) {
  const { id, device, createdAt, lastUsedAt } = session
  return db
    .select({ id, device, createdAt, lastUsedAt, isCurrent: sql<boolean>`${session.tokenHash} = ${tokenHash}` })
    .from(session)
    .where(and(ofAccount(realm, account), isLive))
    .orderBy(desc(lastUsedAt), desc(id))
}
/** Ends sessions of an account by their ids, all or none. NOT_FOUND where one is absent or another's. */
export async function endSessions(db: Db, keys: EventKeys, call: Call, ids: readonly number[]): Promise<number[]> {
  const { realm, account } = actorOf(call)
  return db.transaction(async (tx) => {
    const where = and(ofAccount(realm, account), inArray(session.id, [...ids]))
    const ended = await tx.delete(session).where(where).returning({ id: session.id })
    if (ended.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    await recordCall(tx, keys, call, 'sessions-ended', { count: ended.length })
    return ended.map(({ id }) => id)
  })
}
/** Ends every session of the caller's account but the one of the call; returns their ids. */
export async function endOtherSessions(db: Db, keys: EventKeys, call: Call): Promise<number[]> {
  const others = (await sessionsOf(db, actorOf(call))).filter(({ isCurrent }) => !isCurrent)
  return others.length === 0
    ? []
    : endSessions(
        db,
        keys,
        call,
        others.map(({ id }) => id),
      )
}
/** Removes expired sessions; returns their number. */
export async function sweepSessions(db: Db): Promise<number> {
  const dead = or(lt(session.lastUsedAt, sql`now() - ${idle}`), lt(session.createdAt, sql`now() - ${longest}`))
  return (await db.delete(session).where(dead).returning({ hash: session.tokenHash })).length
}
