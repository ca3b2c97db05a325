/** Choosing an institute by its name. */
export const pick = {
  search: 'Search by name',
  none: 'Nothing found by that name',
  change: 'Choose another',
  found: '{count} found',
  need: 'Choose a school or college from the list',
} as const
