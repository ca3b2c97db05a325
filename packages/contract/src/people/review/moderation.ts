import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { applicationStates } from '../admission/states.ts'
import { review } from '../student/records.ts'
import { reviewReportReasons } from './report.ts'

const { id, role, fromYear, toYear, overall, aspects, pros, cons, status, createdAt } = review.shape

/** A review before its author changed it. */
const reviewVersion = z.strictObject({ role, fromYear, toYear, overall, aspects, pros, cons, status })
export type ReviewVersion = z.output<typeof reviewVersion>

const reviewEventKinds = ['changed', 'published', 'rejected', 'reported'] as const
/** `staff`, `reportReason` and `before` belong to their kinds and are null in the others. */
const reviewEvent = z
  .strictObject({
    id: recordId,
    kind: z.enum(reviewEventKinds),
    staff: z.string().nullable(),
    reportReason: z.enum(reviewReportReasons).nullable(),
    reason: z.string().nullable(),
    before: reviewVersion.nullable(),
    at: dateTimeText,
  })
  .meta({ id: 'ReviewEvent' })
export type ReviewEvent = z.output<typeof reviewEvent>

/** A review for staff: with the author's name, and the start of its wait for a decision. */
export const staffReview = z
  .strictObject({ ...review.shape, author: z.string(), waitingSince: dateTimeText.nullable() })
  .meta({ id: 'DeskReview' })
export type StaffReview = z.output<typeof staffReview>

/** A review with the facts for a decision. Events are the latest 50, newest first; other reviews the latest 20. */
export const staffReviewDetails = z
  .strictObject({
    ...staffReview.shape,
    instituteUrl: z.string().nullable(),
    authorFacts: z.strictObject({
      /** The author's account. */
      account: recordId,
      /** The language of the author's profile; English by default. */
      language: z.enum(['en', 'hi']),
      memberSince: dateTimeText,
      mobileVerified: z.boolean(),
      applications: z.array(
        z.strictObject({ id: recordId, status: z.enum(applicationStates), createdAt: dateTimeText }),
      ),
    }),
    otherReviews: z.array(
      z.strictObject({
        id,
        instituteType: z.enum(instituteTypes),
        instituteName: z.string(),
        overall,
        status,
        createdAt,
      }),
    ),
    events: z.array(reviewEvent),
  })
  .meta({ id: 'DeskReviewDetails' })
export type StaffReviewDetails = z.output<typeof staffReviewDetails>
