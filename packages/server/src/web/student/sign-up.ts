import { ApiError, type FieldError, type InstituteType } from '@pravesh/contract'
import { consentText, type Language } from '@pravesh/messages'
import { admittingOf } from '../../people/admission/admitting.ts'
import { noCourse } from '../../people/admission/form/course.ts'
import { ensureShortlisted } from '../../people/admission/shortlist.ts'
import { recordConsent } from '../../people/consent/ledger.ts'
import { publishedInstituteName } from '../../people/enquiry/addressee.ts'
import { recordSecurityEvent } from '../../people/security-log/record.ts'
import { releaseUnverifiedMobile, takenLogin } from '../../people/session/accounts.ts'
import { ageOn } from '../../people/session/age.ts'
import { useTicket } from '../../people/session/codes/one-time-code.ts'
import { checkConsent } from '../../people/session/consent.ts'
import { guardianMobile, sendGuardianCode, waitForGuardian } from '../../people/session/guardian/ask.ts'
import { rememberNetwork } from '../../people/session/known-network.ts'
import { assertNotCommon, hashPassword } from '../../people/session/passwords/password.ts'
import { openSession } from '../../people/session/tokens.ts'
import { databaseError, type Tx } from '../../platform/db/index.ts'
import { studentAccount, studentProfile } from '../../platform/db/tables.ts'
import type { Call } from '../../platform/http/bind.ts'
import { e164 } from '../../platform/http/request/mobile.ts'
import type { Networks } from '../../platform/limits/network.ts'
import { type Cap, capsFrom, countTry } from '../../platform/limits/throttle.ts'
import { plainName, queueTemplatedMail } from '../../services/mail/compose.ts'
import type { Services } from '../../services/services.ts'

type Guardian = { name: string; mobile: string }
type SignUpInput = {
  track: 'college' | 'school'
  name: string
  /** Null, as the password, only of a parent whose mobile is proven. */
  email?: string | null
  /** The form's field names: errors refer to them. */
  emailField: 'email' | 'parent_email'
  mobile: string
  password?: string | null
  dateOfBirth?: string
  guardian?: Guardian | null
  ticket?: string | null
  consentVersion: string
  instituteType?: InstituteType | null
  instituteId?: number | null
}

const invalid = (...errors: FieldError[]) => new ApiError('INVALID', { errors })

/**
 * The guardian whom a person under 18 names, the mobile as E.164; undefined for an adult. Such an account waits for the guardian's consent
 * (DPDP Act 2023, s. 9(1)).
 */
function neededGuardian(config: Services['config'], { dateOfBirth, guardian }: SignUpInput, mobile: string) {
  if (!dateOfBirth) return undefined
  const age = ageOn(dateOfBirth)
  if (age < 3 || age > 100) throw invalid({ field: 'date_of_birth', message: 'Enter your date of birth' })
  if (age >= 18) return undefined
  if (!guardian) throw invalid({ field: 'guardian', message: 'Under 18, a parent or guardian must agree' })
  return { name: guardian.name, mobile: guardianMobile(config, guardian.mobile, mobile) }
}

/** Without a proven mobile, the address and the password are the only way to sign in. */
function checkLogin({ ticket, email, emailField, password }: SignUpInput): void {
  if (ticket) return
  const missing = [...(email ? [] : [emailField]), ...(password ? [] : ['password'])]
  if (missing.length > 0) throw invalid(...missing.map((field) => ({ field, message: 'Required' })))
}

/** Adds the institute that they came for to the shortlist. The child of a school can be set later. */
async function shortlistInstitute(tx: Tx, account: number, { instituteType, instituteId }: SignUpInput): Promise<void> {
  if (!instituteId || !instituteType) return
  await ensureShortlisted(tx, { account, instituteType, instituteId, child: null, ...noCourse })
}

/** An application costs a fee: where an institute is named that takes applications today, the payment step comes next. */
async function feeIsNext(tx: Tx, input: SignUpInput): Promise<boolean> {
  const { instituteType, instituteId } = input
  const isPublished = (await publishedInstituteName(tx, input)) !== null
  if (!isPublished || !instituteType || !instituteId) return false
  return (await admittingOf(tx, instituteType, instituteId)) === 'open'
}

/** What an account is opened with, in addition to the form. */
type Opening = { mobile: string; passwordHash: string | null; language: Language; guardian: Guardian | undefined }

