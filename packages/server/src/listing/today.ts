import { dayInIndia } from '@pravesh/messages'

/** Today's date in India, ISO 8601. Admissions open and close by it. */
export const today = (at = new Date()): string => dayInIndia(at)
