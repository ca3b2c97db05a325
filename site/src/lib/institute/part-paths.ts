import { type InstituteType, pagePath } from '@pravesh/contract'

/** The page with all fees of a school: their parts, and earlier sessions. */
export const feesPath = (url: string): string => `${pagePath('school', url)}/fees`

/** The page with all shown reviews of a school or a college. */
export const reviewsPath = (kind: InstituteType, url: string): string => `${pagePath(kind, url)}/reviews`

/** The page with all pictures of a school or a college. */
export const picturesPath = (kind: InstituteType, url: string): string => `${pagePath(kind, url)}/pictures`
