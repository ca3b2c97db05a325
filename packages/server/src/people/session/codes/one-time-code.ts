import { randomBytes, randomInt } from 'node:crypto'
import { ApiError, guardianPath } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import parsePhoneNumber from 'libphonenumber-js'
import type { Config } from '../../../platform/config/config.ts'
import { and, eq, inArray, isNull, lt, or, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { oneTimeCode } from '../../../platform/db/tables.ts'
import type { Call } from '../../../platform/http/bind.ts'
import { e164 } from '../../../platform/http/request/mobile.ts'
import { signatureOf, signaturesOf } from '../../../platform/keys/sign.ts'
import type { Networks } from '../../../platform/limits/network.ts'
import { capsFrom, countTry } from '../../../platform/limits/throttle.ts'
import { noRecipient, type Sms, smsLanguage } from '../../../services/delivery/message.ts'
import { queueSms } from '../../../services/delivery/post.ts'
import { smsTexts } from '../../../services/delivery/sms-texts.ts'
import { recordSecurityEvent } from '../../security-log/record.ts'
import { lockStudentByVerifiedMobile, studentByVerifiedMobile } from '../accounts.ts'
import { isDormant } from '../dormant.ts'
import { assertFactorProven, proveSecondFactor } from '../factor/prove.ts'
import { isNewNetwork, rememberNetwork } from '../known-network.ts'
import { notifyNewSignIn } from '../notify-sign-in.ts'
import { hashOf as hashOfToken, openSession } from '../tokens.ts'
import { countCode, resendSeconds } from './code-caps.ts'
import { countFailedCode } from './failed-codes.ts'

type AccountType = 'college' | 'school'
type CodeKeys = Pick<Config, 'sessionSecrets' | 'encryptionKeys'>
/** A code as entered by its recipient. */
type PresentedCode = { otp: string; otpId: string; mobile: string; second_code?: string | undefined }
type Sending = CodeKeys & Pick<Config, 'smsCountries' | 'origin' | 'consoleOrigins' | 'sms' | 'mode'>

/** A guardian first reads what the code agrees to. */
const liveMinutes: Record<Purpose, number> = { 'sign-in': 5, guardian: 60, withdrawal: 5, grievance: 5 }
/** With thirty codes an hour from one network: a million guesses take a year and more. */
const maxAttempts = 3
/** A sign-up form takes a while to fill in. */
const ticketLives = sql`interval '30 minutes'`

type Purpose = 'sign-in' | 'guardian' | 'withdrawal' | 'grievance'
/** `request`: of a guardian, the id in the link of the message. */
type CodeRequest = { mobile: string; student_type: AccountType; purpose?: Purpose; request?: string }
const labels: Record<Purpose, string> = {
  'sign-in': 'code',
  guardian: 'guardian code',
  withdrawal: 'withdrawal code',
  grievance: 'grievance code',
}
// Purpose and mobile are part of the signature: a code sent for one cannot be used for another.
const signed = (purpose: Purpose, id: string, mobile: string, code: string) =>
  `${labels[purpose]} ${id} ${mobile} ${code}`

/** INVALID for a mobile of a country that codes are not sent to. */
export function assertServedCountry(
  mobile: string,
  { smsCountries: served }: Pick<Config, 'smsCountries'>,
  field = 'mobile',
): void {
  const code = parsePhoneNumber(mobile)?.countryCallingCode
  if (!served || (code !== undefined && served.includes(code))) return
  const prefixes = served.map((prefix) => `+${prefix}`).join(', ')
  const message = `We cannot send codes to this country. Enter a number that begins with ${prefixes}`
  throw new ApiError('INVALID', { errors: [{ field, message }] })
}

/**
 * Sends a code to a mobile; the response is the same for known and unknown numbers. Earlier codes remain valid: requests for another
 * person's number invalidate none.
 */
export async function sendCode(
  db: Db,
  keys: Sending,
  { purpose = 'sign-in', ...input }: CodeRequest,
  { from, language: pageLanguage }: Pick<Call, 'from' | 'language'>,
) {
  const mobile = e164(input.mobile)
  assertServedCountry(mobile, keys)
  const accountType = input.student_type
  const isSent = await countCode(db, keys, { mobile, track: accountType }, from)
  const id = randomBytes(18).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db.transaction(async (tx) => {
    const expiresAt = sql`now() + make_interval(mins => ${liveMinutes[purpose]})`
    await tx.insert(oneTimeCode).values({
      id,
      mobile,
      track: accountType,
      codeHash: signatureOf(keys.sessionSecrets, signed(purpose, id, mobile, code)),
      expiresAt,
    })
    // An unsent code takes as long as a sent one.
    const sms = { to: isSent ? mobile : noRecipient, ...messageOf({ purpose, ...input }, code, keys, pageLanguage) }
    await queueSms(tx, keys, sms, { livesSeconds: liveMinutes[purpose] * 60 })
  })
  return { otpId: id, resendAfter: resendSeconds, message: 'OTP sent successfully' }
}

/** The message with a code: to a guardian it has the link to the page on which the code agrees. */
function messageOf(
  { purpose = 'sign-in', request = '' }: Pick<CodeRequest, 'purpose' | 'request'>,
  code: string,
  keys: Sending,
  pageLanguage: Language,
): Omit<Sms, 'to'> {
  const minutes = liveMinutes[purpose]
  if (purpose === 'guardian') {
    const language = smsLanguage(keys, 'guardian', pageLanguage)
    const link = `${keys.origin}${language === 'hi' ? '/hi' : ''}${guardianPath}?id=${request}`
    const text = smsTexts[language].guardian(code, link, minutes)
    return { template: 'guardian', language, values: [code, link, String(minutes)], text }
  }
  const language = smsLanguage(keys, 'otp', pageLanguage)
  const sentence = smsTexts[language].code(code, minutes)
  // By the last line phones offer the code to the page of this host alone (WICG “Origin-bound one-time codes delivered via SMS”).
  const text = `${sentence}\n\n@${new URL(keys.origin).host} #${code}`
  return { template: 'otp', language, values: [code, String(minutes), code], text }
}

/**
 * Counts a try and uses the code up if it is right, in one statement: of many at once, one wins. The others that were sent to the
 * mobile end with it. Wrong tries are counted by where they come from: those at no live code, and those at a live one.
 */
async function useCode(
  db: Db,
  keys: CodeKeys,
  { otp, otpId: id, mobile }: PresentedCode,
  from: Networks,
  purpose: Purpose = 'sign-in',
): Promise<AccountType | undefined> {
  const right = inArray(oneTimeCode.codeHash, signaturesOf(keys.sessionSecrets, signed(purpose, id, mobile, otp)))
  const live = and(
    eq(oneTimeCode.id, id),
    isNull(oneTimeCode.usedAt),
    lt(oneTimeCode.tries, maxAttempts),
    sql`${oneTimeCode.expiresAt} > now()`,
  )
  const [tried] = await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1`, usedAt: sql`case when ${right} then now() end` })
    .where(live)
    .returning({ track: oneTimeCode.track, usedAt: oneTimeCode.usedAt })
  if (!tried) await countTry(db, ...capsFrom(from, ['code', 'missed'], 60, 15))
  // Where codes are being guessed, a wrong one was the only try.
  if (tried && !tried.usedAt && (await countFailedCode(db, from)))
    await db.update(oneTimeCode).set({ tries: maxAttempts }).where(eq(oneTimeCode.id, id))
  if (!tried?.usedAt) return undefined
  const others = and(eq(oneTimeCode.mobile, mobile), isNull(oneTimeCode.usedAt))
  await db.delete(oneTimeCode).where(others)
  return tried.track
}

/**
 * The mobile (E.164) that a signed-in account has verified by a code, regardless of the type it was sent under. INVALID, and not 401: the
 * session is active.
 */
export async function provenMobile(
  db: Db,
  keys: CodeKeys,
  presentedCode: PresentedCode,
  from: Networks,
): Promise<string> {
  const mobile = e164(presentedCode.mobile)
  if (!(await useCode(db, keys, { ...presentedCode, mobile }, from)))
    throw new ApiError('INVALID', { errors: [{ field: 'otp', message: 'Invalid OTP' }] })
  return mobile
}

/** Uses a code for a guardian's consent, a withdrawal, or a look at a grievance, up; false for any other code. `mobile` is E.164. */
export const provesPurpose = async (
  db: Db,
  keys: CodeKeys,
  purpose: 'guardian' | 'withdrawal' | 'grievance',
  presentedCode: PresentedCode,
  from: Networks,
): Promise<boolean> => (await useCode(db, keys, presentedCode, from, purpose)) !== undefined

/**
 * Asks the account of a proven mobile for its second factor. Until that is right the code that was sent remains valid, so that it can come
 * again with it.
 */
async function proveFactorOfMobile(
  db: Db,
  keys: Sending,
  { otpId, second_code: code }: PresentedCode,
  account: number | undefined,
  origin: Pick<Call, 'from' | 'userAgent'>,
): Promise<boolean> {
  if (account === undefined) return false
  try {
    return await proveSecondFactor(db, keys, { realm: 'student', account }, code, origin)
  } catch (error) {
    await db
      .update(oneTimeCode)
      .set({ usedAt: null, tries: sql`${oneTimeCode.tries} - 1` })
      .where(eq(oneTimeCode.id, otpId))
    throw error
  }
}

/**
 * Trades a right code for a session, or for a ticket to sign up with where no account has proven the mobile. An account with a second factor
 * requires its code as well.
 */
export async function verifyCode(
  db: Db,
  keys: Sending,
  presentedCode: PresentedCode,
  { from, userAgent }: Pick<Call, 'from' | 'userAgent'>,
) {
  const mobile = e164(presentedCode.mobile)
  const accountType = await useCode(db, keys, { ...presentedCode, mobile }, from)
  if (!accountType) throw new ApiError('INVALID_OTP')
  const message = 'OTP verified successfully'
  const owner = await studentByVerifiedMobile(db, accountType, mobile)
  const isFactorProven = await proveFactorOfMobile(db, keys, presentedCode, owner?.id, { from, userAgent })
  return db.transaction(async (tx) => {
    const account = await lockStudentByVerifiedMobile(tx, accountType, mobile)
    if (account && (await isDormant(tx, account.id)))
      throw new ApiError('FORBIDDEN', {
        message: 'Nobody has signed in here for six months. Sign in with the password, or ask for a new one by e-mail',
      })
    if (account?.suspended) throw new ApiError('FORBIDDEN', { message: 'This account is suspended' })
    if (account) {
      await assertFactorProven(
        tx,
        { realm: 'student', account: account.id },
        isFactorProven && account.id === owner?.id,
      )
      if (await isNewNetwork(tx, keys, 'student', account.id, from))
        await notifyNewSignIn(tx, keys, 'student', account, userAgent)
      await rememberNetwork(tx, keys, 'student', account.id, from)
      const event = { realm: 'student', account: account.id, kind: 'code-sign-in' } as const
      await recordSecurityEvent(tx, keys, event, { from, userAgent })
      return {
        auth_token: await openSession(tx, 'student', account.id, userAgent),
        username: account.username,
        message,
      }
    }
    const ticket = randomBytes(32).toString('base64url')
    await tx
      .update(oneTimeCode)
      .set({ ticketHash: hashOfToken(ticket) })
      .where(eq(oneTimeCode.id, presentedCode.otpId))
    return { ticket, message }
  })
}

/** Uses a sign-up ticket up; true if it stood for this mobile. Either form takes it. */
export async function useTicket(tx: Tx, ticket: string, mobile: string): Promise<boolean> {
  const used = await tx
    .update(oneTimeCode)
    .set({ ticketHash: null })
    .where(
      and(
        eq(oneTimeCode.ticketHash, hashOfToken(ticket)),
        eq(oneTimeCode.mobile, mobile),
        sql`${oneTimeCode.usedAt} > now() - ${ticketLives}`,
      ),
    )
    .returning({ id: oneTimeCode.id })
  return used.length > 0
}

/** Removes codes and tickets that can no longer be used. */
export async function sweepCodes(db: Db): Promise<void> {
  const expired = and(lt(oneTimeCode.expiresAt, sql`now()`), isNull(oneTimeCode.usedAt))
  await db.delete(oneTimeCode).where(or(expired, sql`${oneTimeCode.usedAt} < now() - ${ticketLives}`))
}
