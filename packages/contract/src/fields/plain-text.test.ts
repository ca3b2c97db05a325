import { expect, test } from 'vitest'
import type { z } from 'zod'
import { enquiryBody, mobile } from '../people/enquiry/enquiry.ts'
import { otpVerification } from '../people/session/accounts.ts'
import { pincode } from '../people/student/self-endpoint.ts'
import { dateText } from './field.ts'
import { plainDigits, plainText } from './plain-text.ts'
import { emailText, personName, typedText } from './text.ts'

const otp = otpVerification.shape.otp
const name = personName(120)
const email = emailText()

test.each<[what: string, schema: z.ZodType, pasted: string, meant: string]>([
  ['a mobile with a no-break space', mobile, '98765\u00a043210', '98765 43210'],
  ['a mobile with a thin space', mobile, '98765\u200943210', '98765 43210'],
  ['a mobile from a contact', mobile, '\u202a+91 98765\u201143210\u202c', '+91 98765-43210'],
  ['a mobile with a dash', mobile, ' 98765–43210 ', '98765-43210'],
  ['a mobile in wide letters', mobile, '＋９１９８７６５４３２１０', '+919876543210'],
  ['a mobile in Bengali', mobile, '৯৮৭৬৫ ৪৩২১০', '98765 43210'],
  ['a mobile in Tamil, with a mark', mobile, '\ufeff௯௮௭௬௫௪௩௨௧௦', '9876543210'],
  ['a code with an isolate', otp, '\u2068123456\u2069', '123456'],
  ['a code in two parts', otp, '123 456', '123456'],
  ['a code in Malayalam', otp, '൧൨൩൪൫൬', '123456'],
  ['a PIN in two parts', pincode, '226\u00a0010', '226010'],
  ['a PIN in Gujarati', pincode, '૨૨૬૦૧૦', '226010'],
  ['an e-mail address with a blank', email, ' ravi@example.in ', 'ravi@example.in'],
  ['an e-mail address with a mark', email, '\u200bmeera2@example.in\u200e', 'meera2@example.in'],
  ['a day with a dash of its own', dateText, '2012‑04–30', '2012-04-30'],
  ['a day in Devanagari', dateText, '२०१२-०४-३०', '2012-04-30'],
  ['a name with an override', name, 'Asha \u202eRao', 'Asha Rao'],
  ['a name with a joiner at its end', name, 'आशा\u200d ', 'आशा'],
  ['a name with a joiner inside', name, 'श्\u200dयाम', 'श्\u200dयाम'],
  ['a name of one letter', name, 'R', 'R'],
  ['a name of one letter in Hindi', name, 'म', 'म'],
  ['a text of two lines', typedText(200), '\u00a0One\u2003two\n\nthree\u200b ', 'One two\n\nthree'],
])('%s is taken as it was meant', (_what, schema, pasted, meant) => {
  expect(schema.parse(pasted)).toBe(meant)
})

test.each<[what: string, schema: z.ZodType, text: string]>([
  ['a name of pictures', name, '😀 🎓'],
  ['a name of digits', name, '12'],
  ['a name of marks', name, '\u200b\u202e '],
  ['letters as a mobile', mobile, 'call me 98765'],
  ['five digits as a code', otp, '12 345'],
  ['a day that is none', dateText, '2012-02-30'],
  ['two addresses', email, 'a@example.in, b@example.in'],
])('%s is refused', (_what, schema, text) => {
  expect(schema.safeParse(text).success).toBe(false)
})

test('an enquiry is taken from who has one letter as a name', () => {
  const body = { name: 'K', mobile: '98765 43210', consentVersion: '2026-11' }
  expect(enquiryBody.safeParse(body).success).toBe(true)
})

test('the digits of each script of India are digits', () => {
  const zeros = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0, 0xff10]
  for (const zero of zeros) {
    const digits = Array.from({ length: 10 }, (_, i) => String.fromCharCode(zero + i)).join('')
    expect([zero.toString(16), plainDigits(digits)]).toEqual([zero.toString(16), '0123456789'])
  }
  expect(plainDigits('२७ मार्च २०१२, 5')).toBe('27 मार्च 2012, 5')
})

test('a long run of blanks takes no longer than its length', () => {
  expect(plainText(`${'\u200d '.repeat(50_000)}x`).endsWith('x')).toBe(true)
})
