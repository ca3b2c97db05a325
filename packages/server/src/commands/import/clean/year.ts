/** A founding year that can be believed: from the oldest college of the land to this year. */
export function believableYear(cell: string, thisYear: number): number | undefined {
  const year = /^\d{4}$/.test(cell) ? Number(cell) : Number.NaN
  return year >= 1700 && year <= thisYear ? year : undefined
}
