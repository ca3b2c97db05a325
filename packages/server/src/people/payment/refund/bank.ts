import { ApiError, type BankDetail, type bankBody, type bankChange } from '@pravesh/contract'
import type { z } from 'zod'
import type { Config } from '../../../platform/config/config.ts'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { bankDetail, studentAccount } from '../../../platform/db/tables.ts'
import { actorOf, type Call } from '../../../platform/http/bind.ts'
import { seal } from '../../../platform/keys/seal.ts'
import { recordCall } from '../../security-log/record.ts'
import { notifyAccountChange } from '../../session/notify-change.ts'
import { confirmPassword } from '../../session/passwords/confirm-password.ts'

type BankConfig = Pick<Config, 'encryptionKeys' | 'origin' | 'sms' | 'sessionSecrets'>
type BankRecord = typeof bankDetail.$inferSelect

/** The number is sealed for this account: copied to another's row it cannot be opened. */
export const bankPurpose = (account: number) => `bank number of ${account}`
const sealed = ({ encryptionKeys }: BankConfig, account: number, number: string) => ({
  number: seal(encryptionKeys, bankPurpose(account), number),
  lastFour: number.slice(-4),
})
const toBankDetail = ({ holder, lastFour, ifsc, type, upi, updatedAt }: BankRecord): BankDetail => ({
  ...{ holder, lastFour, ifsc, type, upi, updatedAt },
})

export async function bankOf(db: Db, account: number): Promise<BankDetail | null> {
  const [row] = await db.select().from(bankDetail).where(eq(bankDetail.account, account))
  return row ? toBankDetail(row) : null
}
/** Notifies the owner of an account that its refunds go to another bank account from now on, and writes that down. */
async function notifyOwner(tx: Tx, parts: BankConfig, call: Call): Promise<void> {
  const { account } = actorOf(call)
  await recordCall(tx, parts, call, 'bank-account-changed')
  const [before] = await tx.select().from(studentAccount).where(eq(studentAccount.id, account))
  if (before) await notifyAccountChange(tx, parts, 'student', { ...before, username: before.name }, 'refunds')
}
/** Stores the account's bank details, and notifies its owner. DUPLICATE where there are some: changing them needs the password. */
export async function addBank(
  db: Db,
  parts: BankConfig,
  call: Call,
  body: z.output<typeof bankBody>,
): Promise<BankDetail> {
  const { account } = actorOf(call)
  const values = { ...body, ...sealed(parts, account, body.number), account }
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(bankDetail).values(values).onConflictDoNothing().returning()
    if (!row) throw new ApiError('DUPLICATE', { message: 'There is a bank account already. Change it instead' })
    await notifyOwner(tx, parts, call)
    return toBankDetail(row)
  })
}
/**
 * Changes the named bank details, with the password, and notifies the owner. INVALID for a wrong password; NOT_FOUND where there are none.
 */
export async function changeBank(
  db: Db,
  parts: BankConfig,
  call: Call,
  body: z.output<typeof bankChange>,
): Promise<BankDetail> {
  const { account } = actorOf(call)
  const { current_password, number, ...rest } = body
  if (!(await bankOf(db, account))) throw new ApiError('NOT_FOUND')
  await confirmPassword(db, account, current_password)
  const change = {
    ...rest,
    ...(number === undefined ? {} : sealed(parts, account, number)),
    updatedAt: sql`now()`,
  }
  return db.transaction(async (tx) => {
    const [row] = await tx.update(bankDetail).set(change).where(eq(bankDetail.account, account)).returning()
    if (!row) throw new ApiError('NOT_FOUND')
    await notifyOwner(tx, parts, call)
    return toBankDetail(row)
  })
}
