import { ApiError, type Nominee, type NomineeForStaff, type nomineeBody } from '@pravesh/contract'
import type { z } from 'zod'
import { desc, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { adminAccount, nominee, nomineeRead, studentAccount } from '../../../platform/db/tables.ts'
import { e164 } from '../../../platform/http/request/mobile.ts'

const maxReads = 50
const person = {
  ...{ name: nominee.name, relation: nominee.relation, mobile: nominee.mobile, email: nominee.email },
  updatedAt: nominee.updatedAt,
}

/** The nominee of an account, with the staff who have read it; null where nobody is named. */
export async function nomineeOf(db: Db, account: number): Promise<Nominee | null> {
  const [found] = await db.select(person).from(nominee).where(eq(nominee.account, account))
  if (!found) return null
  const reads = await db
    .select({
      by: sql<string>`coalesce(${adminAccount.name}, ${adminAccount.username}, 'Pravesh')`,
      at: nomineeRead.readAt,
    })
    .from(nomineeRead)
    .leftJoin(adminAccount, eq(adminAccount.id, nomineeRead.admin))
    .where(eq(nomineeRead.account, account))
    .orderBy(desc(nomineeRead.id))
    .limit(maxReads)
  return { ...found, reads }
}

/** Names the nominee of an account, in the place of another. */
export async function setNominee(db: Db, account: number, body: z.output<typeof nomineeBody>): Promise<Nominee> {
  const { name, relation, email } = body
  const values = { name, relation, email: email || null, mobile: body.mobile ? e164(body.mobile) : null }
  const [row] = await db
    .insert(nominee)
    .values({ account, ...values })
    .onConflictDoUpdate({ target: nominee.account, set: { ...values, updatedAt: sql`now()` } })
    .returning({ account: nominee.account })
  const stored = row && (await nomineeOf(db, account))
  if (!stored) throw new ApiError('CONFLICT')
  return stored
}

/** Names nobody any more. */
export async function removeNominee(db: Db, account: number): Promise<void> {
  await db.delete(nominee).where(eq(nominee.account, account))
}

/** The nominee of a family's account for an administrator, whose read is recorded; null where nobody is named, NOT_FOUND without such an account. */
export function readNominee(db: Db, admin: number, account: number): Promise<NomineeForStaff | null> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select(person).from(nominee).where(eq(nominee.account, account)).for('share')
    if (!found) {
      if ((await tx.$count(studentAccount, eq(studentAccount.id, account))) === 0) throw new ApiError('NOT_FOUND')
      return null
    }
    await tx.insert(nomineeRead).values({ account, admin })
    return found
  })
}
