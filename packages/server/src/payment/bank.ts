import { ApiError, type BankDetail, type bankBody, type bankChange } from '@pravesh/contract'
import type { z } from 'zod'
import type { Config } from '../config/config.ts'
import { eq, sql } from '../db/drizzle.ts'
import type { Db } from '../db/index.ts'
import { bankDetail } from '../db/tables.ts'
import { seal } from '../keys/seal.ts'
import { confirmPassword } from '../session/confirm-password.ts'

type Keys = Pick<Config, 'encryptionKeys'>
type Row = typeof bankDetail.$inferSelect

/** The number is sealed for this account: copied to another's row it cannot be opened. */
export const bankPurpose = (account: number) => `bank number of ${account}`
const sealed = ({ encryptionKeys }: Keys, account: number, number: string) => ({
  number: seal(encryptionKeys, bankPurpose(account), number),
  lastFour: number.slice(-4),
})
const shown = ({ holder, lastFour, ifsc, type, upi, updatedAt }: Row): BankDetail => ({
  ...{ holder, lastFour, ifsc, type, upi, updatedAt },
})

export async function bankOf(db: Db, account: number): Promise<BankDetail | null> {
  const [row] = await db.select().from(bankDetail).where(eq(bankDetail.account, account))
  return row ? shown(row) : null
}
/** Keeps the account's bank details. DUPLICATE where there are some: they are changed with the password. */
export async function addBank(
  db: Db,
  keys: Keys,
  account: number,
  body: z.output<typeof bankBody>,
): Promise<BankDetail> {
  const values = { ...body, ...sealed(keys, account, body.number), account }
  const [row] = await db.insert(bankDetail).values(values).onConflictDoNothing().returning()
  if (!row) throw new ApiError('DUPLICATE', { message: 'There is a bank account already. Change it instead' })
  return shown(row)
}
export async function changeBank(db: Db, keys: Keys, account: number, body: z.output<typeof bankChange>) {
  const { current_password, number, ...rest } = body
  if (!(await bankOf(db, account))) throw new ApiError('NOT_FOUND')
  await confirmPassword(db, account, current_password)
  const change = {
    ...rest,
    ...(number === undefined ? {} : sealed(keys, account, number)),
    updatedAt: sql`now()`,
  }
  const [row] = await db.update(bankDetail).set(change).where(eq(bankDetail.account, account)).returning()
  if (!row) throw new ApiError('NOT_FOUND')
  return shown(row)
}
