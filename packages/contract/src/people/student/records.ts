import { z } from 'zod'
import { consentVersion } from '../../fields/consent.ts'
import { contactReaders, enquiryKinds } from '../../fields/enquiry-kinds.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { figureSchema } from '../../fields/source.ts'
import { admitting } from '../../institute/admission.ts'
import { instituteSummaryShape, instituteTypes } from '../../institute/type.ts'
import { courseChoice, courseSummaryShape } from '../admission/course.ts'
import { enquiryStates, mobile } from '../enquiry/enquiry.ts'
import { feesTypes } from '../payment/payment.ts'
import { changed, filledText, personalText, withId } from './self-endpoint.ts'

/** One bank account a person, for refunds. The number is never answered whole. */
const bankShape = {
  holder: filledText(120),
  number: z.string().regex(/^\d{9,18}$/, '9 to 18 digits'),
  ifsc: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Eleven characters, such as SBIN0000300'),
  type: z.enum(['savings', 'current']).default('savings'),
  upi: z
    .string()
    .max(100)
    .regex(/^[\w.-]{2,60}@[a-zA-Z]{2,40}$/, 'Such as name@bank')
    .nullish(),
}
export const bankBody = z.strictObject(bankShape)
export const bankChange = z.strictObject({
  ...changed({ ...bankShape, type: bankShape.type.unwrap() }),
  current_password: z.string().min(1).max(200),
})
export const bankDetail = z
  .strictObject({
    holder: z.string(),
    lastFour: z.string(),
    ifsc: z.string(),
    type: z.enum(['savings', 'current']),
    upi: z.string().nullable(),
    updatedAt: dateTimeText,
  })
  .meta({ id: 'BankDetail' })
export type BankDetail = z.output<typeof bankDetail>

const stars = z.int().min(1).max(5)
export const reviewAspects = ['teaching', 'faculty', 'facilities', 'safety', 'placements', 'value', 'hostel'] as const
/** Facts known about the author, from none to a seat accepted through Pravesh. */
const reviewVerifications = ['none', 'mobile', 'document', 'application', 'admission'] as const
const year = z.int().min(1950).max(2100).nullish()
const reviewShape = {
  role: z.enum(['student', 'alumnus', 'parent', 'teacher']),
  fromYear: year,
  toYear: year,
  overall: stars,
  aspects: z.partialRecord(z.enum(reviewAspects), stars).default({}),
  pros: filledText(2_000),
  cons: filledText(2_000),
}
const instituteShape = { instituteType: z.enum(instituteTypes), instituteId: recordId }
export const reviewBody = z.strictObject({ ...instituteShape, ...reviewShape })
/** Staff read a changed review again before it is published. */
export const reviewChange = z.strictObject({
  ...withId,
  ...changed({ ...reviewShape, aspects: reviewShape.aspects.unwrap() }),
})
export const review = z
  .strictObject({
    ...withId,
    ...instituteShape,
    instituteName: z.string(),
    role: reviewShape.role,
    fromYear: z.int().nullable(),
    toYear: z.int().nullable(),
    overall: stars,
    aspects: reviewShape.aspects.unwrap(),
    pros: z.string(),
    cons: z.string(),
    status: z.enum(['pending', 'published', 'rejected', 'withdrawn']),
    reason: z.string().nullable(),
    verification: z.enum(reviewVerifications),
    ownerReply: z.string().nullable(),
    createdAt: dateTimeText,
    updatedAt: dateTimeText,
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
  instituteType: z.enum(instituteTypes).optional(),
  instituteId: recordId,
  feesType: z.enum(feesTypes).default('application'),
  child: recordId.nullish(),
  ...courseChoice,
})
/** `amount` in paise. */
export const cartItem = z
  .strictObject({
    ...withId,
    ...instituteShape,
    ...instituteSummaryShape,
    feesType: z.enum(feesTypes),
    child: recordId.nullable(),
    ...courseSummaryShape,
    amount: z.int(),
    /** The institute's own form fee in rupees, not part of `amount`: 0 for none, null if it is unknown. */
    formFee: figureSchema.nullable(),
    admitting,
    createdAt: dateTimeText,
  })
  .meta({ id: 'CartItem' })
export type CartItem = z.output<typeof cartItem>

/** Name and address of the enquirer are the account's; a mobile is required if the account has none. */
export const studentEnquiryBody = z.strictObject({
  message: personalText(2_000).pipe(z.string().min(5, 'Say what you would like to know')),
  instituteType: z.enum(instituteTypes).nullish(),
  instituteId: recordId.nullish(),
  mobile: mobile.nullish(),
  consentVersion,
  language: z.enum(['en', 'hi']).default('en'),
})
/**
 * An enquiry with its later messages, its replies, and the readers of the person's contact, the latest 50 reads first. An account's own
 * are those sent signed in, and those sent without a sign-in from a mobile that the account has verified.
 */
export const studentEnquiry = z
  .strictObject({
    ...withId,
    reference: z.string(),
    /** This account; somebody without a sign-in who gave its mobile; or staff, for a caller. */
    sender: z.enum(['visitor', 'account', 'desk']),
    kind: z.enum(enquiryKinds),
    status: z.enum(enquiryStates),
    message: z.string().nullable(),
    instituteType: z.enum(instituteTypes).nullable(),
    instituteId: recordId.nullable(),
    instituteName: z.string().nullable(),
    more: z.array(
      z.strictObject({ reference: z.string().nullable(), message: z.string().nullable(), at: dateTimeText }),
    ),
    replies: z.array(z.strictObject({ body: z.string(), by: z.enum(['admin', 'buyer']), at: dateTimeText })),
    reads: z.array(z.strictObject({ by: z.string(), side: z.enum(contactReaders), at: dateTimeText })),
    readsTotal: z.int(),
    createdAt: dateTimeText,
  })
  .meta({ id: 'StudentEnquiry' })
export type StudentEnquiry = z.output<typeof studentEnquiry>

export const partnerSchool = z
  .strictObject({
    id: recordId,
    sid: recordId,
    name: z.string(),
    url: z.string(),
    place: z.string(),
    logo: z.string().nullable(),
    admissionsOpen: z.boolean(),
    admitting,
  })
  .meta({ id: 'PartnerSchool' })
