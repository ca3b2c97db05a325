import { z } from 'zod'
import { consentVersion } from '../../fields/consent.ts'
import { contactReaders, enquiryKinds } from '../../fields/enquiry-kinds.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { sourceSchema } from '../../fields/source.ts'
import { admitting } from '../../institute/admission.ts'
import { instituteSummaryShape, instituteTypes } from '../../institute/type.ts'
import { courseChoice, courseSummaryShape } from '../admission/course.ts'
import { enquiryStates, mobile } from '../enquiry/enquiry.ts'
import { feesTypes } from '../payment/payment.ts'
import { changed, filledText, personalText, withId } from './self-endpoint.ts'

/** One bank account a person, for refunds. The number is never answered whole. */
const bankShape = {
  holder: filledText(120).describe('Name of the account’s holder, as the bank has it'),
  number: z
    .string()
    .regex(/^\d{9,18}$/, '9 to 18 digits')
    .describe('Account number, 9 to 18 digits; it is kept sealed and never answered whole'),
  ifsc: z
    .string()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Eleven characters, such as SBIN0000300')
    .describe('IFSC of the bank’s branch: eleven characters, such as SBIN0000300'),
  type: z
    .enum(['savings', 'current'])
    .default('savings')
    .describe('savings: a savings account; current: a current account'),
  upi: z
    .string()
    .max(100)
    .regex(/^[\w.-]{2,60}@[a-zA-Z]{2,40}$/, 'Such as name@bank')
    .nullish()
    .describe('UPI address, such as name@bank; null where none is kept'),
}
export const bankBody = z.strictObject(bankShape)
export const bankChange = z.strictObject({
  ...changed({
    ...bankShape,
    type: bankShape.type.unwrap().describe('savings: a savings account; current: a current account'),
  }),
  current_password: z
    .string()
    .min(1)
    .max(200)
    .describe('Password of the account, asked again before the details change'),
})
export const bankDetail = z
  .strictObject({
    holder: z.string().describe('Name of the account’s holder, as the bank has it'),
    lastFour: z.string().describe('Last four digits of the account number'),
    ifsc: z.string().describe('IFSC of the bank’s branch: eleven characters, such as SBIN0000300'),
    type: z.enum(['savings', 'current']).describe('savings: a savings account; current: a current account'),
    upi: z.string().nullable().describe('UPI address, such as name@bank; null where none is kept'),
    updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'BankDetail' })
export type BankDetail = z.output<typeof bankDetail>

const stars = z.int().min(1).max(5)
export const reviewAspects = ['teaching', 'faculty', 'facilities', 'safety', 'placements', 'value', 'hostel'] as const
/** Facts known about the author, from none to a seat accepted through Pravesh. */
const reviewVerifications = ['none', 'mobile', 'document', 'application', 'admission'] as const
const year = z.int().min(1950).max(2100).nullish()
const reviewShape = {
  role: z
    .enum(['student', 'alumnus', 'parent', 'teacher'])
    .describe('What the author is or was there: student, former student, parent or teacher'),
  fromYear: year.describe('First year there; null where it is not said'),
  toYear: year.describe('Last year there; null where it is not said, or still going on'),
  overall: stars.describe('Stars, 1 the worst to 5 the best'),
  aspects: z
    .partialRecord(z.enum(reviewAspects), stars)
    .default({})
    .describe('Stars from 1 to 5 for single sides of it; those left out were not judged'),
  pros: filledText(2_000).describe('What is good, plain text'),
  cons: filledText(2_000).describe('What is not, plain text'),
}
const instituteShape = {
  instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
  instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
}
export const reviewBody = z.strictObject({ ...instituteShape, ...reviewShape })
/** Staff read a changed review again before it is published. */
export const reviewChange = z.strictObject({
  ...withId,
  ...changed({
    ...reviewShape,
    aspects: reviewShape.aspects
      .unwrap()
      .describe('Stars from 1 to 5 for single sides of it; those left out were not judged'),
  }),
})
export const review = z
  .strictObject({
    id: recordId.describe('Id of the review'),
    ...instituteShape,
    instituteName: z.string().describe('Name of the school or college'),
    role: reviewShape.role.describe('What the author is or was there: student, former student, parent or teacher'),
    fromYear: z.int().nullable().describe('First year there; null where it is not said'),
    toYear: z.int().nullable().describe('Last year there; null where it is not said, or still going on'),
    overall: stars.describe('Stars, 1 the worst to 5 the best'),
    aspects: reviewShape.aspects
      .unwrap()
      .describe('Stars from 1 to 5 for single sides of it; those left out were not judged'),
    pros: z.string().describe('What is good, plain text'),
    cons: z.string().describe('What is not, plain text'),
    status: z
      .enum(['pending', 'published', 'rejected', 'withdrawn'])
      .describe(
        'pending: waits for the desk; published: everybody reads it; rejected: the desk refused it; withdrawn: by its author',
      ),
    reason: z.string().nullable().describe('Why it was rejected, plain text; null otherwise'),
    verification: z
      .enum(reviewVerifications)
      .describe(
        'What is known of the author. none: nothing; mobile: a verified mobile; document: a document; application: applied to the institute through Pravesh; admission: accepted a seat there through Pravesh',
      ),
    ownerReply: z
      .string()
      .nullable()
      .describe(
        'What the institute answers, plain text; null where it does not, and again when the author changes words or stars',
      ),
    createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
    updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'Review' })
