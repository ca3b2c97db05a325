import { ApiError, type FieldError, type InstituteType } from '@pravesh/contract'
import { admittingOf } from '../admission/admitting.ts'
import { ensureShortlisted } from '../admission/shortlist.ts'
import { databaseFault, type Tx } from '../db/index.ts'
import { accountConsent, studentAccount, studentProfile } from '../db/tables.ts'
import { instituteNamed } from '../enquiry/addressee.ts'
import type { Call } from '../http/bind.ts'
import { e164 } from '../http/mobile.ts'
import type { Networks } from '../limits/network.ts'
import { type Cap, capsFrom, countTry } from '../limits/throttle.ts'
import { plainName, queueTemplatedMail } from '../mail/compose.ts'
import type { Services } from '../services.ts'
import { releaseUnverifiedMobile } from '../session/accounts.ts'
import { ageOn } from '../session/age.ts'
import { checkConsent } from '../session/consent.ts'
import { rememberNetwork } from '../session/known-network.ts'
import { useTicket } from '../session/one-time-code.ts'
import { hashPassword, refuseCommon } from '../session/password.ts'
import { openSession } from '../session/tokens.ts'

type Guardian = { name: string; mobile: string; consentVersion: string }
export type Newcomer = {
  track: 'college' | 'school'
  name: string
  email: string
  /** As the form names it: what errors point at. */
  emailField: 'email' | 'parent_email'
  mobile: string
  password: string
  dateOfBirth?: string
  guardian?: Guardian | null
  ticket?: string | null
  consentVersion: string
  instituteType?: InstituteType | null
  instituteId?: number | null
}

const refuse = (...errors: FieldError[]) => new ApiError('INVALID', { errors })

/** Under 18, the law on personal data asks for a guardian's consent (DPDP Act 2023, section 9). */
function checkAge(dateOfBirth: string, guardian: Guardian | null | undefined, mobile: string) {
  const age = ageOn(dateOfBirth)
  if (age < 3 || age > 100) throw refuse({ field: 'date_of_birth', message: 'Enter your date of birth' })
  if (age >= 18) return
  if (!guardian) throw refuse({ field: 'guardian', message: 'Under 18, a parent or guardian must agree' })
  if (e164(guardian.mobile, 'guardian.mobile') === mobile)
    throw refuse({ field: 'guardian.mobile', message: 'Enter the guardian’s own mobile number' })
}

/** Keeps the institute they came for on their shortlist. Parents keep schools and students colleges. */
async function keepInstitute(tx: Tx, account: number, { track, instituteType, instituteId }: Newcomer): Promise<void> {
  if (!instituteId || instituteType !== track) return
  await ensureShortlisted(tx, { account, instituteType, instituteId, child: null })
}

/** An application costs a fee: where an institute is named that takes applications today, the payment step comes next. */
async function feeIsNext(tx: Tx, newcomer: Newcomer): Promise<boolean> {
  const { track, instituteType, instituteId } = newcomer
  const named = (await instituteNamed(tx, newcomer)) !== null
  return named && instituteType === track && (await admittingOf(tx, track, instituteId ?? 0)) === 'open'
}

async function open(tx: Tx, newcomer: Newcomer, mobile: string, passwordHash: string): Promise<number> {
  const { track, name, email, dateOfBirth, guardian, ticket, consentVersion } = newcomer
  const mobileVerified = ticket ? await useTicket(tx, ticket, mobile, track) : false
  if (ticket && !mobileVerified) throw refuse({ field: 'ticket', message: 'Verify the mobile number again' })
  if (mobileVerified) await releaseUnverifiedMobile(tx, track, mobile)
  const [account] = await tx
    .insert(studentAccount)
    .values({ track, name, email, mobile, passwordHash, dateOfBirth: dateOfBirth ?? null, mobileVerified })
    .returning({ id: studentAccount.id })
  if (!account) throw new Error('The account was not kept')
  const consents = [{ student: account.id, by: 'self' as const, name, mobile, version: consentVersion }]
  if (dateOfBirth && guardian && ageOn(dateOfBirth) < 18) {
    const { name: by, mobile: at, consentVersion: version } = guardian
    await tx.insert(accountConsent).values({ student: account.id, by: 'guardian', name: by, mobile: e164(at), version })
  }
  await tx.insert(accountConsent).values(consents)
  return account.id
}

/** Also of other calls that say whether somebody has an account with an address. */
export const signUpCaps = (from: Networks): Cap[] => capsFrom(from, ['sign-up', 'from'], 30, 60)

/** Opens an account of a student or a parent, and signs them in. Mails come in the language that they sign up in. */
export async function signUp(
  { db, config }: Pick<Services, 'db' | 'config'>,
  newcomer: Newcomer,
  { from, language }: Pick<Call, 'from' | 'language'>,
) {
  const { name, email, emailField, password, dateOfBirth, guardian } = newcomer
  const mobile = e164(newcomer.mobile)
  await countTry(db, ...signUpCaps(from))
  if (dateOfBirth) checkAge(dateOfBirth, guardian, mobile)
  checkConsent('account', newcomer.consentVersion)
  if (guardian) checkConsent('guardian', guardian.consentVersion, 'guardian.consentVersion')
  refuseCommon(password, 'password', [name, email, mobile])
  const hash = await hashPassword(password)
  try {
    return await db.transaction(async (tx) => {
      const payment = await feeIsNext(tx, newcomer)
      const id = await open(tx, newcomer, mobile, hash)
      await keepInstitute(tx, id, newcomer)
      if (language !== 'en') await tx.insert(studentProfile).values({ account: id, profile: { language } })
      await rememberNetwork(tx, config, 'student', id, from)
      const token = await openSession(tx, 'student', id)
      const values = { name: plainName(name), link: config.origin }
      await queueTemplatedMail(tx, config, { to: email, language }, { event: 'account.welcome', values })
      return { auth_token: token, username: name, payment, insertid: id, message: 'Signed Up Successfully' }
    })
  } catch (thrown) {
    const taken = { student_account_email: emailField, student_account_mobile: 'mobile' }
    const field = taken[(databaseFault(thrown)?.constraint ?? '') as keyof typeof taken]
    if (!field) throw thrown
    const message = 'There is already an account with this'
    throw new ApiError('DUPLICATE', {
      message: `${message} ${field === 'mobile' ? 'mobile' : 'e-mail'}`,
      errors: [{ field, message }],
    })
  }
}
