import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { applicationStates } from '../admission/states.ts'
import { review } from '../student/records.ts'
import { reviewReportReasons } from './report.ts'

const { id, role, fromYear, toYear, overall, aspects, pros, cons, status, createdAt } = review.shape

/** A review before its author changed it. */
const reviewVersion = z.strictObject({
  role: role.describe('What the author was to the institute'),
  fromYear: fromYear.describe('First year there; null where it is not said'),
  toYear: toYear.describe('Last year there; null where it is not said, or still going on'),
  overall: overall.describe('Stars, 1 the worst to 5 the best'),
  aspects: aspects.describe('Stars from 1 to 5 for single sides of it; those left out were not judged'),
  pros: pros.describe('What is good, plain text'),
  cons: cons.describe('What is not, plain text'),
  status: status.describe('State of the review then'),
})
export type ReviewVersion = z.output<typeof reviewVersion>

const reviewEventKinds = ['changed', 'published', 'rejected', 'reported'] as const
/** `staff`, `reportReason` and `before` belong to their kinds and are null in the others. */
const reviewEvent = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    kind: z
      .enum(reviewEventKinds)
      .describe('changed: by its author; published, rejected: by staff; reported: by a reader'),
    staff: z.string().nullable().describe('Name of the administrator who decided; null for other kinds'),
    reportReason: z
      .enum(reviewReportReasons)
      .nullable()
      .describe('What a reader reported it for; null for other kinds'),
    reason: z.string().nullable().describe('Of a refusal, or in the reader’s words; null where there is none'),
    before: reviewVersion.nullable().describe('What it said before a change; null for other kinds'),
    at: dateTimeText.describe('When it happened'),
  })
  .meta({ id: 'ReviewEvent' })
export type ReviewEvent = z.output<typeof reviewEvent>

/** A review for staff: with the author's name, and the start of its wait for a decision. */
export const staffReview = z
  .strictObject({
    ...review.shape,
    author: z.string().describe('Name of the account that wrote it'),
    waitingSince: dateTimeText
      .nullable()
      .describe('Since when it waits for a decision: written, changed or reported; null where none is due'),
  })
  .meta({ id: 'DeskReview' })
export type StaffReview = z.output<typeof staffReview>

/** A review with the facts for a decision. Events are the latest 50, newest first; other reviews the latest 20. */
export const staffReviewDetails = z
  .strictObject({
    ...staffReview.shape,
    instituteUrl: z
      .string()
      .nullable()
      .describe('The last part of the address of the institute’s page; null where it is not there any more'),
    authorFacts: z
      .strictObject({
        account: recordId.describe('Id of the author’s account'),
        language: z
          .enum(['en', 'hi'])
          .describe('Language that the author’s profile says: en or hi; en where it says none'),
        memberSince: dateTimeText.describe('When the account was opened'),
        mobileVerified: z.boolean().describe('Whether the account has a verified mobile'),
        applications: z
          .array(
            z.strictObject({
              id: recordId.describe('Id of the application'),
              status: z
                .enum(applicationStates)
                .describe(
                  'Where it stands. draft: begun; payment_pending: the fee is due; submitted: paid and sent; under_review: being read; documents_requested: papers are missing; test, interaction: the applicant is called; shortlisted: waits for the offers; waitlisted: on the waiting list; offered: a seat waits for the answer; accepted, declined: the family’s answer; expired: no answer in time; enrolled: admitted; rejected: refused; withdrawn: taken back',
                ),
              createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
            }),
          )
          .describe('Applications that the account sent to this institute, the latest 20, newest first'),
      })
      .describe('What is known of the account that wrote it'),
    otherReviews: z
      .array(
        z.strictObject({
          id: id.describe('Id of this record: a whole number, unique among records of its kind'),
          instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
          instituteName: z.string().describe('Name of the school or college'),
          overall: overall.describe('Stars, 1 the worst to 5 the best'),
          status: status.describe('State of that review: pending, published, rejected or withdrawn'),
          createdAt: createdAt.describe('When it was made: ISO 8601, in UTC'),
        }),
      )
      .describe('Other reviews of the same account, the latest 20, newest first'),
    events: z.array(reviewEvent).describe('Decisions, changes and reports, the latest 50, newest first'),
  })
  .meta({ id: 'DeskReviewDetails' })
export type StaffReviewDetails = z.output<typeof staffReviewDetails>