export type Review = z.output<typeof review>
export const reviewExample = {
  instituteType: 'college',
  instituteId: 1,
  role: 'student',
  overall: 4,
  aspects: { teaching: 5 },
  pros: 'Teachers have time for questions.',
  cons: 'The hostel is far.',
}

export const cartBody = z.strictObject({
  instituteType: z
    .enum(instituteTypes)
    .optional()
    .describe('Whether it is a school or a college; without it a school for a parent, a college for a student'),
  instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
  feesType: z
    .enum(feesTypes)
    .default('application')
    .describe('What the fee is for: registration, application or counselling'),
  child: recordId.nullish().describe('Id of the child that it is for, where there is one'),
  ...courseChoice,
})
/** `amount` in paise. */
export const cartItem = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...instituteShape,
    ...instituteSummaryShape,
    feesType: z.enum(feesTypes).describe('What the fee is for: registration, application or counselling'),
    child: recordId.nullable().describe('Id of the child that it is for; null where there is none'),
    ...courseSummaryShape,
    amount: z.int().describe('What is to be paid to Pravesh, in paise'),
    formFee: z
      .strictObject({
        value: z.number().describe('In whole rupees; 0 where the institute asks none'),
        source: sourceSchema.describe('Where this comes from and as of when; null where no source was recorded'),
      })
      .nullable()
      .describe(
        'The institute’s own form fee, not part of `amount`: it is paid to the institute itself; null where it is not known',
      ),
    admitting: admitting.describe(
      'Whether an application with its fee is taken here today. open: it is; opens-later, closed: by the institute’s days, in India; dates-unknown: it has not said until when; counselling: a central counselling alone gives its seats; not-here: no live login manages it',
    ),
    createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
  })
  .meta({ id: 'CartItem' })
export type CartItem = z.output<typeof cartItem>

/** Name and address of the enquirer are the account's; a mobile is required if the account has none. */
export const studentEnquiryBody = z.strictObject({
  message: personalText(2_000)
    .pipe(z.string().min(5, 'Say what you would like to know'))
    .describe('What the person asks, plain text'),
  instituteType: z
    .enum(instituteTypes)
    .nullish()
    .describe('Whether it is addressed to a school or a college; with `instituteId`, or neither'),
  instituteId: recordId
    .nullish()
    .describe('Id of the school or college that it is addressed to; without it the administrators read it'),
  mobile: mobile.nullish().describe('Mobile number; needed where the account has none, and not used where it has one'),
  consentVersion: consentVersion.describe(
    'Version of the consent text that the person agreed to: one that we published, such as 2026-11; an earlier one is taken for 30 days more',
  ),
  language: z
    .enum(['en', 'hi'])
    .default('en')
    .describe('Language that the person writes and is answered in: en English, hi Hindi'),
})
/**
 * An enquiry with its later messages, its replies, and the readers of the person's contact, the latest 50 reads first. An account's own
 * are those sent signed in, and those sent without a sign-in from a mobile that the account has verified.
 */
