import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { listOf } from '../endpoint/envelope.ts'
import { searchText, wholeNumber } from '../endpoint/query.ts'
import { recordId } from '../fields/field.ts'
import { typedText } from '../fields/text.ts'
import { pincode } from '../people/student/self-endpoint.ts'

const open = { method: 'GET', realm: 'open', owner: 'any', status: 200, tag: 'Look-ups' } as const
/** An id, a url or a name: whichever a page has. */
const key = typedText(160).pipe(z.string().min(1))

const placeOption = z.strictObject({ id: recordId, name: z.string(), url: z.string() }).meta({ id: 'PlaceOption' })
/** An option under its specified names: category, course, specialization (`spce_name` as specified) or course level. */
const educationOption = z
  .strictObject({
    id: recordId,
    name: z.string(),
    url: z.string(),
    cat_id: recordId.optional(),
    cat_name: z.string().optional(),
    course_id: recordId.optional(),
    course_name: z.string().optional(),
    spec_id: recordId.optional(),
    spce_name: z.string().optional(),
    level_id: recordId.optional(),
    level_name: z.string().optional(),
  })
  .meta({ id: 'EducationOption' })

export const lookupEndpoints = {
  places: endpoint({
    ...open,
    id: 'open.location-type',
    path: '/open/location-type/:dataType',
    summary: 'States, the cities of a state, the locations of a city: for dropdowns, at most 300',
    params: z.strictObject({
      dataType: z.enum(['schoolstate', 'schoolcity', 'schoollocation', 'collegestate', 'collegecity']),
    }),
    query: z.strictObject({ state: key.optional(), city: key.optional(), search: searchText.optional() }),
    answer: z.strictObject({ data: z.array(placeOption) }),
    errors: ['NOT_FOUND'],
  }),
  pincode: endpoint({
    ...open,
    id: 'open.pincode',
    path: '/open/pincode/:pincode',
    summary: 'City and state of a postal code, each null where it cannot be told: to fill the fields of an address',
    params: z.strictObject({ pincode }),
    answer: z.strictObject({
      data: z.strictObject({ city: placeOption.nullable(), state: placeOption.nullable() }),
    }),
  }),
  education: endpoint({
    ...open,
    id: 'open.education-type',
    path: '/open/education-type/',
    summary: 'Categories, courses, specializations, course levels for dropdowns',
    query: z.strictObject({
      type: z.enum(['category', 'course', 'specialization', 'courselevel']),
      category_id: wholeNumber(1, 2_147_483_647).optional(),
      course_id: wholeNumber(1, 2_147_483_647).optional(),
    }),
    answer: z.strictObject({ data: z.array(educationOption) }),
  }),
  schoolNames: endpoint({
    ...open,
    id: 'open.school-names',
    path: '/open/school-names',
    summary: 'Names of published schools, searched, by page',
    query: z.strictObject({
      search: searchText.optional(),
      page: wholeNumber(1, 1_000).default(1),
      page_size: wholeNumber(1, 100).default(20),
    }),
    answer: listOf(
      z.strictObject({ id: recordId, sid: recordId, name: z.string(), url: z.string(), place: z.string() }),
    ),
  }),
  collegeCourses: endpoint({
    ...open,
    id: 'open.sc-courses',
    path: '/open/sc-courses/:college_id',
    summary: 'The active courses of a published college',
    params: z.strictObject({ college_id: wholeNumber(1, 2_147_483_647) }),
    answer: z.strictObject({ data: z.array(educationOption) }),
    errors: ['NOT_FOUND'],
  }),
}
