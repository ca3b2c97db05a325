import { ApiError } from '@pravesh/contract'
import { type ConsentPurpose, isConsentTaken } from '@pravesh/messages'
import type { Tx } from '../../platform/db/index.ts'
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

/** What a record of consent states: whose account, who agreed to which text in which language, and how that person was proven. */
export type GivenConsent = Omit<typeof accountConsent.$inferInsert, 'id' | 'at'>

/** Records a consent to an account (DPDP Act 2023, s. 6(10): that it was given has to be proven). */
export async function recordConsent(tx: Tx, consent: GivenConsent): Promise<void> {
  await tx.insert(accountConsent).values(consent)
}