export const studentEnquiry = z
  .strictObject({
    id: recordId.describe('Id of the enquiry'),
    reference: z
      .string()
      .describe('Reference to quote, as PR- and eight letters and digits; each message has one of its own'),
    sender: z
      .enum(['visitor', 'account', 'desk'])
      .describe(
        'Who sent it. account: this account; visitor: somebody without a sign-in who gave its mobile; desk: staff, for a caller with its mobile. Of the last two only those of the last 30 days are listed, or the one whose reference is searched',
      ),
    kind: z
      .enum(enquiryKinds)
      .describe(
        'What it is about. general; footer-enquiry: from the foot of a page; admission-school, admission-college; career, career-footer; exam; partner-enquiry: an institute asks to take part; free-counselling; studyindia: from abroad; grievance: to the grievance officer; student: by a signed-in family',
      ),
    status: z
      .enum(enquiryStates)
      .describe(
        'new: nobody has it in hand; assigned: an administrator has; contacted: somebody called or wrote; replied: a reply was sent; converted: it led to an application; closed: done with; spam; withdrawn: consent was withdrawn, and what was written is erased',
      ),
    message: z.string().nullable().describe('What the person asks, plain text; null where nothing was written'),
    instituteType: z
      .enum(instituteTypes)
      .nullable()
      .describe('Whether it is addressed to a school or a college; null where it is to the administrators'),
    instituteId: recordId
      .nullable()
      .describe('Id of the school or college that it is addressed to; null where it is to the administrators'),
    instituteName: z
      .string()
      .nullable()
      .describe('Name of the school or college that it is addressed to; null where it is to the administrators'),
    more: z
      .array(
        z.strictObject({
          reference: z.string().nullable().describe('Reference of that message, as PR- and eight letters and digits'),
          message: z.string().nullable().describe('What was written then, plain text; null where nothing was'),
          at: dateTimeText.describe('When it was written: ISO 8601, in UTC'),
        }),
      )
      .describe(
        'What the person wrote later, the oldest first: the same sender, mobile, e-mail address, kind and institute within 24 hours',
      ),
    replies: z
      .array(
        z.strictObject({
          body: z.string().describe('The reply, plain text'),
          by: z.enum(['admin', 'buyer']).describe('Who replied: admin, an administrator here; buyer, the institute'),
          at: dateTimeText.describe('When it was sent: ISO 8601, in UTC'),
        }),
      )
      .describe('What was sent to the person, the oldest first'),
    reads: z
      .array(
        z.strictObject({
          by: z
            .string()
            .describe(
              'Who it was: Pravesh, or the name of the institute that it is addressed to, with the person’s name in brackets where the login has one',
            ),
          side: z
            .enum(contactReaders)
            .describe(
              'How: admin, an administrator here; buyer, the institute’s staff; third-party, a system of the college that it was sent to',
            ),
          at: dateTimeText.describe('When it was read: ISO 8601, in UTC'),
        }),
      )
      .describe('Who read the contact, the latest 50 reads first'),
    readsTotal: z.int().describe('How often the contact was read in all'),
    cannotBeTold: z
      .boolean()
      .describe('True while nobody at the institute can be told of it by mail: Pravesh staff see that, and read it'),
    createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
  })
  .meta({ id: 'StudentEnquiry' })
export type StudentEnquiry = z.output<typeof studentEnquiry>

export const partnerSchool = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    sid: recordId.describe('Id of the school: the same number as `id`'),
    name: z.string().describe('Name of the school in English'),
    url: z.string().describe('Slug of the school’s page; a former one leads to it still'),
    place: z.string().describe('Name of the city'),
    logo: z.string().nullable().describe('Address of the logo: a web address, or a path on this site'),
    admissionsOpen: z.boolean().describe('True where `admitting` is open'),
    admitting: admitting.describe(
      'Whether an application with its fee is taken here today. open: it is; opens-later, closed: by the institute’s days, in India; dates-unknown: it has not said until when; counselling: a central counselling alone gives its seats; not-here: no live login manages it',
    ),
  })
  .meta({ id: 'PartnerSchool' })
