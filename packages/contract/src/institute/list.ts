import { z } from 'zod'
import { listOf } from '../endpoint/envelope.ts'
import { publicationStates } from '../endpoint/publishing.ts'
import { capLimit, flag, listQuery, searchText, wholeNumber } from '../endpoint/query.ts'

/** How complete an institute's page is, in percent: under 50, 50 to 80, over 80. */
export const completenessBands = ['below-50', '50-80', 'above-80'] as const
export type CompletenessBand = (typeof completenessBands)[number]

const number = wholeNumber(1, 2_147_483_647)
const instituteFilters = {
  isPartner: flag.optional().describe('True: partners alone; false: all others'),
  status: z.enum(publicationStates).optional().describe('Only those in this state of publication'),
  state: number.optional().describe('Only those in this state, by its id'),
  city: number.optional().describe('Only those in this city, by its id'),
  completeness: z
    .enum(completenessBands)
    .optional()
    .describe(
      'Only those whose page says under 50 percent of what families look for (below-50), 50 to 80, or more (above-80)',
    ),
  hasCoordinates: flag.optional().describe('True: only those with a latitude and longitude; false: only those without'),
  hasSources: flag
    .optional()
    .describe('True: only those with a named source for at least one field; false: only those with none at all'),
}
/** Administrators' filters of the list of schools, and of its export. */
export const schoolFilters = {
  ...instituteFilters,
  board: number.optional().describe('Only schools that teach this board’s syllabus, by its id'),
  type: number
    .optional()
    .describe('Only those of this kind, by its id in the catalogue of school types or of college types'),
  taughtClass: wholeNumber(-2, 12)
    .optional()
    .describe('Only schools that teach this class: 1 to 12; 0, -1 and -2 are the classes before the first'),
}
/** The same of colleges. */
export const collegeFilters = {
  ...instituteFilters,
  category: number.optional().describe('Only colleges that teach this field of study, by its id'),
  type: number
    .optional()
    .describe('Only those of this kind, by its id in the catalogue of school types or of college types'),
}

/** Orders of both lists. `cityName` is by the name of the city, then by record number. */
const sorts = [
  'id',
  'name',
  'url',
  'status',
  'cityName',
  'isPartner',
  'completeness',
  'createdAt',
  'updatedAt',
] as const
export const schoolSorts = [...sorts, 'affiliationNo'] as const
export const collegeSorts = sorts

/** The query of a list of institutes. `after` takes the list on behind the row that its `next` named; `page` then only numbers the page. */
export const instituteListQuery = <const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sorts: S,
  filters: F,
  limit: number,
) =>
  z
    .strictObject({
      ...listQuery(sorts, limit),
      ...filters,
      after: z
        .string()
        .min(1)
        .max(600)
        .optional()
        .describe('Goes on behind the row that `next` of the page before named; an offset is not counted then'),
      count: z
        .enum(['bounded', 'all'])
        .default('bounded')
        .describe(
          'bounded: counts up to 1,000, and `totalAtLeast` says that there are more; all: counts every row, which takes longer',
        ),
    })
    .superRefine((query, context) => capLimit(100)(query as { limit: number; ids?: number[] }, context))

/** The query of an export: the filters of the list and its search. */
export const instituteExportQuery = <F extends z.ZodRawShape>(filters: F) =>
  z.strictObject({ ...filters, search: searchText.optional().describe('Words to look for').meta({ example: 'delhi' }) })

/** A page of institutes. `next` is what `after` takes for the following page; null on the last page, and in an order that has no such place. */
export const instituteListOf = <T extends z.ZodType>(row: T) =>
  listOf(row).extend({
    next: z
      .string()
      .nullable()
      .describe(
        'What `after` takes for the page that follows; null on the last page, and in the orders cityName, isPartner and affiliationNo',
      ),
  })
