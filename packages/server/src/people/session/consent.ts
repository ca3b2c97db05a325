import { ApiError } from '@pravesh/contract'
import { type ConsentPurpose, isConsentTaken } from '@pravesh/messages'
import { desc, eq } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { today } from '../../platform/db/statements/today.ts'
import { accountConsent } from '../../platform/db/tables.ts'

const unknown = 'These words are not the ones we publish now. Open the page again, and agree to those that it shows'

/** INVALID where this version of the text cannot have been read recently: a record of consent states the accepted text. */
export function checkConsent(purpose: ConsentPurpose, version: string, field = 'consentVersion'): void {
  // A caller may also have sent the form on paper.
  const read = purpose === 'caller' && isConsentTaken('enquiry', version, today())
  if (!read && !isConsentTaken(purpose, version, today()))
    throw new ApiError('INVALID', { errors: [{ field, message: unknown }] })
}

/** What was agreed to for a family's account, newest first. */
export function consentsOf(db: Db, account: number) {
  const { id, by, name, proof, version, at } = accountConsent
  return db
    .select({ id, by, name, proof, version, at })
    .from(accountConsent)
    .where(eq(accountConsent.student, account))
    .orderBy(desc(id))
    .limit(100)
}
