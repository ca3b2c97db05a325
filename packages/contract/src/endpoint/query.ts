import { z } from 'zod'
import { typedText } from '../fields/text.ts'

type WholeNumber = z.ZodType<number, number | string>

function createWholeNumber(min: number, max: number): WholeNumber {
  const read = (v: unknown) => (typeof v === 'string' && /^-?\d{1,15}$/.test(v) ? Number(v) : v)
  return z.preprocess(read, z.int().min(min).max(max)) as unknown as WholeNumber
}

/** Schemas by their limits: every endpoint with an id or a list has some of a few. */
const wholeNumbers = new Map<string, WholeNumber>()

/** A whole number in a query string: digits are parsed, any other text is rejected. */
export function wholeNumber(min: number, max: number): WholeNumber {
  const limits = `${min} ${max}`
  const schema = wholeNumbers.get(limits) ?? createWholeNumber(min, max)
  wholeNumbers.set(limits, schema)
  return schema
}
/** A decimal in a query string. */
export function decimalNumber(min: number, max: number): z.ZodType<number, number | string> {
  const read = (v: unknown) => (typeof v === 'string' && /^-?\d{1,9}(\.\d{1,9})?$/.test(v) ? Number(v) : v)
  return z.preprocess(read, z.number().min(min).max(max)) as unknown as z.ZodType<number, number | string>
}
/** `true` or `false`, also `1` or `0`. */
export const flag = z.preprocess(
  (v) => (v === 'true' || v === '1' ? true : v === 'false' || v === '0' ? false : v),
  z.boolean(),
) as unknown as z.ZodType<boolean, boolean | string>

/** A parameter that may be repeated or hold several values between commas. At most 50 values. */
export function commaList<T>(item: z.ZodType<T, string>): z.ZodType<T[], string | string[]> {
  const read = (v: unknown) =>
    (Array.isArray(v) ? v : [v])
      .flatMap((x) => (typeof x === 'string' ? x.split(',') : [x]))
      .map((x) => (typeof x === 'string' ? x.trim() : x))
      .filter((x) => x !== '')
  return z.preprocess(read, z.array(item).max(50)) as unknown as z.ZodType<T[], string | string[]>
}
/** Comma-separated record ids, at most 1,000. */
export const idList = z.preprocess(
  (v) => (typeof v === 'string' ? v.split(',').map((x) => (/^\d{1,10}$/.test(x.trim()) ? Number(x) : x)) : v),
  z.array(z.int().min(1).max(2_147_483_647)).min(1).max(1_000),
) as unknown as z.ZodType<number[], string | number[]>

/** Search text: stored characters only, at most 200; a longer one is rejected rather than cut. */
export const searchText = typedText(200)

// Parameters that are the same in every list.
const page = wholeNumber(1, 1_000_000).default(1).describe('Which page, counted from 1')
const search = searchText.optional().describe('Words to look for').meta({ example: 'delhi' })
const orderAndIds = {
  order: z.enum(['asc', 'desc']).default('asc').describe('Which way, where sort is given'),
  ids: idList.optional().describe('These records alone, with commas between'),
  id: wholeNumber(1, 2_147_483_647).optional().describe('This record alone: the answer is a list of one'),
}

/** Parameters of every list. `limit` is at most 100, or 300 for look-ups, or 1,000 with `ids`. */
export function listQuery<const S extends readonly [string, ...string[]]>(sorts: S, limit: number, cap = 100) {
  return {
    page,
    limit: wholeNumber(1, 1_000)
      .default(limit)
      .describe(`Rows on a page: at most ${cap}, or 1,000 with ids`)
      .meta({ example: 20 }),
    search,
    sort: z.enum(sorts).optional().describe('The field to order by; each list has an order of its own without it'),
    ...orderAndIds,
  }
}
/** Rejects a limit over the cap unless ids are named. */
export function capLimit<T extends { limit: number; ids?: number[] | undefined }>(cap: number) {
  return (q: T, ctx: z.RefinementCtx) => {
    if (q.limit > cap && !q.ids) ctx.addIssue({ code: 'custom', path: ['limit'], message: `At most ${cap}` })
  }
}

/** An id in a path or a query. */
export const idNumber = wholeNumber(1, 2_147_483_647)

/** The query of a list of 50 a page, with these filters. */
export const partQuery = <const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sorts: S,
  filters: F,
) =>
  // Before the common parameters, or replacing them where a list declares its own.
  z.strictObject({ ...filters, ...listQuery(sorts, 50), ...filters }).superRefine((query, ctx) => {
    capLimit(100)(query as { limit: number; ids?: number[] }, ctx)
  })
