/** The day so many days after an ISO day; before it with a negative number. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The year in which the school year of an ISO day began: it runs from April to March. */
export const schoolYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)

/** The session that begins in a year: 2027-28. */
export const sessionFrom = (year: number): string => `${year}-${String((year + 1) % 100).padStart(2, '0')}`
