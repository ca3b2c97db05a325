/** The last birthday, ISO, that gives a child `minYears` (half years allowed) on the day `on`. */
export function bornBy(on: string, minYears: number): string {
  const [year = 0, month = 1, day = 1] = on.split('-').map(Number)
  const months = year * 12 + (month - 1) - Math.round(minYears * 12)
  const last = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  const parts = [Math.floor(months / 12), (months % 12) + 1, Math.min(day, last)]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
