import { z } from 'zod'
import { commaList, decimalNumber, flag, searchText, wholeNumber } from '../endpoint/query.ts'
import { collegeFields } from '../institute/declared/college.ts'
import type { Declared, DeclaredField } from '../institute/declared/field.ts'
import { schoolFields } from '../institute/declared/school.ts'

const value = z
  .string()
  .max(160)
  // Spaces are between words alone, so that a text has one reading.
  .regex(/^[\p{L}\p{N}+_.:-]+(?: [\p{L}\p{N}+_.:-]+)*$/u, 'Not a value of this filter')
/** Values of one filter. Rows match any of them, unless `what` declares otherwise. */
const values = (subject: string) =>
  commaList(value).optional().describe(`${subject}: one or several by slug or name, repeated or with commas`)
const fee = (bound: string, remark: string) =>
  wholeNumber(0, 1_000_000_000)
    .optional()
    .describe(`The lowest yearly fee${remark} is at ${bound} this, in whole rupees; an unknown fee never matches`)
    .meta({ example: bound === 'least' ? 20_000 : 100_000 })
const ofClasses = ', of the classes chosen where there are any,'
const ofCourses = ', of the courses and specializations chosen where there are any,'
const applyHere = flag.optional().describe('Only those that take applications with their fee on Pravesh today')
const near = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, 'As latitude,longitude')
  .optional()
  .describe('A place, as latitude,longitude')
  .meta({ example: '18.5204,73.8567' })

