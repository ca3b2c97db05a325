import { ApiError, type Profile, type profileChange } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { checkOwnDocuments } from '../admission/documents.ts'
import { fullness, neededOf } from '../admission/fullness.ts'
import { type Db, databaseFault, type Tx } from '../db/index.ts'
import { studentAccount, studentProfile } from '../db/tables.ts'
import { confirmPassword } from './confirm-password.ts'

/** What the profile keeps beside the account's own columns. */
const kept = ['gender', 'address', 'city', 'state', 'pincode', 'language', 'photo'] as const
type Kept = Pick<Profile, (typeof kept)[number]>
const nothing = Object.fromEntries(kept.map((name) => [name, null])) as Kept

export async function profileOf(db: Db | Tx, id: number): Promise<Profile> {
  const [row] = await db
    .select({ account: studentAccount, profile: studentProfile.profile })
    .from(studentAccount)
    .leftJoin(studentProfile, eq(studentProfile.account, studentAccount.id))
    .where(eq(studentAccount.id, id))
  if (!row) throw new ApiError('UNAUTHENTICATED')
  const { track: student_type, name, email, mobile, mobileVerified, dateOfBirth } = row.account
  const person = {
    id,
    student_type,
    email,
    mobile,
    mobileVerified,
    name,
    dateOfBirth,
    ...nothing,
    ...(row.profile as Kept),
  }
  // A parent applies for children: nobody asks for the parent's own day of birth.
  const needed = neededOf.profile.filter((field) => student_type === 'college' || field !== 'dateOfBirth')
  return { ...person, completeness: fullness(person, needed) }
}

/** Changes the fields named. DUPLICATE where the e-mail address is another account's. */
export async function changeProfile(db: Db, id: number, change: z.output<typeof profileChange>): Promise<Profile> {
  const { current_password, email, name, dateOfBirth, ...rest } = change
  if (email !== undefined) await confirmPassword(db, id, current_password ?? '')
  const account = Object.fromEntries(
    Object.entries({ email: email?.toLowerCase(), name, dateOfBirth }).filter(([, value]) => value !== undefined),
  )
  try {
    return await db.transaction(async (tx) => {
      await checkOwnDocuments(tx, id, rest.photo ? [rest.photo] : [], 'photo')
      if (Object.keys(account).length > 0) await tx.update(studentAccount).set(account).where(eq(studentAccount.id, id))
      await tx
        .insert(studentProfile)
        .values({ account: id, profile: rest })
        .onConflictDoUpdate({
          target: studentProfile.account,
          set: { profile: sql`${studentProfile.profile} || excluded.profile`, updatedAt: sql`now()` },
        })
      return profileOf(tx, id)
    })
  } catch (thrown) {
    if (databaseFault(thrown)?.code !== '23505') throw thrown
    throw new ApiError('DUPLICATE', { errors: [{ field: 'email', message: 'Another account has this address' }] })
  }
}
