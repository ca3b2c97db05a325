import { ApiError } from '@pravesh/contract'
import { type ConsentPurpose, isConsentTaken } from '@pravesh/messages'
import { today } from '../../platform/db/statements/today.ts'

const unknown = 'These words are not the ones we publish now. Open the page again, and agree to those that it shows'

/** INVALID where this version of the text cannot have been read recently: a record of consent states the accepted text. */
export function checkConsent(purpose: ConsentPurpose, version: string, field = 'consentVersion'): void {
  // A caller may also have sent the form on paper.
  const read = purpose === 'caller' && isConsentTaken('enquiry', version, today())
  if (!read && !isConsentTaken(purpose, version, today()))
    throw new ApiError('INVALID', { errors: [{ field, message: unknown }] })
}
