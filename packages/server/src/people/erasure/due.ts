import type { Config } from '../../platform/config/config.ts'
import { and, asc, eq, isNull, lte, not, notInArray, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { erasure, studentAccount } from '../../platform/db/tables.ts'
import { languageOf } from '../../services/mail/account-language.ts'
import { plainName, queueTemplatedMail } from '../../services/mail/compose.ts'
import { eraseAccount, eraseChild, erasePapers } from './erase.ts'
import { refundUnderWay } from './request.ts'

type Services = { db: Db; config: Pick<Config, 'encryptionKeys' | 'origin'> }
type Erasure = typeof erasure.$inferSelect
/** A sign-in keeps an account that was inactive. */
const hasSignedInSince = sql`${erasure.reason} = 'inactive' and ${erasure.erasedAt} is null and exists (
  select from ${studentAccount} where ${studentAccount.id} = ${erasure.account} and ${studentAccount.signedInAt} > ${erasure.createdAt})`

async function eraseOne(tx: Tx, config: Services['config'], { id, account, subject, of }: Erasure): Promise<void> {
  if (subject === 'application') await erasePapers(tx, account, of)
  if (subject === 'child') await eraseChild(tx, account, of)
  if (subject !== 'account') {
    await tx.update(erasure).set({ erasedAt: sql`now()` }).where(eq(erasure.id, id))
    return
  }
  const [person] = await tx.select().from(studentAccount).where(eq(studentAccount.id, account))
  const language = await languageOf(tx, account)
  await eraseAccount(tx, account)
  await tx
    .update(erasure)
    .set({ erasedAt: sql`now()` })
    .where(and(eq(erasure.account, account), isNull(erasure.erasedAt)))
  if (!person?.email) return
  const values = { name: plainName(person.name), link: `${config.origin}${language === 'hi' ? '/hi' : ''}/privacy` }
  await queueTemplatedMail(tx, config, { to: person.email, language }, { event: 'erasure.done', values })
}

/**
 * A job: does the erasures that are due, each in a transaction of its own, but those of accounts that money is on its way back to. Returns
 * their number. One that fails does not hold up the others; the first failure is thrown at the end.
 */
export async function eraseDue({ db, config }: Services): Promise<number> {
  await db.delete(erasure).where(hasSignedInSince)
  const failures = new Map<number, unknown>()
  for (let count = 0; ; ) {
    const isDue = and(isNull(erasure.erasedAt), lte(erasure.dueAt, sql`now()`), not(refundUnderWay))
    const untried = failures.size === 0 ? undefined : notInArray(erasure.id, [...failures.keys()])
    const [next] = await db
      .select()
      .from(erasure)
      .where(and(isDue, untried))
      .orderBy(asc(erasure.dueAt), asc(erasure.id))
      .limit(1)
    if (!next) {
      for (const failure of failures.values()) throw failure
      return count
    }
    try {
      await db.transaction(async (tx) => {
        // Taken back, or done by another process, meanwhile.
        const [current] = await tx
          .select()
          .from(erasure)
          .where(and(eq(erasure.id, next.id), isDue))
          .for('update')
        if (current) await eraseOne(tx, config, current)
      })
      count += 1
    } catch (error) {
      failures.set(next.id, error)
    }
  }
}
