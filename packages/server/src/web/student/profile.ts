import { ApiError, type Profile, type profileChange } from '@pravesh/contract'
import type { z } from 'zod'
import { checkOwnDocuments } from '../../people/admission/documents/documents.ts'
import { completenessOf, neededOf } from '../../people/admission/form/completeness.ts'
import { isDeclaredParent } from '../../people/admission/form/parent.ts'
import { recordCall } from '../../people/security-log/record.ts'
import { endSharing, releaseUnverifiedMobile, takenLogin } from '../../people/session/accounts.ts'
import { ageOn } from '../../people/session/age.ts'
import { provenMobile } from '../../people/session/codes/one-time-code.ts'
import { waitForGuardian } from '../../people/session/guardian/ask.ts'
import { awaitedGuardian } from '../../people/session/guardian/waiting.ts'
import { notifyAccountChange } from '../../people/session/notify-change.ts'
import { confirmPassword } from '../../people/session/passwords/confirm-password.ts'
import { dropTemporary } from '../../people/session/passwords/temporary-password.ts'
import { revokeSessions } from '../../people/session/tokens.ts'
import { eq, sql } from '../../platform/db/drizzle.ts'
import { type Db, databaseError, type Tx } from '../../platform/db/index.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { child, shortlist, studentAccount, studentProfile } from '../../platform/db/tables.ts'
import { actorOf, type Call } from '../../platform/http/bind.ts'
import { assertUnchanged } from '../../platform/http/request/if-unchanged.ts'
import type { Networks } from '../../platform/limits/network.ts'
import { countTry } from '../../platform/limits/throttle.ts'
import type { Services } from '../../services/services.ts'
import { signUpCaps } from './sign-up.ts'

type ProfileServices = Pick<Services, 'db' | 'config'>

/** Fields of the profile in addition to the account's own columns. */
const profileFields = ['gender', 'address', 'city', 'state', 'pincode', 'language', 'photo'] as const
type ProfileFields = Pick<Profile, (typeof profileFields)[number]>
const emptyProfile = Object.fromEntries(profileFields.map((name) => [name, null])) as ProfileFields

/** A college on the list: requirements of its application also apply to an account that started with schools. */
const hasCollege = sql<boolean>`exists (select from ${shortlist}
  where ${shortlist.account} = ${studentAccount.id} and ${shortlist.instituteType} = 'college')`

export async function profileOf(db: Db | Tx, id: number): Promise<Profile> {
  const [row] = await db
    .select({ account: studentAccount, profile: studentProfile.profile, at: studentProfile.updatedAt, hasCollege })
    .from(studentAccount)
    .leftJoin(studentProfile, eq(studentProfile.account, studentAccount.id))
    .where(eq(studentAccount.id, id))
  if (!row) throw new ApiError('UNAUTHENTICATED')
  const { track: student_type, name, email, emailVerified, mobile, mobileVerified, dateOfBirth } = row.account
  const person = {
    id,
    student_type,
    email,
    emailVerified,
    mobile,
    mobileVerified,
    parentDeclared: await isDeclaredParent(db, id),
    name,
    dateOfBirth,
    ...emptyProfile,
    ...(row.profile as ProfileFields),
    guardian: await awaitedGuardian(db, id),
  }
  // A parent applies for children: the parent's own date of birth, and an address where the mobile is proven, are not required before a
  // college is on the list. An application adds them.
  const applies = student_type === 'college' || row.hasCollege
  const isOptional = (field: string) => field === 'dateOfBirth' || (field === 'email' && mobileVerified)
  const needed = neededOf.profile.filter((field) => applies || !isOptional(field))
  return { ...person, completeness: completenessOf(person, needed), updatedAt: row.at }
}

type Change = z.output<typeof profileChange>
/**
 * A date of birth decides whether a guardian must agree to an account (DPDP Act 2023, s. 9(1)), so one that was given stays: the
 * grievance officer takes corrections. The first one of a person under 18 makes the account wait for a guardian, whom the person names then. INVALID for any other change, and
 * for such a date of an account that has children: it was opened by an adult.
 */
