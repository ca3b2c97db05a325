import type { Admitting, ApplicationRow, ApplicationState, CartItem, PaymentRow, ShortlistRow } from '@pravesh/contract'
import { courseText } from '../../parts/course/course-text.ts'
import { findExact, isAbout, type PaymentQuery } from './payment-query.ts'

/** The server's data on a family's fees. */
export type ServerData = {
  cart: readonly CartItem[]
  shortlist: readonly ShortlistRow[]
  /** Newest first. */
  payments: readonly PaymentRow[]
}
type FeeIdentity = {
  name: string
  childName: string | null
  course: string
  class: number | null
  session: string | null
  /** The institute's own form fee, which is paid to it; null where it is not known. */
  formFee: CartItem['formFee']
  application: ApplicationRow | null
}

/** Payment status of a fee, derived from server data only, so that it is the same after a reload. */
export type PaymentStatus =
  /** Nothing of the account names it: whom it is for is not known. */
  | { status: 'unknown' }
  | ({ status: 'paid'; payment: PaymentRow | undefined } & FeeIdentity)
  /**
   * It was started (`startedPayment`), the bank may be processing it (`attempted`), an attempt failed (`failed`), or money was returned
   * (`returned`).
   */
  | ({ status: 'due'; startedPayment: PaymentRow | undefined; returned: PaymentRow | undefined } & FeeIdentity)
  | ({ status: 'not-taken'; admitting: Admitting } & FeeIdentity)

/** States after which a family may apply to the same institute again. */
export const closed: readonly ApplicationState[] = ['declined', 'expired', 'enrolled', 'rejected', 'withdrawn']
/** Milliseconds that an order is taken up again; later the server makes another. */
const orderLife = 12 * 3_600_000

/** What a list says of a payment: an order whose attempt failed may still be paid, or be confirmed by the bank, as long as it lives. */
export const listedStatus = ({ status, createdAt }: Pick<PaymentRow, 'status' | 'createdAt'>, now: number) =>
  status === 'failed' && now - Date.parse(createdAt) < orderLife ? 'unconfirmed' : status

/** The status of the fee at a given time. */
export function paymentStatusOf(
  query: PaymentQuery,
  { cart, shortlist, payments }: ServerData,
  now: number,
): PaymentStatus {
  const row = findExact(query, shortlist)
  const line = findExact(
    query,
    cart.filter((item) => item.feesType === query.feesType),
  )
  const matchingPayments = payments.filter((payment) => isAbout(query, payment) && payment.feesType === query.feesType)
  const name = row?.instituteName ?? line?.instituteName ?? matchingPayments[0]?.instituteName
  if (name === undefined) return { status: 'unknown' }
  const open = row?.application && !closed.includes(row.application.status) ? row.application : null
  const subject = open ?? row ?? line ?? matchingPayments[0]
  const course = subject ? courseText(subject) : ''
  const { class: grade = null, session = null } = open ?? row?.application ?? {}
  const formFee = line?.formFee ?? null
  const identity = {
    ...{ name, childName: row?.childName ?? null, course, class: grade, session, formFee },
    application: open,
  }

  const feePayments = matchingPayments.filter((payment) =>
    open ? payment.application === open.id : row === undefined && line === undefined,
  )
  const payment = feePayments.find((item) => item.status === 'paid')
  const sent = query.feesType === 'application' && open !== null && open.submittedAt !== null
  if (payment || sent) return { status: 'paid', payment, ...identity }

  const admitting = row?.admitting ?? line?.admitting ?? 'not-here'
  if (admitting !== 'open') return { status: 'not-taken', admitting, ...identity }
  const startedPayment = feePayments.find(
    ({ status, createdAt }) =>
      ['created', 'attempted', 'failed'].includes(status) && now - Date.parse(createdAt) < orderLife,
  )
  const back = matchingPayments[0]
  return {
    status: 'due',
    startedPayment: startedPayment,
    returned: back && back.refunds.length > 0 ? back : undefined,
    ...identity,
  }
}

const pauses = [2, 3, 5, 8, 13, 20, 30] as const
/** Seconds until the server is queried again for the bank's confirmation, by the number of queries. */
export const pauseAfter = (times: number): number => pauses[times] ?? 60
