import { z } from 'zod'
import { recordId } from '../../fields/field.ts'
import { staffStates } from './staff.ts'

/** A number for each state, with a name of its own in the document: a record of an enum has none there. */
const stateCounts = z.strictObject(
  Object.fromEntries(
    staffStates.options.map((state) => [state, z.int().describe('How many applications are in this state')]),
  ) as Record<z.output<typeof staffStates>, z.ZodInt>,
)

/** How many applications an institute has, and its seats. */
export const applicationCounts = z
  .strictObject({
    states: stateCounts.describe('How many applications are in each state'),
    classes: z
      .array(
        z.strictObject({
          class: z
            .int()
            .nullable()
            .describe('Class: nursery −2, LKG −1, UKG 0, then 1 to 12; null for colleges, and where none was chosen'),
          session: z.string().nullable().describe('School year, as 2027-28; null where none was chosen'),
          course: recordId
            .nullable()
            .describe('Id of the course at a college; null for schools, and where none was chosen'),
          seats: z
            .int()
            .nullable()
            .describe('Seats by the institute’s own record of its admissions or courses; null where it does not say'),
          offered: z.int().describe('Offers that wait for the family’s answer'),
          accepted: z.int().describe('Accepted offers'),
          enrolled: z.int().describe('Admitted applicants'),
        }),
      )
      .describe('Seats and offers of each class in a session, or of each course'),
  })
  .meta({ id: 'ApplicationCounts' })
export type ApplicationCounts = z.output<typeof applicationCounts>
