import { createHash } from 'node:crypto'
import { Secret } from 'otpauth'
import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { recoveryCode } from '../../../platform/db/tables.ts'
import type { FactorOwner } from './authenticator-app.ts'

const count = 10
const ofOwner = ({ realm, account }: FactorOwner) =>
  and(eq(recoveryCode.realm, realm), eq(recoveryCode.account, account))
/** 80 random bits need no slow hash. Codes are compared without their hyphens. */
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/** Ten new codes in place of the earlier ones, in groups of four as people copy them. Stored as hashes. */
export async function replaceRecoveryCodes(tx: Tx, owner: FactorOwner): Promise<string[]> {
  await tx.delete(recoveryCode).where(ofOwner(owner))
  const codes = Array.from({ length: count }, () => new Secret({ size: 10 }).base32)
  const { realm, account } = owner
  await tx.insert(recoveryCode).values(codes.map((code) => ({ realm, account, codeHash: hashOf(code) })))
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}
/** Codes for an account that has none yet, else an empty list. The caller holds the account's lock. */
export const firstRecoveryCodes = async (tx: Tx, owner: FactorOwner): Promise<string[]> =>
  (await countRecoveryCodes(tx, owner)) > 0 ? [] : replaceRecoveryCodes(tx, owner)

/** Uses a code up; false for any other text. Of many callers with one code, one wins. */
export async function consumeRecoveryCode(db: Db, owner: FactorOwner, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCode)
    .where(and(ofOwner(owner), eq(recoveryCode.codeHash, hashOf(code))))
    .returning({ realm: recoveryCode.realm })
  return used.length > 0
}
export const countRecoveryCodes = (db: Db | Tx, owner: FactorOwner): Promise<number> =>
  db.$count(recoveryCode, ofOwner(owner))
export async function deleteRecoveryCodes(tx: Tx, owner: FactorOwner): Promise<void> {
  await tx.delete(recoveryCode).where(ofOwner(owner))
}
