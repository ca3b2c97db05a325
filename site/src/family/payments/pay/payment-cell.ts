import { admission, payment, student } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { type Cell, cached } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { findExact, type PaymentQuery } from './payment-query.ts'
import { paymentStatusOf, type ServerData } from './payment-status.ts'
import { deliverStoredPayments, type Outcome, retriedCodes, type StoredPayment } from './stored-payment.ts'

/** The server's state of a fee, and the result of the last delivery to it. */
export type PaymentData = ServerData & {
  deliveries: readonly { payment: StoredPayment; outcome: Outcome }[]
  /** Missing parts of the application; empty where they are unknown. */
  missing: readonly string[]
}
const query = { limit: 100 }

async function read(signal: AbortSignal): Promise<ServerData> {
  const [cart, shortlist, payments] = await Promise.all([
    api().call(student.cart, { query }, { signal }),
    api().call(admission.shortlist, { query }, { signal }),
    api().call(payment.list, { query }, { signal }),
  ])
  return { cart: cart.data, shortlist: shortlist.data, payments: payments.data }
}

/**
 * Asks the server to check a started payment with the gateway. Returns false if the gateway is unavailable; the server retries on its own.
 */
async function settled(id: number, signal: AbortSignal): Promise<boolean> {
  try {
    const { data } = await api().call(payment.check, { params: { id } }, { signal })
    return data.status === 'paid'
  } catch (error) {
    if (error instanceof ApiError && retriedCodes.includes(error.code)) return false
    throw error
  }
}

/**
 * The status of a fee: pending checkout results are delivered first, then the server is queried, which checks a started payment with the
 * gateway. Every view of the page starts here, so that a closed tab, a lost network or a server failure at any time leads to the true
 * state.
 */
export const paymentCell = (query: PaymentQuery): Cell<PaymentData> =>
  cached<PaymentData>(`pay:${JSON.stringify(query)}`, async (signal) => {
    const deliveries = await deliverStoredPayments()
    let serverData = await read(signal)
    const paymentStatus = paymentStatusOf(query, serverData, Date.now())
    const startedPayment = paymentStatus.status === 'due' ? paymentStatus.startedPayment : undefined
    if (startedPayment && (await settled(startedPayment.id, signal))) serverData = await read(signal)
    const row = findExact(query, serverData.shortlist)
    const form = row && (await api().call(admission.shortlistForm, { params: { id: row.id } }, { signal }))
    return { ...serverData, deliveries: deliveries, missing: form?.data.completeness.missing ?? [] }
  })
