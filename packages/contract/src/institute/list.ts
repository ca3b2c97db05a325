import { z } from 'zod'
import { listOf } from '../endpoint/envelope.ts'
import { publicationStates } from '../endpoint/publishing.ts'
import { capLimit, flag, listQuery, searchText, wholeNumber } from '../endpoint/query.ts'

/** How complete an institute's page is, in percent: under 50, 50 to 80, over 80. */
export const completenessBands = ['below-50', '50-80', 'above-80'] as const
export type CompletenessBand = (typeof completenessBands)[number]

const number = wholeNumber(1, 2_147_483_647)
const instituteFilters = {
  isPartner: flag.optional(),
  status: z.enum(publicationStates).optional(),
  state: number.optional(),
  city: number.optional(),
  completeness: z.enum(completenessBands).optional(),
  hasCoordinates: flag.optional(),
  hasSources: flag.optional(),
}
/** Administrators' filters of the list of schools, and of its export. */
export const schoolFilters = {
  ...instituteFilters,
  board: number.optional(),
  type: number.optional(),
  taughtClass: wholeNumber(-2, 12).optional(),
}
/** The same of colleges. */
export const collegeFilters = { ...instituteFilters, category: number.optional(), type: number.optional() }

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
      after: z.string().min(1).max(600).optional(),
      count: z.enum(['bounded', 'all']).default('bounded'),
    })
    .superRefine((query, context) => capLimit(100)(query as { limit: number; ids?: number[] }, context))

/** The query of an export: the filters of the list and its search. */
export const instituteExportQuery = <F extends z.ZodRawShape>(filters: F) =>
  z.strictObject({ ...filters, search: searchText.optional().describe('Words to look for') })

/** A page of institutes. `next` is what `after` takes for the following page; null on the last page, and in an order that has no such place. */
export const instituteListOf = <T extends z.ZodType>(row: T) => listOf(row).extend({ next: z.string().nullable() })