async function open(
  tx: Tx,
  input: SignUpInput,
  { mobile, passwordHash, language, guardian }: Opening,
): Promise<number> {
  const { track: accountType, name, email, dateOfBirth, ticket, consentVersion } = input
  const mobileVerified = ticket ? await useTicket(tx, ticket, mobile) : false
  if (ticket && !mobileVerified) throw invalid({ field: 'ticket', message: 'Verify the mobile number again' })
  if (mobileVerified) await releaseUnverifiedMobile(tx, mobile)
  const [account] = await tx
    .insert(studentAccount)
    .values({
      ...{ track: accountType, name, email: email ?? null, mobile, mobileVerified, passwordHash },
      dateOfBirth: dateOfBirth ?? null,
    })
    .returning({ id: studentAccount.id })
  if (!account) throw new Error('The account was not kept')
  if (guardian) await waitForGuardian(tx, account.id, guardian)
  const proof = mobileVerified ? ('mobile-code' as const) : null
  const self = { by: 'self', purpose: consentPurpose(input), name, mobile, proof } as const
  const given = { account: account.id, action: 'given', channel: 'website' } as const
  await recordConsent(tx, { ...given, ...self, language, version: consentVersion })
  return account.id
}

/**
 * The text that was agreed to. A parent's states that its giver is an adult and a parent or guardian of the children that are added (DPDP Act
 * 2023, s. 9(1); Rules 2025, r. 10(1)). That of an account is still taken from parents, and states neither.
 */
const consentPurpose = ({ track, consentVersion }: SignUpInput): 'parent' | 'account' =>
  track === 'school' && consentText('parent', consentVersion, 'en') !== undefined ? 'parent' : 'account'

/** Also for other calls that reveal whether an address has an account. */
export const signUpCaps = (from: Networks): Cap[] => capsFrom(from, ['sign-up', 'from'], 30, 60)

/** The account is open: where the message cannot be sent now, the student has it sent from the account. */
async function messageGuardian(
  parts: Pick<Services, 'db' | 'config'>,
  account: number,
  call: Pick<Call, 'from' | 'language'>,
) {
  try {
    await sendGuardianCode(parts, { account }, call)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'TOO_MANY')) throw error
  }
}

/**
 * Opens a family's account, by the form of a student or of a parent, and signs them in. Mails come in the language that they sign up in.
 * The account of a person under 18 waits for the guardian, who is sent a message; INVALID at `guardian` where none is named.
 * DUPLICATE where any account, of either form, has the address or the mobile.
 */
export async function signUp(
  { db, config }: Pick<Services, 'db' | 'config'>,
  input: SignUpInput,
  { from, language, userAgent }: Pick<Call, 'from' | 'language' | 'userAgent'>,
) {
  const { name, email, emailField, password } = input
  checkLogin(input)
  const mobile = e164(input.mobile)
  await countTry(db, ...signUpCaps(from))
  const guardian = neededGuardian(config, input, mobile)
  checkConsent(consentPurpose(input), input.consentVersion)
  if (password) assertNotCommon(password, 'password', [name, email, mobile])
  const hash = password ? await hashPassword(password) : null
  try {
    const opened = await db.transaction(async (tx) => {
      const payment = !guardian && (await feeIsNext(tx, input))
      const id = await open(tx, input, { mobile, passwordHash: hash, language, guardian })
      await shortlistInstitute(tx, id, input)
      if (language !== 'en') await tx.insert(studentProfile).values({ account: id, profile: { language } })
      await rememberNetwork(tx, config, 'student', id, from)
      await recordSecurityEvent(tx, config, { realm: 'student', account: id, kind: 'signed-up' }, { from, userAgent })
      const token = await openSession(tx, 'student', id, userAgent)
      const values = { name: plainName(name), link: config.origin }
      if (email) await queueTemplatedMail(tx, config, { to: email, language }, { event: 'account.welcome', values })
      return { auth_token: token, username: name, payment, insertid: id, message: 'Signed Up Successfully' }
    })
    if (guardian) await messageGuardian({ db, config }, opened.insertid, { from, language })
    return opened
  } catch (error) {
    const taken = takenLogin(databaseError(error)?.constraint)
    if (!taken) throw error
    const message = `There is already an account with this ${taken === 'mobile' ? 'mobile' : 'e-mail'}. Sign in: one account is for schools and colleges`
    throw new ApiError('DUPLICATE', { message, errors: [{ field: taken === 'mobile' ? taken : emailField, message }] })
  }
}