async function checkDateOfBirth(
  tx: Tx,
  { id, dateOfBirth: before }: typeof studentAccount.$inferSelect,
  after: string | null | undefined,
): Promise<void> {
  if (after === undefined || after === before) return
  const reject = (message: string) => new ApiError('INVALID', { errors: [{ field: 'dateOfBirth', message }] })
  if (before !== null)
    throw reject('A date of birth cannot be changed here. If it is wrong, write to our grievance officer')
  const age = after === null ? undefined : ageOn(after)
  if (age === undefined || age < 3 || age > 100) throw reject('Enter your date of birth')
  if (age >= 18) return
  if ((await tx.$count(child, eq(child.account, id))) > 0)
    throw reject('Enter your own date of birth: whoever adds children is at least 18')
  await waitForGuardian(tx, id, null)
}
/** The mobile of a change, as E.164, after its code was used up. */
async function provenIn({ db, config }: ProfileServices, change: Change, from: Networks): Promise<string | undefined> {
  const { mobile, otp, otpId } = change
  if (mobile === undefined || otp === undefined || otpId === undefined) return undefined
  return provenMobile(db, config, { mobile, otp, otpId }, from)
}

/**
 * Changes the named fields, all or none. INVALID where a date of birth that was given would change. DUPLICATE where the e-mail address or the mobile is another account's: checks of addresses are
 * counted together with those of sign-up, which reveal the same. A change of the sign-in address or mobile ends other sessions.
 */
export async function changeProfile(parts: ProfileServices, call: Call, change: Change): Promise<Profile> {
  const { db, config } = parts
  const { from } = call
  const { account: id, tokenHash } = actorOf(call)
  const { current_password, email, mobile: _mobile, otp: _otp, otpId: _otpId, ...unguarded } = change
  const { name, dateOfBirth, ifUpdatedAt, ...rest } = unguarded
  // The password first: a wrong one must not use the code up.
  const guarded = email !== undefined || change.mobile !== undefined
  if (email !== undefined) await countTry(db, [['address', 'of', id], 10, 24 * 60], ...signUpCaps(from))
  const confirmed = guarded ? await confirmPassword(db, id, current_password ?? '') : undefined
  const proven = await provenIn(parts, change, from)
  const verified = proven ? { mobile: proven, mobileVerified: true } : {}
  const account = Object.fromEntries(
    Object.entries({ email: email?.toLowerCase(), name, dateOfBirth, ...verified }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  try {
    return await db.transaction(async (tx) => {
      const [before] = await tx.select().from(studentAccount).where(eq(studentAccount.id, id)).for('update')
      // The password was checked a while ago: a guarded field is not changed with an outdated one.
      if (!before || (guarded && before.passwordHash !== confirmed)) throw new ApiError('CONFLICT')
      const now = await profileOf(tx, id)
      await assertUnchanged(ifUpdatedAt, now.updatedAt, async () => now)
      await checkDateOfBirth(tx, before, dateOfBirth)
      await checkOwnDocuments(tx, id, rest.photo ? [rest.photo] : [], 'photo')
      if (proven) await releaseUnverifiedMobile(tx, proven, id)
      // A temporary password may lie where the person has just left.
      if (proven || email !== undefined) await dropTemporary(tx, 'student', id)
      const moved = account.email !== undefined && account.email !== before.email?.toLowerCase()
      // The new address is unproven.
      const newMobile = proven !== undefined && proven !== before.mobile
      const set = {
        ...account,
        ...(moved ? { emailVerified: false, sharesEmail: false } : {}),
        ...(newMobile ? { sharesMobile: false } : {}),
      }
      if (Object.keys(set).length > 0) await tx.update(studentAccount).set(set).where(eq(studentAccount.id, id))
      if (moved && before.email) await endSharing(tx, 'email', before.email)
      if (newMobile && before.mobile) await endSharing(tx, 'mobile', before.mobile)
      const opens = proven !== undefined && !(before.mobileVerified && before.mobile === proven)
      if (moved || opens) await revokeSessions(tx, 'student', id, tokenHash)
      const notifiedAccount = { ...before, username: before.name }
      if (moved) await recordCall(tx, config, call, 'email-changed')
      if (newMobile) await recordCall(tx, config, call, 'mobile-changed')
      if (moved) await notifyAccountChange(tx, config, 'student', notifiedAccount, 'email')
      if (newMobile) await notifyAccountChange(tx, config, 'student', notifiedAccount, 'mobile')
      await tx
        .insert(studentProfile)
        .values({ account: id, profile: rest })
        .onConflictDoUpdate({
          target: studentProfile.account,
          set: {
            profile: sql`${studentProfile.profile} || excluded.profile`,
            updatedAt: nextUpdatedAt(studentProfile.updatedAt),
          },
        })
      return profileOf(tx, id)
    })
  } catch (error) {
    const conflict = databaseError(error)
    if (conflict?.code !== '23505') throw error
    const errors =
      takenLogin(conflict.constraint) === 'mobile'
        ? [{ field: 'mobile', message: 'Another account has this mobile' }]
        : [{ field: 'email', message: 'Another account has this address' }]
    throw new ApiError('DUPLICATE', { errors })
  }
}
