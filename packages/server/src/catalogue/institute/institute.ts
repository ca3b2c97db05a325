import type { InstituteType } from '@pravesh/contract'

/** One school or college. */
export type Institute = { type: InstituteType; id: number }
/** The same, as rows about institutes name theirs. */
export type InstituteKey = { instituteType: InstituteType; instituteId: number }
