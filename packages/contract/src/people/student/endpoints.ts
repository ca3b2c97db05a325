import { z } from 'zod'
import { endpoint, pageOriginHeader } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { enquiryReceipt } from '../enquiry/enquiry.ts'
import { consentRow, sessionRow } from './privacy.ts'
import { dashboard, emailVerification, profile, profileChange, schoolDashboard } from './profile.ts'
import * as rec from './records.ts'
import { ownList, ownRemoval, selfEndpoint } from './self-endpoint.ts'

const myAccountTag: Tag = {
  name: 'My account',
  audience: 'families',
  description: 'A family’s dashboard, profile, reviews, enquiries, cart and bank details.',
}

const account = { ...selfEndpoint, tag: myAccountTag } as const
const absent = { errors: ['NOT_FOUND'] } as const
const bankExample = { holder: 'Asha Rao', number: '30012345678', ifsc: 'SBIN0000300', type: 'savings' }

/** A family's own area in addition to applications and payments. Another family's record has the response of a missing one. */
export const studentEndpoints = {
  dashboard: endpoint({
    ...account,
    id: 'student.dashboard',
    method: 'GET',
    path: '/student/dashboard',
    summary: 'A student at a glance: applications, what to do next, how far the form is',
    answer: oneOf(dashboard),
  }),
  schoolDashboard: endpoint({
    ...account,
    id: 'student.school-dashboard',
    method: 'GET',
    path: '/student/school-dashboard',
    summary: 'A parent at a glance: children, applications, what to do next',
    answer: oneOf(schoolDashboard),
  }),
  profile: endpoint({
    ...account,
    id: 'student.profile',
    method: 'GET',
    path: '/student/profile',
    summary: 'The account’s person',
    answer: oneOf(profile),
  }),
  changeProfile: endpoint({
    ...account,
    id: 'student.profile.change',
    method: 'PUT',
    path: '/student/profile',
    summary: 'Changes the fields named; a mobile comes with a code that was sent to it',
    body: profileChange,
    example: { city: 'Pune', language: 'hi' },
    answer: writeResponse(profile),
    errors: ['DUPLICATE', 'CONFLICT', 'TOO_MANY'],
  }),
  sessions: endpoint({
    ...account,
    id: 'student.sessions',
    method: 'GET',
    path: '/student/sessions',
    summary: 'Sign-ins of the account that have not ended, the one used last first; at most twenty',
    answer: listOf(sessionRow),
  }),
  endSessions: endpoint({
    ...ownRemoval,
    tag: myAccountTag,
    id: 'student.sessions.end',
    path: '/student/sessions',
    summary: 'Ends sign-ins of the account, all that are named or none',
  }),
  consents: endpoint({
    ...account,
    id: 'student.consents',
    method: 'GET',
    path: '/student/consents',
    summary: 'What was agreed to for the account, by whom, and when; newest first',
    answer: listOf(consentRow),
  }),
  sendEmailCode: endpoint({
    ...account,
    id: 'student.email-code',
    always: true,
    method: 'POST',
    path: '/student/email-code',
    summary: 'Mails a code of six digits to the account’s e-mail address; it lives half an hour',
    answer: z.strictObject({
      resendAfter: z.int().describe('Seconds until another code can be asked for'),
      message: z.string().describe('What happened, in a sentence to show to the person'),
    }),
    errors: ['TOO_MANY'],
  }),
  verifyEmail: endpoint({
    ...account,
    id: 'student.email-code.verify',
    always: true,
    method: 'POST',
    path: '/student/email-code/verify',
    summary: 'Verifies the account’s e-mail address by the code that was mailed to it; five tries',
    body: emailVerification,
    example: { otp: '123456' },
    answer: writeResponse(profile),
    errors: ['TOO_MANY'],
  }),
  bank: endpoint({
    ...account,
    id: 'student.bank-detail',
    method: 'GET',
    path: '/student/bank-detail',
    summary: 'The account for refunds, its number as the last four digits; null where none is kept',
    answer: oneOf(rec.bankDetail.nullable()),
  }),
  addBank: endpoint({
    ...account,
    id: 'student.bank-detail.add',
    method: 'POST',
    path: '/student/bank-detail',
    summary: 'Keeps the account for refunds; one each',
    body: rec.bankBody,
    example: bankExample,
    answer: writeResponse(rec.bankDetail),
    errors: ['DUPLICATE'],
  }),
  changeBank: endpoint({
    ...account,
    id: 'student.bank-detail.change',
    method: 'PUT',
    path: '/student/bank-detail',
    summary: 'Changes it; the password is asked for again',
    body: rec.bankChange,
    example: { ifsc: 'SBIN0000301', current_password: 'pravesh-demo' },
    answer: writeResponse(rec.bankDetail),
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
  enquiries: endpoint({
    ...account,
    id: 'student.enquiry',
    method: 'GET',
    path: '/student/enquiry',
    summary: 'Enquiries that the caller sent, of every kind, with later messages, the replies and who saw the contact',
    query: ownList(50),
    answer: listOf(rec.studentEnquiry),
  }),
  raise: endpoint({
    ...account,
    id: 'student.enquiry.raise',
    headers: pageOriginHeader,
    method: 'POST',
    path: '/student/enquiry',
    summary: 'Raises an enquiry under the account’s name',
    body: rec.studentEnquiryBody,
    example: { message: 'Is there a bus from Aundh?', mobile: '98765 43210', consentVersion: '2026-11' },
    answer: enquiryReceipt,
    errors: ['TOO_MANY'],
  }),
  reviews: endpoint({
    ...account,
    id: 'student.review',
    method: 'GET',
    path: '/student/review',
    summary: 'Reviews that the caller wrote',
    query: ownList(50),
    answer: listOf(rec.review),
  }),
  addReview: endpoint({
    ...account,
    id: 'student.review.add',
    method: 'POST',
    path: '/student/review',
    summary: 'Writes a review; the desk reads it before it is published',
    body: rec.reviewBody,
    example: rec.reviewExample,
    answer: writeResponse(rec.review),
    errors: ['DUPLICATE'],
  }),
  changeReview: endpoint({
    ...account,
    ...absent,
    id: 'student.review.change',
    method: 'PUT',
    path: '/student/review',
    summary: 'Changes a review, which is then read again',
    body: rec.reviewChange,
    example: { id: 1, overall: 3 },
    answer: writeResponse(rec.review),
  }),
  removeReview: endpoint({
    ...ownRemoval,
    tag: myAccountTag,
    id: 'student.review.remove',
    path: '/student/review',
    summary: 'Withdraws reviews',
  }),
  partnerSchools: endpoint({
    ...account,
    id: 'student.partner-schools',
    method: 'GET',
    path: '/student/partner-schools',
    summary: 'Schools that take applications here, by name',
    query: ownList(50),
    answer: listOf(rec.partnerSchool),
  }),
  cart: endpoint({
    ...account,
    id: 'student.my-cart',
    method: 'GET',
    path: '/student/my-cart',
    summary: 'Institutes to apply to and pay for, with the sum in paise of those that admit today',
    query: ownList(50),
    answer: z.strictObject({
      ...listOf(rec.cartItem).shape,
      amount: z
        .int()
        .describe(
          'Sum of what can be paid today, all pages counted, in paise: lines whose `admitting` is not open are left out',
        ),
      currency: z.literal('INR').describe('Currency of the amount, ISO 4217: INR'),
    }),
  }),
  addCart: endpoint({
    ...account,
    id: 'student.my-cart.add',
    method: 'POST',
    path: '/student/my-cart',
    summary: 'Puts an institute’s fee into the cart',
    body: rec.cartBody,
    example: { instituteId: 1, feesType: 'application' },
    answer: writeResponse(rec.cartItem),
    errors: ['DUPLICATE', 'ALREADY_PAID', 'NOT_ADMITTING'],
  }),
  removeCart: endpoint({
    ...ownRemoval,
    tag: myAccountTag,
    id: 'student.my-cart.remove',
    path: '/student/my-cart',
    summary: 'Takes fees out of the cart',
  }),
}
