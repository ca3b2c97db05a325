/** Periods of one subject of grievances, counted from when it is received, and the law that sets them. */
type GrievancePeriods = { acknowledgeHours: number; resolveHours: number; law: string }

/**
 * What a grievance can be about, with the periods that the law sets: the page, the acknowledgement and the clock of staff read them here.
 * A month of the law is 28 days, so that February keeps it too; the period for personal data is ours, the law's limit is 90 days.
 */
export const grievancePeriods = {
  content: { acknowledgeHours: 24, resolveHours: 7 * 24, law: 'IT Rules 2021, r. 3(2)(a)(i)' },
  'forbidden-content': { acknowledgeHours: 24, resolveHours: 36, law: 'IT Rules 2021, r. 3(2)(a)(i)' },
  'intimate-content': { acknowledgeHours: 2, resolveHours: 2, law: 'IT Rules 2021, r. 3(2)(b)' },
  'personal-data': { acknowledgeHours: 24, resolveHours: 30 * 24, law: 'DPDP Act 2023, s. 13; DPDP Rules 2025, r. 14' },
  consumer: { acknowledgeHours: 48, resolveHours: 28 * 24, law: 'E-Commerce Rules 2020, r. 4(5)' },
} as const satisfies Record<string, GrievancePeriods>

export type GrievanceSubject = keyof typeof grievancePeriods
export const grievanceSubjects = [
  'content',
  'forbidden-content',
  'intimate-content',
  'personal-data',
  'consumer',
] as const satisfies readonly GrievanceSubject[]

/** The page on which a complainant reads how far a grievance is. */
export const grievanceStatusPath = '/grievance-status'
