import type { InstituteType } from '@pravesh/contract'
import { index, integer, pgTable, text } from '../../drizzle.ts'

/**
 * How many published institutes have each value of a facet, by scope: all, one state, one city, one board …. Rows are
 * added and never changed, so that two edits do not wait for each other; the count is their sum. Settling sums them up.
 */
export const listingTally = pgTable(
  'listing_tally',
  {
    kind: text().$type<InstituteType>().notNull(),
    /** Empty for all, else `state:5`, `city:77`, `state:5 board:1`. */
    scope: text().notNull(),
    facet: text().notNull(),
    value: text().notNull(),
    n: integer().notNull(),
  },
  (t) => [index('listing_tally_scope').on(t.kind, t.scope, t.facet, t.value, t.n)],
)
