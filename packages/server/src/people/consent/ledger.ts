import { and, desc, eq, isNull } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { consentEntry } from '../../platform/db/tables.ts'

type Entry = typeof consentEntry.$inferInsert
/** Whose chain an entry belongs to: the account's, or that of an enquiry that was sent without one. */
type Chain = { account: number; enquiry?: null } | { account: null; enquiry: number }
export type NewConsent = Chain & Omit<Entry, 'id' | 'account' | 'enquiry' | 'previous' | 'hash'>

/**
 * Adds an entry to the ledger of consents, in the transaction that gives or ends what it is about: the columns that readers ask
 * (`application.access_ended_at`, `enquiry.status`) and the ledger say the same. The database chains it. Digital Personal Data Protection
 * Act 2023, s. 6(10): that consent was given has to be proven.
 */
export async function recordConsent(tx: Tx, entry: NewConsent): Promise<void> {
  await tx.insert(consentEntry).values(entry)
}

/** The latest entry of a chain for a purpose, and a record where the purpose has one; undefined where there is none. */
export async function lastConsent(db: Db | Tx, chain: Chain, purpose: Entry['purpose'], of: number | null = null) {
  const inChain =
    chain.account === null ? eq(consentEntry.enquiry, chain.enquiry) : eq(consentEntry.account, chain.account)
  const ofRecord = of === null ? isNull(consentEntry.of) : eq(consentEntry.of, of)
  const [last] = await db
    .select()
    .from(consentEntry)
    .where(and(inChain, eq(consentEntry.purpose, purpose), ofRecord))
    .orderBy(desc(consentEntry.id))
    .limit(1)
  return last
}

type Withdrawn = { of: number | null; by: Entry['by']; name: string; mobile?: string; channel: Entry['channel'] }
/** Records the end of a consent to the same purpose and record that was given before; without one it writes nothing. */
export async function recordWithdrawal(
  tx: Tx,
  chain: Chain,
  purpose: Entry['purpose'],
  { of, ...withdrawn }: Withdrawn,
): Promise<void> {
  const last = await lastConsent(tx, chain, purpose, of)
  if (last?.action !== 'given') return
  const { instituteType, instituteId } = last
  await recordConsent(tx, { ...chain, ...withdrawn, action: 'withdrawn', purpose, of, instituteType, instituteId })
}
