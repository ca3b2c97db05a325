import { z } from 'zod'
import { recordId } from '../../fields/field.ts'

/** The course that a student applies for at a college, in a request; a school has none. */
export const courseChoice = {
  course: recordId
    .nullish()
    .describe(
      'Id of a course that the college teaches; left out, the only one that the shortlist, or else the form, names for it. Two courses of a college are two applications',
    ),
  specialization: recordId.nullish().describe('Id of a specialization that the college teaches in this course'),
}

/** The same in the form of the college track. */
export const formCourse = {
  course: recordId.nullish().describe('Id of the course, from the catalogue of courses; null where it is left open'),
  specialization: recordId
    .nullish()
    .describe('Id of a specialization of the course at this college; null where none is chosen'),
}

/** The same in a response, with names: null where none is chosen, and at a school. */
export const courseSummaryShape = {
  course: recordId
    .nullable()
    .describe('Id of the course of the college that is applied for; null where none is chosen, and at a school'),
  courseName: z.string().nullable().describe('Name of the course'),
  specialization: recordId
    .nullable()
    .describe('Id of a specialization of the course at this college; null where none is chosen'),
  specializationName: z.string().nullable().describe('Name of the specialization; null where none is chosen'),
}
export type CourseSummary = z.output<z.ZodObject<typeof courseSummaryShape>>

/** A course that a college teaches, with its specializations there. */
export const courseOption = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    name: z.string().describe('Short name of the course'),
    specializations: z
      .array(
        z.strictObject({
          id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
          name: z.string().describe('Name of the specialization'),
        }),
      )
      .describe('Ids of the specializations offered, from the catalogue of specializations'),
  })
  .meta({ id: 'CourseOption' })
export type CourseOption = z.output<typeof courseOption>

/** Another course for a row of the shortlist. */
export const shortlistCourseChange = z.strictObject({
  id: recordId.describe('Id of the record that is meant'),
  course: recordId.describe('Id of a course that the college teaches'),
  specialization: recordId.nullish().describe('Id of a specialization that the college teaches in this course'),
})
