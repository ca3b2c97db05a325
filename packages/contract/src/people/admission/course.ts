import { z } from 'zod'
import { recordId } from '../../fields/field.ts'

/** The course that a student applies for at a college, in a request; a school has none. */
export const courseChoice = { course: recordId.nullish(), specialization: recordId.nullish() }

/** The same in a response, with names: null where none is chosen, and at a school. */
export const courseSummaryShape = {
  course: recordId.nullable(),
  courseName: z.string().nullable(),
  specialization: recordId.nullable(),
  specializationName: z.string().nullable(),
}
export type CourseSummary = z.output<z.ZodObject<typeof courseSummaryShape>>

/** A course that a college teaches, with its specializations there. */
export const courseOption = z
  .strictObject({
    id: recordId,
    name: z.string(),
    specializations: z.array(z.strictObject({ id: recordId, name: z.string() })),
  })
  .meta({ id: 'CourseOption' })
export type CourseOption = z.output<typeof courseOption>

/** Another course for a row of the shortlist. */
export const shortlistCourseChange = z.strictObject({
  id: recordId,
  course: recordId,
  specialization: recordId.nullish(),
})
