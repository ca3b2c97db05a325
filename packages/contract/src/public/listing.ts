import { z } from 'zod'
import { decimalNumber, flag, many, searchText, wholeNumber } from '../query.ts'

const value = z
  .string()
  .max(160)
  .regex(/^[\p{L}\p{N}+_.:-]+(?:[ -][\p{L}\p{N}+_.:-]+)*$/u, 'Not a value of this filter')
const values = many(value).optional()
const money = wholeNumber(0, 1_000_000_000).optional()
const near = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, 'As latitude,longitude')
  .optional()

export const listingSorts = ['relevance', 'rating', 'feeAsc', 'feeDesc', 'name', 'distance', 'rank', 'newest'] as const
export type ListingSort = (typeof listingSorts)[number]

/** The window of a listing: `offset` counts the rows shown so far; `page`+`limit` or `cursor` win over it. */
const window = {
  offset: wholeNumber(1, 200).default(20),
  page: wholeNumber(1, 1_000).optional(),
  limit: wholeNumber(1, 100).optional(),
  cursor: z
    .string()
    .max(200)
    .regex(/^[\w-]+$/)
    .optional(),
  sort: z.enum(listingSorts).default('relevance'),
  search: searchText.optional(),
}
export const schoolFilters = {
  state: values,
  city: values,
  location: values,
  board: values,
  type: values,
  gender: values,
  classLevel: many(z.string().regex(/^(-?\d{1,2}|nursery|lkg|ukg)$/i)).optional(),
  medium: values,
  feeMin: money,
  feeMax: money,
  facility: values,
  admissionsOpen: flag.optional(),
  ratingMin: decimalNumber(0, 5).optional(),
  near,
  radiusKm: decimalNumber(0.1, 200).optional(),
}
export const collegeFilters = {
  state: values,
  city: values,
  type: values,
  category: values,
  course: values,
  specialization: values,
  level: values,
  delivery: values,
  ownership: values,
  feeMin: money,
  feeMax: money,
  exam: values,
  naac: values,
  nirfMax: wholeNumber(1, 1_000).optional(),
}
export const examFilters = { level: values, stream: values, mode: values }
export const careerFilters = { category: values }
export const articleFilters = { category: values }
export const courseFilters = { category: values, level: values }
export const filtersOf = {
  school: schoolFilters,
  college: collegeFilters,
  exam: examFilters,
  career: careerFilters,
  article: articleFilters,
  course: courseFilters,
} as const
export type ListedKind = keyof typeof filtersOf

export const listingQuery = <F extends z.ZodRawShape>(filters: F) => z.strictObject({ ...filters, ...window })

/** One value of a facet with how many rows of this listing have it. */
export const facetSchema = z.strictObject({
  name: z.string(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string(), count: z.int(), active: z.boolean() })),
})
export type Facet = z.output<typeof facetSchema>

/** A listing page: its own text, the rows, how many there are, what they can be narrowed by and what narrows them now. */
export const listingOf = <T extends z.ZodType>(card: T) =>
  z.strictObject({
    url: z.string(),
    h1: z.string(),
    title: z.string(),
    description: z.string(),
    intro: z.string().nullable(),
    /** Sanitised HTML. */
    body: z.string().nullable(),
    accordions: z.array(z.strictObject({ title: z.string(), html: z.string() })),
    faqs: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
    noindex: z.boolean(),
    data: z.array(card),
    total: z.int(),
    totalAtLeast: z.boolean().optional(),
    facets: z.array(facetSchema),
    /** Filters in force: those of the address and those of the slug (`fixed`, which cannot be taken off). */
    filters: z.array(z.strictObject({ name: z.string(), value: z.string(), label: z.string(), fixed: z.boolean() })),
    sort: z.enum(listingSorts),
    offset: z.int(),
    /** The `offset` that shows more, or null at the end. */
    more: z.int().nullable(),
    /** Continues after the last row by keyset; null at the end. */
    cursor: z.string().nullable(),
  })
