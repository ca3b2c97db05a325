import { z } from 'zod'
import { writeResponse } from '../endpoint/envelope.ts'
import { recordId } from '../fields/field.ts'

/** How many of its own parts went with a school or college, or with several together. */
export const ownParts = z
  .strictObject({
    fees: z.int().describe('Fee tables of schools: one a session'),
    courses: z.int().describe('Courses that colleges offered'),
    contacts: z.int().describe('Campuses and how they were reached'),
    sections: z.int().describe('Additional sections of colleges’ pages'),
    faqs: z.int().describe('Questions with their answers'),
    media: z.int().describe('Pictures, films, brochures and tours'),
    placements: z.int().describe('Placements: one a year and course'),
    awards: z.int().describe('Awards'),
    questions: z.int().describe('Questions of the application form'),
    thirdPartyServices: z.int().describe('Systems of the colleges that took their leads'),
    thirdPartyCourses: z.int().describe('Courses as those systems name them'),
  })
  .meta({ id: 'OwnParts' })
export type OwnParts = z.output<typeof ownParts>

/** The response to a deletion of schools or colleges: the deleted ones, and their deleted parts. */
export const removedInstitutes = writeResponse(
  z.strictObject({
    ids: z.array(recordId).describe('Ids of the records that are gone'),
    parts: ownParts.describe('How many of its own parts went with it, or with all of them together'),
  }),
)
