import { ApiError } from '@pravesh/contract'
import parsePhoneNumber from 'libphonenumber-js'

// The numbering plan of India: mobiles have ten digits, of which the first is 6 to 9. The rest are landlines, which take no SMS.
const indianMobile = /^[6-9]\d{9}$/

/** A mobile number as E.164; ten digits are taken as Indian. INVALID where it is not a number that exists, or is an Indian landline. */
export function e164(input: string, field = 'mobile'): string {
  const number = parsePhoneNumber(input, 'IN')
  if (!number?.isValid() || (number.countryCallingCode === '91' && !indianMobile.test(number.nationalNumber)))
    throw new ApiError('INVALID', {
      errors: [{ field, message: 'Enter a mobile number, for example 98765 43210' }],
    })
  return number.number
}
