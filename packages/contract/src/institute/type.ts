/** What an institute is: a school or a college. Ids of one type never mean the other. */
export const instituteTypes = ['school', 'college'] as const
export type InstituteType = (typeof instituteTypes)[number]
