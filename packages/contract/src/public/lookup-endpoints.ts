import { z } from 'zod'
import { publicRefundRule } from '../catalogue/guidance/refund-rule.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { listOf, oneOf } from '../endpoint/envelope.ts'
import { searchText, wholeNumber } from '../endpoint/query.ts'
import type { Tag } from '../endpoint/tag.ts'
import { recordId } from '../fields/field.ts'
import { typedText } from '../fields/text.ts'
import { pincode } from '../people/student/self-endpoint.ts'

const lookUpsTag: Tag = {
  name: 'Look-ups',
  audience: 'anyone',
  description: 'Options for dropdowns: places, courses, names of schools; rules on refunds of fees.',
}

const open = { method: 'GET', realm: 'open', owner: 'any', status: 200, tag: lookUpsTag } as const
/** An id, a url or a name: whichever a page has. */
const key = typedText(160).pipe(z.string().min(1))

const placeOption = z
  .strictObject({
    id: recordId.describe('Id of the state, city or location'),
    name: z.string().describe('Name of the state, city or location'),
    url: z.string().describe('Slug of the state, city or location'),
  })
  .meta({ id: 'PlaceOption' })
/** An option under its specified names: category, course, specialization (`spce_name` as specified) or course level. */
const educationOption = z
  .strictObject({
    id: recordId.describe('Id of the option: the same number as under its own name'),
    name: z.string().describe('The option as people read it: the same as under its own name'),
    url: z.string().describe('Slug of the option'),
    cat_id: recordId.optional().describe('Id of the field of study; with a course, the one that it belongs to'),
    cat_name: z.string().optional().describe('Name of the field of study'),
    course_id: recordId.optional().describe('Id of the course; with a specialization, the one that it belongs to'),
    course_name: z.string().optional().describe('Name of the course'),
    spec_id: recordId.optional().describe('Id of the specialization'),
    spce_name: z.string().optional().describe('Name of the specialization'),
    level_id: recordId.optional().describe('Id of the level'),
    level_name: z.string().optional().describe('Name of the level'),
  })
  .meta({ id: 'EducationOption' })

export const lookupEndpoints = {
  places: endpoint({
    ...open,
    id: 'open.location-type',
    path: '/open/location-type/:dataType',
    summary: 'States, the cities of a state, the locations of a city: for dropdowns, at most 300',
    params: z.strictObject({
      dataType: z
        .enum(['schoolstate', 'schoolcity', 'schoollocation', 'collegestate', 'collegecity'])
        .describe(
          'What to list: schoolstate and collegestate give states, schoolcity and collegecity cities of `state`, schoollocation locations of `city`',
        ),
    }),
    query: z.strictObject({
      state: key
        .optional()
        .describe('The state to list the cities of: its id, slug or name')
        .meta({ example: 'delhi' }),
      city: key
        .optional()
        .describe('The city to list the locations of: its id, slug or name')
        .meta({ example: 'pune' }),
      search: searchText.optional().describe('Only places whose name holds these letters').meta({ example: 'delhi' }),
    }),
    answer: oneOf(z.array(placeOption)),
    errors: ['NOT_FOUND'],
  }),
  pincode: endpoint({
    ...open,
    id: 'open.pincode',
    path: '/open/pincode/:pincode',
    summary: 'City and state of a postal code, each null where it cannot be told: to fill the fields of an address',
    params: z.strictObject({ pincode: pincode.describe('Postal code of six digits') }),
    answer: oneOf(
      z.strictObject({
        city: placeOption
          .nullable()
          .describe('The city that all published schools with this postal code are in; null where it cannot be told'),
        state: placeOption
          .nullable()
          .describe('The state of the postal code; null where several share its zone and no school tells'),
      }),
    ),
  }),
  education: endpoint({
    ...open,
    id: 'open.education-type',
    path: '/open/education-type/',
    summary: 'Categories, courses, specializations, course levels for dropdowns',
    query: z.strictObject({
      type: z
        .enum(['category', 'course', 'specialization', 'courselevel'])
        .describe('What to list: category gives fields of study, courselevel levels'),
      category_id: wholeNumber(1, 2_147_483_647)
        .optional()
        .describe('With course: only those of this field of study, by its id'),
      course_id: wholeNumber(1, 2_147_483_647)
        .optional()
        .describe('With specialization: only those of this course, by its id'),
    }),
    answer: oneOf(z.array(educationOption)),
  }),
  schoolNames: endpoint({
    ...open,
    id: 'open.school-names',
    path: '/open/school-names',
    summary: 'Names of published schools, searched, by page',
    query: z.strictObject({
      search: searchText.optional().describe('Only schools whose name holds these letters').meta({ example: 'delhi' }),
      page: wholeNumber(1, 1_000).default(1).describe('Which page, counted from 1'),
      page_size: wholeNumber(1, 100).default(20).describe('Rows on a page at most'),
    }),
    answer: listOf(
      z.strictObject({
        id: recordId.describe('Id of the school'),
        sid: recordId.describe('Id of the school: the same number as `id`'),
        name: z.string().describe('Name of the school in English'),
        url: z.string().describe('Slug of the school’s page'),
        place: z.string().describe('City and state, as Pune, Maharashtra'),
      }),
    ),
  }),
  collegeCourses: endpoint({
    ...open,
    id: 'open.sc-courses',
    path: '/open/sc-courses/:college_id',
    summary: 'The active courses of a published college',
    params: z.strictObject({ college_id: wholeNumber(1, 2_147_483_647).describe('Id of the college') }),
    answer: oneOf(z.array(educationOption)),
    errors: ['NOT_FOUND'],
  }),
  refundRules: endpoint({
    ...open,
    id: 'open.refund-rules',
    path: '/open/refund-rules',
    summary: 'Rules on fees that are given back to those who leave, by days of leaving, each with its source',
    answer: oneOf(z.array(publicRefundRule)),
  }),
}
