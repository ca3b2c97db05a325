import { and, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { college, school } from '../../../platform/db/tables.ts'
import type { Condition } from '../query/listing-query.ts'
import { unknownFee } from '../query/where.ts'

/** Bounds of a yearly fee, in rupees. */
export type Bounds = { min: number | undefined; max: number | undefined }

/** True of a fee within the bounds; undefined without any. */
export const feeWithin = (fee: SQL, { min, max }: Bounds): SQL | undefined =>
  and(
    min === undefined ? undefined : sql`${fee} >= ${min}::int`,
    max === undefined ? undefined : sql`${fee} <= ${max}::int`,
  )

/** Institutes that may have a class or a course within the bounds: read from their own row, before any fee is looked up. */
export const pricedWithin = ({ feeMin }: typeof school | typeof college, { max }: Bounds): SQL =>
  max === undefined ? sql`${feeMin} is not null` : sql`${feeMin} <= ${max}`

/**
 * Institutes whose fee for the chosen classes or courses is within the bounds. When values of a facet of `ownFees` are counted, each has a
 * fee of its own, which their count checks: here one matching fee of the institute is enough.
 */
export const chosenFeeCondition =
  (table: typeof school | typeof college, fee: SQL, bounds: Bounds, ownFees: readonly string[]): Condition =>
  (except) => {
    if (except === unknownFee) return sql`true`
    if (except !== undefined && ownFees.includes(except)) return pricedWithin(table, bounds)
    const inForce = except === 'feeMax' ? { min: bounds.min, max: undefined } : bounds
    return and(feeWithin(fee, inForce) && pricedWithin(table, inForce), feeWithin(fee, inForce)) ?? sql`true`
  }
