import { randomInt } from 'node:crypto'
import { ApiError } from '@pravesh/contract'
import type { Config } from '../../../platform/config/config.ts'
import { and, eq, inArray, lt, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { emailCode, studentAccount } from '../../../platform/db/tables.ts'
import { actorOf, type Call } from '../../../platform/http/bind.ts'
import { signatureOf, signaturesOf } from '../../../platform/keys/sign.ts'
import type { Networks } from '../../../platform/limits/network.ts'
import { capsFrom, countTry } from '../../../platform/limits/throttle.ts'
import { languageOf } from '../../../services/mail/account-language.ts'
import { plainName, queueTemplatedMail } from '../../../services/mail/compose.ts'
import { recordCall } from '../../security-log/record.ts'
import { resendSeconds } from './code-caps.ts'

type CodeKeys = Pick<Config, 'sessionSecrets' | 'encryptionKeys'>

const liveMinutes = 30
const maxAttempts = 5
const day = 24 * 60

// The address is part of it: a code mailed to one does not verify another that was taken since.
const signed = (account: number, email: string, code: string) => `email code ${account} ${email} ${code}`

/**
 * Mails a code to the address of a family's account and replaces the previous one. An address may belong to another person: it gets few
 * mails, from all accounts together, with nothing of the account but its name without links. INVALID where the account has no address.
 */
export async function sendEmailCode(db: Db, config: CodeKeys, account: number, from: Networks) {
  const [ownAccount] = await db
    .select({ email: studentAccount.email, name: studentAccount.name })
    .from(studentAccount)
    .where(eq(studentAccount.id, account))
  const email = ownAccount?.email
  if (!email)
    throw new ApiError('INVALID', { errors: [{ field: 'email', message: 'The account has no e-mail address' }] })
  await countTry(
    db,
    [['email code', 'again', account], 1, resendSeconds / 60],
    [['email code', 'of', account], 5, 60],
    [['email code', 'at', email], 8, day],
    ...capsFrom(from, ['email code', 'from'], 30, 60),
  )
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = signatureOf(config.sessionSecrets, signed(account, email, code))
  const expiresAt = sql`now() + make_interval(mins => ${liveMinutes})`
  await db.transaction(async (tx) => {
    await tx
      .insert(emailCode)
      .values({ student: account, email, codeHash, expiresAt })
      .onConflictDoUpdate({ target: emailCode.student, set: { email, codeHash, expiresAt, tries: 0 } })
    const values = { name: plainName(ownAccount.name), code, minutes: String(liveMinutes) }
    const to = { to: email, language: await languageOf(tx, account) }
    const lives = { livesSeconds: liveMinutes * 60, urgent: true }
    await queueTemplatedMail(tx, config, to, { event: 'account.code', values }, lives)
  })
  return { resendAfter: resendSeconds, message: 'OTP sent successfully' }
}

/**
 * Records that the account's person reads its mail. Sign-in by mobile remains: the caller is signed in and has both. Each attempt counts
 * before it is checked, so that of many concurrent ones five are. INVALID, and not 401: the session is active.
 */
export async function verifyEmail(db: Db, keys: CodeKeys, call: Call, otp: string): Promise<void> {
  const { account } = actorOf(call)
  const mine = eq(emailCode.student, account)
  const [tried] = await db
    .update(emailCode)
    .set({ tries: sql`${emailCode.tries} + 1` })
    .where(and(mine, lt(emailCode.tries, maxAttempts), sql`${emailCode.expiresAt} > now()`))
    .returning({ email: emailCode.email })
  const invalidOtp = () => new ApiError('INVALID', { errors: [{ field: 'otp', message: 'Invalid OTP' }] })
  if (!tried) throw invalidOtp()
  const right = signaturesOf(keys.sessionSecrets, signed(account, tried.email, otp))
  await db.transaction(async (tx) => {
    const used = await tx
      .delete(emailCode)
      .where(and(mine, inArray(emailCode.codeHash, right)))
      .returning({ email: emailCode.email })
    if (used.length === 0) throw invalidOtp()
    const verified = await tx
      .update(studentAccount)
      .set({ emailVerified: true })
      .where(and(eq(studentAccount.id, account), eq(studentAccount.email, tried.email)))
      .returning({ id: studentAccount.id })
    if (verified.length === 0) throw invalidOtp()
    await recordCall(tx, keys, call, 'email-proven')
  })
}

/** Removes codes that can no longer be used. */
export async function sweepEmailCodes(db: Db): Promise<void> {
  await db.delete(emailCode).where(sql`${emailCode.expiresAt} < now()`)
}
