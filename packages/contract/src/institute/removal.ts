import { z } from 'zod'
import { recordId } from '../fields/field.ts'

/** How many of its own parts went with a school or college, or with several together. */
export const ownParts = z
  .strictObject({
    /** Fee tables of a school: one a session. */
    fees: z.int(),
    /** Courses that a college offers. */
    courses: z.int(),
    contacts: z.int(),
    sections: z.int(),
    faqs: z.int(),
    media: z.int(),
    placements: z.int(),
    awards: z.int(),
    /** Of the application form. */
    questions: z.int(),
    thirdPartyServices: z.int(),
    thirdPartyCourses: z.int(),
  })
  .meta({ id: 'OwnParts' })
export type OwnParts = z.output<typeof ownParts>

/** The response to a deletion of schools or colleges: the deleted ones, and their deleted parts. */
export const removedInstitutes = z.strictObject({
  data: z.strictObject({ ids: z.array(recordId), parts: ownParts }),
  message: z.string(),
})
