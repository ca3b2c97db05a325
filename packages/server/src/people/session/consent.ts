import { ApiError } from '@pravesh/contract'
import { type ConsentPurpose, isConsentTaken } from '@pravesh/messages'
import { today } from '../../platform/db/statements/today.ts'

const unknown = 'These words are not the ones we publish now. Open the page again, and agree to those that it shows'

/** INVALID where nobody can have read this version of these words lately: a record of consent says what was agreed to. */
export function checkConsent(purpose: ConsentPurpose, version: string, field = 'consentVersion'): void {
  // Whoever calls may also have sent the form on paper.
  const read = purpose === 'caller' && isConsentTaken('enquiry', version, today())
  if (!read && !isConsentTaken(purpose, version, today()))
    throw new ApiError('INVALID', { errors: [{ field, message: unknown }] })
}
