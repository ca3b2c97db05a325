import { z } from 'zod'
import { dataOf } from '../endpoint/envelope.ts'
import { searchText, wholeNumber } from '../endpoint/query.ts'
import { recordId } from '../fields/field.ts'
import { collegeCard, examCard, schoolCard } from '../public/cards.ts'

export const searchKinds = ['school', 'college', 'exam', 'course', 'career', 'article'] as const
export type SearchKind = (typeof searchKinds)[number]

/**
 * A row of the typeahead or the search page. `place` is the second line: a place, or the type of the record. On the search page, a school,
 * a college or an exam has its card.
 */
const hit = z
  .strictObject({
    kind: z.enum(searchKinds).describe('What the row is'),
    id: recordId.describe('Id of the school, college, exam or course'),
    name: z.string().describe('Its name, as people read it'),
    url: z.string().describe('Slug of its page'),
    place: z.string().describe('Second line of the row: a place, or what the thing is'),
    hasSection: z.literal(true).optional().describe('True where its page has the section that the words ask for'),
    school: schoolCard
      .optional()
      .describe('Card of a school, with fee, board, classes and admission; absent while typing'),
    college: collegeCard
      .optional()
      .describe('Card of a college, with fee, rank and whether it takes applications; absent while typing'),
    exam: examCard.optional().describe('Card of an exam, with its next date; absent while typing'),
  })
  .meta({ id: 'Hit' })
export type Hit = z.output<typeof hit>

/** A section of a page requested by a query: the page has it under this id. */
const pageSections = [
  ...(['fees', 'cutoff', 'dates', 'admission', 'reviews', 'syllabus', 'pattern'] as const),
  ...(['eligibility', 'result', 'ranking', 'placement', 'colleges'] as const),
] as const

/** One condition that was understood. */
const queryCondition = z.strictObject({
  name: z.string().describe('The filter'),
  value: z.string().describe('Slug of its value, several with commas between'),
  label: z.string().describe('What the value is called, in the language that was asked for'),
  text: z.string().describe('The words of the query it came from'),
  without: z.string().describe('The page without this condition, in English'),
})

const otherListing = z.strictObject({
  label: z.string().describe('What the page is called, in the language that was asked for'),
  path: z.string().describe('The page on the site, in English'),
  total: z.int().describe('How many records match in all, on every page; a lower bound where `totalAtLeast` is true'),
  totalAtLeast: z
    .boolean()
    .optional()
    .describe('True where counting stopped at `total`: there are at least so many. Absent where `total` is exact'),
})

/**
 * A page requested by a query as a whole: a listing ("cbse schools in pune"), or the page of an exam, career or course ("neet cutoff").
 * `path` is the site's, in English. `total` is null where it was not counted while typing. `rest` are the words that were not understood.
 */
export const queryReading = z
  .strictObject({
    intent: z
      .enum(['list', 'near', 'place', 'exam', 'career', 'careers', 'course', 'article'])
      .describe(
        'What the words ask for: a listing, one near the visitor, a place alone, the page of an exam, career, course or article, or all careers',
      ),
    kind: z
      .enum(['school', 'college', 'exam', 'career', 'course', 'article'])
      .describe('What the page lists or is about'),
    path: z.string().describe('The page on the site, in English, with its parameters and section'),
    label: z.string().describe('What the page is called, in the language that was asked for'),
    section: z
      .enum(pageSections)
      .nullable()
      .describe('Id of the part of the page that is asked for; null for the whole page'),
    /** Likelier than any name: displayed before names, else after them. */
    isFirst: z.boolean().describe('Whether it is likelier meant than any name'),
    total: z.int().nullable().describe('How many rows the listing has; null where it was not counted'),
    totalAtLeast: z
      .boolean()
      .optional()
      .describe('True where counting stopped at `total`: there are at least so many. Absent where `total` is exact'),
    conditions: z.array(queryCondition).describe('What was understood, each with the way to take it off'),
    rest: z.string().describe('Words that were not understood; empty where all were'),
    unapplied: z
      .array(z.string())
      .describe(
        'Conditions that were understood and that no listing can apply, as typed: one that is ruled out (“without neet”), or a rank or marks; nothing of them is applied',
      ),
    data: z.array(hit).describe('The first rows of the listing, and after them of those that are `unknown`'),
    unknown: otherListing
      .extend({
        label: z.string().describe('The course'),
        path: z.string().describe('The list of all that teach the course, in English'),
        total: z.int().describe('How many they are, besides the rows of the listing'),
      })
      .optional()
      .describe(
        'Of colleges by a specialization: those that teach its course, of which no specialization of it is known; absent where there are none',
      ),
    alternatives: z
      .array(otherListing)
      .describe('Of a listing without rows: listings with a condition less, or of a wider place, that have some'),
  })
  .meta({ id: 'QueryReading' })
export type QueryReading = z.output<typeof queryReading>

const readings = z.array(queryReading).max(4).describe('What the words mean as a whole, the likeliest first')

const language = z
  .enum(['en', 'hi'])
  .default('en')
  .describe('In which language rows, pages and conditions are named, as far as the catalogue has their names in it')

export const findQuery = z.strictObject({
  search: searchText.describe('What was typed so far, in Latin letters or Devanagari').meta({ example: 'delhi' }),
  limit: wholeNumber(1, 10).default(10).describe('Rows at most'),
  language,
})
const section = z
  .enum(pageSections)
  .nullable()
  .describe('The part of a page that the words ask for beside its name; null for none')

export const suggestResponse = z.strictObject({ data: dataOf(z.array(hit)), readings, section })
export type SuggestResponse = z.output<typeof suggestResponse>

/** The search page: one ranked list over everything, or over one kind. */
export const searchQuery = z.strictObject({
  q: searchText.describe('What to look for').meta({ example: 'engineering' }),
  kind: z.enum(searchKinds).optional().describe('One kind alone'),
  offset: wholeNumber(1, 200).default(20).describe('How many rows the page shows so far').meta({ example: 40 }),
  language,
})
/** Result of a name search. */
export const nameSearchResponse = z.strictObject({
  data: dataOf(z.array(hit)),
  total: z.int().describe('How many records match in all, on every page; a lower bound where `totalAtLeast` is true'),
  totalAtLeast: z
    .boolean()
    .optional()
    .describe('True where counting stopped at `total`: there are at least so many. Absent where `total` is exact'),
  corrected: z
    .string()
    .nullable()
    .describe('What was looked for instead, where the words as typed are not in the catalogue; null where they are'),
  counts: z
    .array(
      z.strictObject({
        kind: z.enum(searchKinds).describe('The kind counted'),
        count: z.int().describe('How many of this kind match'),
      }),
    )
    .describe('How many there are of each kind'),
  more: z.int().nullable().describe('The `offset` that shows more; null at the end'),
})
export type NameSearchResponse = z.output<typeof nameSearchResponse>
export const searchResponse = z.strictObject({
  ...nameSearchResponse.shape,
  readings,
  section,
})
export type SearchResponse = z.output<typeof searchResponse>
