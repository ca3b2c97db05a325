import type { CartItem } from '@pravesh/contract'

/** Whether a line of the cart can be paid at once: its institute takes the fee today, and a college's course is chosen. */
export const isReadyToPay = ({ admitting, instituteType, course }: CartItem): boolean =>
  admitting === 'open' && (instituteType === 'school' || course !== null)
