/** The year of a date or a session: `1998`, `15/06/1998`, `1998-06-15`, `1998-99`. Undefined where it has two years, or none that can be believed. */
export function believableYear(cell: string, thisYear: number): number | undefined {
  const [first, second, ...others] = [...new Set((cell.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number))]
  if (first === undefined || others.length > 0 || (second !== undefined && second !== first + 1)) return undefined
  // From the oldest college of the country to this year.
  return first >= 1700 && first <= thisYear ? first : undefined
}
