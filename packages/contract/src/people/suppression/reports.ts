import { z } from 'zod'
import { typedText } from '../../fields/field.ts'
import { mailPurposes } from '../enquiry/mails.ts'

/** Whether mails of a purpose are suppressed for the holder of a link. It reveals nothing about other people. */
export const subscription = z
  .strictObject({
    purpose: z
      .enum(mailPurposes)
      .describe(
        'What the link stops. study-india: mails about studying in India; institute-notices: news to people of an institute; family-notices: news to families; all: every mail to many and every notice',
      ),
    unsubscribed: z.boolean().describe('Whether these mails are stopped'),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.output<typeof subscription>

/** A mail provider's report about one mail: identified by the reference in its Message-ID, or by its address. */
export const bounceReport = z
  .object({
    event: z.string().regex(/^[\w.:-]{6,100}$/),
    type: z.enum(['hard', 'soft', 'complaint']),
    reference: z
      .string()
      .regex(/^letter-\d{1,9}$/)
      .optional(),
    address: z.email().max(254).optional(),
    detail: typedText(500).optional(),
  })
  .refine((b) => b.reference !== undefined || b.address !== undefined)
export type BounceReport = z.output<typeof bounceReport>