export const listingSorts = ['relevance', 'rating', 'feeAsc', 'feeDesc', 'name', 'distance', 'rank', 'newest'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Rows of a listing that one call answers at most, with `limit`. */
export const mostListedRows = 100
/** The window of a listing: `offset` counts the rows before it; `page`+`limit` or `cursor` have priority. */
const window = {
  offset: wholeNumber(1, 200)
    .default(20)
    .describe('How many rows the page shows so far: 20, 40, 60 …')
    .meta({ example: 40 }),
  page: wholeNumber(1, 1_000).optional().describe('Which page, with limit; wins over offset'),
  limit: wholeNumber(1, mostListedRows).optional().describe('Rows on a page, with page or cursor'),
  cursor: z
    .string()
    .max(200)
    .regex(/^[\w-]+$/)
    .optional()
    .describe('The cursor of the answer before: goes on after its last row'),
  sort: z
    .enum(listingSorts)
    .default('relevance')
    .describe(
      'Order of the rows: rating, feeAsc and feeDesc for schools and colleges, distance for schools with near, rank (NIRF) for colleges',
    ),
  search: searchText.optional().describe('Words to look for within the listing').meta({ example: 'delhi' }),
}
type Parameters<D> = {
  [K in keyof D as D[K] extends { filter: { name: infer N extends string; help: string } } ? N : never]: ReturnType<
    typeof values
  >
}
/** An example of a declared filter: its own, or the first of its field's options. */
const exampleOf = (field: DeclaredField) =>
  field.filter?.example ?? (field.kind === 'choice' ? field.options[0] : undefined)
/** The parameters of declared filters. Words of slugs alone are none. */
const declaredFilters = <const D extends Declared>(fields: D): Parameters<D> =>
  Object.fromEntries(
    Object.values(fields).flatMap((field) =>
      field.filter?.help ? [[field.filter.name, values(field.filter.help).meta({ example: [exampleOf(field)] })]] : [],
    ),
  ) as Parameters<D>

/** In addition to the declared ones: figures, days and places without a list of values. */
export const schoolFilters = {
  ...declaredFilters(schoolFields),
  ownership: values('Owners, government, government-aided or private, as far as they are known').meta({
    example: ['central-government'],
  }),
  classLevel: commaList(z.string().regex(/^(-[12]|\d|1[0-2]|nursery|lkg|ukg)$/i))
    .optional()
    .describe(
      'Classes that are taught: nursery, lkg, ukg, 1 to 12. A school whose first class is not published is among them, and counted as `unknown`',
    )
    .meta({ example: ['1'] }),
  feeMin: fee('least', ofClasses),
  feeMax: fee('most', ofClasses),
  admissionsOpen: flag.optional().describe('Only those that take applications now, here or elsewhere'),
  applyHere,
  ratingMin: decimalNumber(0, 5).optional().describe('The least average of reviews, of 5').meta({ example: 4 }),
  near,
  radiusKm: decimalNumber(0.1, 200).optional().describe('Kilometres around near').meta({ example: 5 }),
}
/** In addition to the declared ones: filters derived from the courses offered, and figures. */
export const collegeFilters = {
  ...declaredFilters(collegeFields),
  course: values('Courses, such as btech').meta({ example: ['btech'] }),
  specialization: values('Specializations, such as btech-information-technology').meta({
    example: ['computer-science'],
  }),
  level: values('Course levels, such as undergraduate').meta({ example: ['undergraduate'] }),
  delivery: values('Ways of teaching, such as full-time').meta({ example: ['full-time'] }),
  feeMin: fee('least', ofCourses),
  feeMax: fee('most', ofCourses),
  exam: values('Entrance exams that count, such as jee-main').meta({ example: ['jee-main'] }),
  naac: values('NAAC grades, A++ to C').meta({ example: ['A++'] }),
  applyHere,
  nirfMax: wholeNumber(1, 1_000).optional().describe('The worst NIRF rank to show').meta({ example: 100 }),
}
export const examFilters = {
  level: values('Levels, such as undergraduate').meta({ example: ['undergraduate'] }),
  stream: values('Fields of study, such as engineering-and-architecture').meta({ example: ['engineering'] }),
  mode: values('How it is sat, such as computer-based').meta({ example: ['online'] }),
}
export const careerFilters = {
  category: values('Career categories, such as technology').meta({ example: ['technology'] }),
}
export const articleFilters = {
  category: values('Article categories, such as school-admissions').meta({ example: ['school-admissions'] }),
}
export const courseFilters = {
  category: values('Fields of study, such as engineering').meta({ example: ['engineering'] }),
  level: values('Course levels, such as undergraduate').meta({ example: ['undergraduate'] }),
}
export const filtersOf = {
  school: schoolFilters,
  college: collegeFilters,
  exam: examFilters,
  career: careerFilters,
  article: articleFilters,
  course: courseFilters,
} as const
export type ListedKind = keyof typeof filtersOf

type Fees = { feeMin?: number | undefined; feeMax?: number | undefined }
/** Rejects an empty band of fees. */
function feesInOrder(query: unknown, ctx: z.RefinementCtx): void {
  const { feeMin, feeMax } = query as Fees
  if (feeMin === undefined || feeMax === undefined || feeMin <= feeMax) return
  ctx.addIssue({ code: 'custom', path: ['feeMax'], message: 'The most is below the least' })
}
export const listingQuery = <F extends z.ZodRawShape>(filters: F) =>
  z.strictObject({ ...filters, ...window }).superRefine(feesInOrder)

/** Cities that the filter of a listing of the whole country has: those with the most rows. Of a chosen state it has all. */
export const commonestCities = 250

/** One value of a facet with how many rows of this listing have it. */
const facetSchema = z.strictObject({
  name: z.string().describe('Name of the query parameter that it is set by, such as board'),
  options: z
    .array(
      z.strictObject({
        value: z.string().describe('Value to send: a slug, or a word of the filter'),
        label: z.string().describe('The value as people read it'),
        count: z.int().describe('How many rows have it'),
        active: z.boolean().describe('True where it narrows the rows now'),
      }),
    )
    .describe('Values to choose from, the commonest first; classes in their own order'),
})
export type Facet = z.output<typeof facetSchema>

/** A listing page: its own text, the rows, their number, the possible filters and the active ones. */
export const listingOf = <T extends z.ZodType>(card: T) =>
  z.strictObject({
    url: z.string().describe('Slug of the listing, as it was asked for'),
    h1: z.string().describe('Heading of the page'),
    title: z.string().describe('Title for search engines and tabs'),
    description: z.string().describe('Description for search engines'),
    intro: z.string().nullable().describe('Text above the rows, plain; null where editors wrote none'),
    body: z.string().nullable().describe('Text below the rows as sanitised HTML; null where editors wrote none'),
    accordions: z
      .array(
        z.strictObject({
          title: z.string().describe('Heading of the panel'),
          html: z.string().describe('Text of the panel as sanitised HTML'),
        }),
      )
      .describe('Panels to unfold, in their order'),
    faqs: z
      .array(
        z.strictObject({
          question: z.string().describe('The question, plain text'),
          answer: z.string().describe('The answer, plain text'),
        }),
      )
      .describe('Questions with their answers, in the order that people chose'),
    noindex: z.boolean().describe('True where search engines are asked to leave it out'),
    data: z.array(card).describe('The rows of the window, in the order of `sort`'),
    total: z.int().describe('How many records match in all, on every page; a lower bound where `totalAtLeast` is true'),
    totalAtLeast: z
      .boolean()
      .optional()
      .describe('True where counting stopped at `total`: there are at least so many. Absent where `total` is exact'),
    facets: z
      .array(facetSchema)
      .describe(
        `What the rows can be narrowed by: those filters that would change something. Of cities the ${commonestCities} with the most rows, and all of a chosen state`,
      ),
    unknown: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the query parameter that it is set by, such as board'),
          count: z.int().describe('How many rows have it; a lower bound where `atLeast` is true'),
          atLeast: z.literal(true).optional().describe('True where there are more than were counted'),
          listed: z.boolean().describe('True where these rows are in the list all the same'),
          instead: z
            .array(
              z.strictObject({
                name: z.string().describe('Name of the query parameter that it is set by, such as board'),
                value: z.string().describe('Value to send: a slug'),
                label: z.string().describe('The value as people read it'),
              }),
            )
            .optional()
            .describe('Values of another filter that these rows have in its place: the course of a specialization'),
        }),
      )
      .describe('Filters in force of which nothing is published about some rows that fit otherwise'),
    filters: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the query parameter that it is set by, such as board'),
          value: z.string().describe('Value in force: a slug, or a word of the filter'),
          label: z.string().describe('The value as people read it'),
          fixed: z.boolean().describe('True where the slug itself says it: it cannot be taken off'),
          requested: z
            .string()
            .optional()
            .describe('The value as the address spells it, where that is another spelling'),
          unknown: z.literal(true).optional().describe('True where the catalogue has no such value: it matches no row'),
        }),
      )
      .describe('Filters in force: those of the address and those of the slug'),
    sort: z.enum(listingSorts).describe('Order that the rows are in'),
    rankedIn: z
      .string()
      .optional()
      .describe(
        'List of the NIRF ranking, such as engineering, by which relevance and rank order the colleges of the chosen course or field, and which their cards name; absent where none belongs to it',
      ),
    offset: z.int().describe('How many rows the window shows so far'),
    more: z
      .int()
      .nullable()
      .describe('The `offset` that shows more; null at the end, and where `page`, `limit` or `cursor` was given'),
    cursor: z
      .string()
      .nullable()
      .describe('Goes on after the last row when it is sent back as `cursor`; null at the end'),
  })
