import { randomInt } from 'node:crypto'
import type { Config } from '../../../platform/config/config.ts'
import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { temporaryPassword } from '../../../platform/db/tables.ts'
import { signatureOf, signaturesOf } from '../../../platform/keys/sign.ts'

type Realm = 'student' | 'buyer'
type PasswordKeys = Pick<Config, 'sessionSecrets'>

export const temporaryMinutes = 30
// Without 0, O, 1, I and L, which people misread.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Groups of four characters, 59 bits in three: stored as an HMAC, which is as good as a slow hash for a random and short-lived secret. */
const generatePassword = (groups: number) =>
  Array.from({ length: groups }, () => Array.from({ length: 4 }, () => letters[randomInt(31)]).join('')).join('-')
const signed = (realm: Realm, account: number, password: string) =>
  `temporary ${realm} ${account} ${password.toUpperCase().replace(/[^0-9A-Z]/g, '')}`

type Lifetime = { minutes: number; groups: number }
/** Of a password that a person types. */
const typedPassword: Lifetime = { minutes: temporaryMinutes, groups: 3 }

/** A new temporary password in place of an earlier one; the person's own still holds. One that a link carries may live longer: it is longer. */
export async function giveTemporary(
  tx: Tx,
  keys: PasswordKeys,
  realm: Realm,
  account: number,
  byMail: boolean,
  { minutes, groups }: Lifetime = typedPassword,
): Promise<string> {
  const password = generatePassword(groups)
  const passwordHash = signatureOf(keys.sessionSecrets, signed(realm, account, password))
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`
  await tx
    .insert(temporaryPassword)
    .values({ realm, account, passwordHash, byMail, expiresAt })
    .onConflictDoUpdate({
      target: [temporaryPassword.realm, temporaryPassword.account],
      set: { passwordHash, byMail, expiresAt },
    })
  return password
}
const live = (keys: PasswordKeys, realm: Realm, account: number, password: string) =>
  and(
    eq(temporaryPassword.realm, realm),
    eq(temporaryPassword.account, account),
    inArray(temporaryPassword.passwordHash, signaturesOf(keys.sessionSecrets, signed(realm, account, password))),
    sql`${temporaryPassword.expiresAt} > now()`,
  )

/** True if this is the account's temporary password. An absent account is looked for in the same way, as number 0. */
export async function isTemporary(
  db: Db,
  keys: PasswordKeys,
  realm: Realm,
  account: number,
  password: string,
): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(temporaryPassword)
    .where(live(keys, realm, account, password))
  return found.length > 0
}
/** Uses it up; for the one caller that did, whether it had come by mail. */
export async function useTemporary(
  tx: Tx,
  keys: PasswordKeys,
  realm: Realm,
  account: number,
  password: string,
): Promise<{ byMail: boolean } | undefined> {
  const [used] = await tx
    .delete(temporaryPassword)
    .where(live(keys, realm, account, password))
    .returning({ byMail: temporaryPassword.byMail })
  return used
}
export async function dropTemporary(tx: Tx, realm: Realm, account: number): Promise<void> {
  await tx
    .delete(temporaryPassword)
    .where(and(eq(temporaryPassword.realm, realm), eq(temporaryPassword.account, account)))
}
export async function sweepTemporary(db: Db): Promise<void> {
  await db.delete(temporaryPassword).where(sql`${temporaryPassword.expiresAt} < now()`)
}
