import type { Config } from '../../platform/config/config.ts'
import { and, desc, eq, inArray, lt, ne, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { knownNetwork, studentAccount } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { signatureOf, signaturesOf } from '../../platform/keys/sign.ts'
import type { Networks } from '../../platform/limits/network.ts'
import { noteSignIn } from './dormant.ts'

type NetworkKeys = Pick<Config, 'sessionSecrets'>
type Realm = Actor['realm']
const maxNetworks = 20
const lives = sql`interval '90 days'`

// Keyed: there are few addresses, a plain hash would not hide them.
const networkKey = (realm: Realm, account: number, [line]: Networks) => `network ${realm} ${account} ${line.name}`
const ownerFilter = (realm: Realm, account: number) =>
  and(eq(knownNetwork.realm, realm), eq(knownNetwork.account, account))

/** Whether this account has signed in from there lately. An account that is not there is looked for in the same way, as number 0. */
export async function isKnown(
  db: Db | Tx,
  keys: NetworkKeys,
  realm: Realm,
  account: number,
  from: Networks,
): Promise<boolean> {
  const network = inArray(knownNetwork.network, signaturesOf(keys.sessionSecrets, networkKey(realm, account, from)))
  const live = sql`${knownNetwork.seenAt} > now() - ${lives}`
  const found = await db
    .select({ one: sql`1` })
    .from(knownNetwork)
    .where(and(ownerFilter(realm, account), network, live))
  return found.length > 0
}
/**
 * Whether this sign-in is the account's first from there lately, and not its first of all: it is known from other networks, or it is a
 * family's whose networks were forgotten because nobody signed in for so long. Read before `rememberNetwork`.
 */
export async function isNewNetwork(
  tx: Tx,
  keys: NetworkKeys,
  realm: Realm,
  account: number,
  from: Networks,
): Promise<boolean> {
  if (await isKnown(tx, keys, realm, account, from)) return false
  if ((await tx.$count(knownNetwork, ownerFilter(realm, account))) > 0) return true
  const lapsed = and(eq(studentAccount.id, account), sql`${studentAccount.signedInAt} < now() - ${lives}`)
  return realm === 'student' && (await tx.$count(studentAccount, lapsed)) > 0
}
/** Records that an account has signed in from there, with its latest few other networks. */
export async function rememberNetwork(
  tx: Tx,
  keys: NetworkKeys,
  realm: Realm,
  account: number,
  from: Networks,
): Promise<void> {
  if (realm === 'student') await noteSignIn(tx, account)
  const network = signatureOf(keys.sessionSecrets, networkKey(realm, account, from))
  await tx
    .insert(knownNetwork)
    .values({ realm, account, network })
    .onConflictDoUpdate({
      target: [knownNetwork.realm, knownNetwork.account, knownNetwork.network],
      set: { seenAt: sql`now()` },
    })
  const others = and(ownerFilter(realm, account), ne(knownNetwork.network, network))
  const excessNetworks = tx
    .select({ network: knownNetwork.network })
    .from(knownNetwork)
    .where(others)
    .orderBy(desc(knownNetwork.seenAt))
    .offset(maxNetworks - 1)
  await tx.delete(knownNetwork).where(and(others, inArray(knownNetwork.network, excessNetworks)))
}
/** Deletes all of them: the previous holder of the password must not be recognised by them. */
export async function deleteKnownNetworks(tx: Tx, realm: Realm, account: number): Promise<void> {
  await tx.delete(knownNetwork).where(ownerFilter(realm, account))
}
export async function sweepNetworks(db: Db): Promise<void> {
  await db.delete(knownNetwork).where(lt(knownNetwork.seenAt, sql`now() - ${lives}`))
}
