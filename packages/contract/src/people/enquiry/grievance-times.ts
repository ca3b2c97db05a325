import { z } from 'zod'
import { grievanceSubjects } from '../../fields/grievances.ts'

const timestamp = z.iso.datetime({ offset: true })
export const grievanceSubject = z
  .enum(grievanceSubjects)
  .describe(
    'What it is about. content: a page, a review or another matter; forbidden-content: content that the rules forbid; intimate-content: intimate pictures, or somebody who pretends to be the person; personal-data; consumer: a payment or the service',
  )

/** What staff read of a grievance in addition to an enquiry: its subject and the periods of the law. */
export const grievanceTimes = z
  .strictObject({
    subject: grievanceSubject,
    law: z.string().describe('The rule that sets its periods'),
    acknowledgeBy: timestamp.describe(
      'By when the law asks for an acknowledgement, ISO 8601, in UTC; the number that the person is given at once is one',
    ),
    resolveBy: timestamp.describe('By when the law asks for it to be resolved: ISO 8601, in UTC'),
  })
  .meta({ id: 'GrievanceTimes' })
export type GrievanceTimes = z.output<typeof grievanceTimes>
