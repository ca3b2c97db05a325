import { currentConsent } from '@pravesh/messages'
import { recordConsent } from '../src/people/consent/ledger.ts'
import { eq } from '../src/platform/db/drizzle.ts'
import type { Db } from '../src/platform/db/index.ts'
import { studentAccount } from '../src/platform/db/tables.ts'

/** What a child is added with: the account has a proven mobile, its own where it has one, and the declaration of a parent. */
export async function declareAsParent(db: Db, account: number): Promise<void> {
  const own = eq(studentAccount.id, account)
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(studentAccount).where(own)
    if (!person) throw new Error(`No account ${account}`)
    const mobile = person.mobile ?? `+9181${String(account).padStart(8, '0')}`
    await tx.update(studentAccount).set({ mobile, mobileVerified: true }).where(own)
    const given = { account, action: 'given', purpose: 'parent', by: 'self', channel: 'website' } as const
    const { version } = currentConsent('parent')
    await recordConsent(tx, { ...given, name: person.name, mobile, proof: 'mobile-code', language: 'en', version })
  })
}
