import { ApiError, type FieldError, type ParsedOf, type studentEndpoints } from '@pravesh/contract'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { applicationForm, studentAccount } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Call } from '../../../platform/http/bind.ts'
import { lastConsent, recordConsent } from '../../consent/ledger.ts'
import { ageOn } from '../../session/age.ts'
import { checkConsent } from '../../session/consent.ts'
import { lockAccount } from '../transition/transition.ts'

const invalid = (...errors: FieldError[]) => new ApiError('INVALID', { errors })
const birthInForm = sql<string | null>`${applicationForm.form} -> 'personal' ->> 'dateOfBirth'`

/** The person of an account. INVALID at `field` where a date of birth of the account, or in its form for colleges, is one under 18. */
async function adultOf(tx: Tx, account: number, field: string) {
  const [person] = await tx
    .select({ account: studentAccount, birthInForm })
    .from(studentAccount)
    .leftJoin(applicationForm, eq(applicationForm.account, studentAccount.id))
    .where(eq(studentAccount.id, account))
  if (!person) throw new ApiError('UNAUTHENTICATED')
  const message = 'A person under 18 cannot add children: a parent or guardian does it from an account of their own'
  for (const day of [person.account.dateOfBirth, person.birthInForm])
    if (day && ageOn(day) < 18) throw invalid({ field, message })
  return person.account
}

/** Whether the person of an account has declared to be an adult and a parent or guardian, and has not withdrawn it. */
export const isDeclaredParent = async (db: Db | Tx, account: number): Promise<boolean> =>
  (await lastConsent(db, { account }, 'parent'))?.action === 'given'

/**
 * Nothing of a child is stored before the consent of a parent can be shown: an adult, whose mobile is proven, who has declared to be the
 * parent or guardian (DPDP Act 2023, s. 9(1); Rules 2025, r. 10(1)). INVALID at `name` for a person under 18, and else at `mobile` and at
 * `consentVersion`, as far as they are missing.
 */
export async function checkIsParent(tx: Tx, account: number): Promise<void> {
  const { mobileVerified } = await adultOf(tx, account, 'name')
  const missing: FieldError[] = []
  if (!mobileVerified) missing.push({ field: 'mobile', message: 'Verify your mobile number before you add a child' })
  if (!(await isDeclaredParent(tx, account)))
    missing.push({
      field: 'consentVersion',
      message: 'Before you add a child, declare that you are 18 or older and a parent or guardian',
    })
  if (missing.length > 0) throw invalid(...missing)
}

/**
 * Records the declaration of a parent, once. INVALID at `consentVersion` for a text that is not the published one, and for a person under
 * 18.
 */
export async function declareParent(
  db: Db,
  { account }: Pick<Actor, 'account'>,
  { purpose, consentVersion: version }: ParsedOf<typeof studentEndpoints.addConsent>['body'],
  { language }: Pick<Call, 'language'>,
): Promise<void> {
  checkConsent(purpose, version)
  await db.transaction(async (tx) => {
    await lockAccount(tx, account)
    const { name, mobile, mobileVerified } = await adultOf(tx, account, 'consentVersion')
    if (await isDeclaredParent(tx, account)) return
    const proof = mobileVerified ? ('mobile-code' as const) : null
    const given = { account, action: 'given', purpose, by: 'self', channel: 'website' } as const
    await recordConsent(tx, { ...given, name, mobile, proof, language, version })
  })
}
