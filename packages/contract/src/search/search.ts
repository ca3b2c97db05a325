import { z } from 'zod'
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
    kind: z.enum(searchKinds),
    id: recordId,
    name: z.string(),
    url: z.string(),
    place: z.string(),
    /** Its page has the section that the words ask for. */
    hasSection: z.literal(true).optional(),
    school: schoolCard.optional(),
    college: collegeCard.optional(),
    exam: examCard.optional(),
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
  name: z.string(),
  value: z.string(),
  label: z.string(),
  /** The words of the query it came from. */
  text: z.string(),
  /** The site's page without this condition, in English. */
  without: z.string(),
})

const otherListing = z.strictObject({
  label: z.string(),
  path: z.string(),
  total: z.int(),
  totalAtLeast: z.boolean().optional(),
})

/**
 * A page requested by a query as a whole: a listing ("cbse schools in pune"), or the page of an exam, career or course ("neet cutoff").
 * `path` is the site's, in English. `total` is null where it was not counted while typing. `rest` are the words that were not understood.
 */
export const queryReading = z
  .strictObject({
    intent: z.enum(['list', 'near', 'place', 'exam', 'career', 'careers', 'course', 'article']),
    kind: z.enum(['school', 'college', 'exam', 'career', 'course', 'article']),
    path: z.string(),
    label: z.string(),
    section: z.enum(pageSections).nullable(),
    /** Likelier than any name: displayed before names, else after them. */
    isFirst: z.boolean(),
    total: z.int().nullable(),
    totalAtLeast: z.boolean().optional(),
    conditions: z.array(queryCondition),
    rest: z.string(),
    /** Conditions that were understood and that no listing can apply, as typed: "without neet", "20000 rank". */
    unapplied: z.array(z.string()),
    /** The first rows of a listing, then rows of the `unknown` colleges. */
    data: z.array(hit),
    /**
     * Of colleges by a specialization: colleges that teach its course, of which no specialization is known. `label` is the course, `path` the
     * list of all that teach it.
     */
    unknown: otherListing.optional(),
    /** Of a listing without rows: listings with a condition less, or of a wider place, that have some. */
    alternatives: z.array(otherListing),
  })
  .meta({ id: 'QueryReading' })
export type QueryReading = z.output<typeof queryReading>

const readings = z.array(queryReading).max(4).describe('What the words mean as a whole, the likeliest first')

const language = z
  .enum(['en', 'hi'])
  .default('en')
  .describe('In which language rows, pages and conditions are named, as far as the catalogue has their names in it')

export const findQuery = z.strictObject({
  search: searchText.describe('What was typed so far, in Latin letters or Devanagari'),
  limit: wholeNumber(1, 10).default(10).describe('Rows at most'),
  language,
})
const section = z
  .enum(pageSections)
  .nullable()
  .describe('The part of a page that the words ask for beside its name; null for none')

export const suggestResponse = z.strictObject({ data: z.array(hit), readings, section })
export type SuggestResponse = z.output<typeof suggestResponse>

/** The search page: one ranked list over everything, or over one kind. */
export const searchQuery = z.strictObject({
  q: searchText.describe('What to look for'),
  kind: z.enum(searchKinds).optional().describe('One kind alone'),
  offset: wholeNumber(1, 200).default(20).describe('How many rows the page shows so far'),
  language,
})
/** Result of a name search. */
export const nameSearchResponse = z.strictObject({
  data: z.array(hit),
  total: z.int(),
  totalAtLeast: z.boolean().optional(),
  /** The corrected text when the words as typed are not in the catalogue. */
  corrected: z.string().nullable(),
  counts: z.array(z.strictObject({ kind: z.enum(searchKinds), count: z.int() })),
  more: z.int().nullable(),
})
export type NameSearchResponse = z.output<typeof nameSearchResponse>
export const searchResponse = z.strictObject({
  ...nameSearchResponse.shape,
  readings,
  section,
})
export type SearchResponse = z.output<typeof searchResponse>
