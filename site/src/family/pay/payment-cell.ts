import { admission, payment, student } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { type Cell, cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { findExact, type PaymentQuery } from './payment-query.ts'
import { paymentStatusOf, type ServerData } from './payment-status.ts'
import { deliverStoredPayments, type Outcome, retriedCodes, type StoredPayment } from './stored-payment.ts'

/** What the server says of a fee, and what became of what was told to it just before. */
export type PaymentData = ServerData & {
  deliveries: readonly { payment: StoredPayment; outcome: Outcome }[]
  /** What the application still lacks; empty where that is not known. */
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

/** Has the gateway asked about a payment that was begun; false where it cannot be asked now: the server asks by itself later. */
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
 * How a fee stands: what checkouts said is delivered first, then the server is asked, and by it the gateway where a payment was begun. Every
 * look at the page begins here, so that a tab that was closed, a lost network or a server that was gone at any moment end in what is true.
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
