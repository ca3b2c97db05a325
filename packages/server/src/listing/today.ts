const india = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Today's date in India, ISO 8601. Admissions open and close by it. */
export const today = (at = new Date()): string => india.format(at)
