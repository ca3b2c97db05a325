import { admission, payment, student } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { type Cell, cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { type Asked, isAbout } from './asked.ts'
import { deliverKept, type Kept, later, type Outcome } from './kept.ts'
import { type Known, standingOf } from './standing.ts'

/** What the server says of a fee, and what became of what was told to it just before. */
export type Asking = Known & {
  told: readonly { kept: Kept; outcome: Outcome }[]
  /** What the application still lacks; empty where that is not known. */
  missing: readonly string[]
}
const query = { limit: 100 }

async function read(signal: AbortSignal): Promise<Known> {
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
    if (error instanceof ApiError && later.includes(error.code)) return false
    throw error
  }
}

/**
 * How a fee stands: what checkouts said is delivered first, then the server is asked, and by it the gateway where a payment was begun. Every
 * look at the page begins here, so that a tab that was closed, a lost network or a server that was gone at any moment end in what is true.
 */
export const asking = (asked: Asked): Cell<Asking> =>
  cached<Asking>(`pay:${JSON.stringify(asked)}`, async (signal) => {
    const told = await deliverKept()
    let known = await read(signal)
    const standing = standingOf(asked, known, Date.now())
    const begun = standing.is === 'due' ? standing.begun : undefined
    if (begun && (await settled(begun.id, signal))) known = await read(signal)
    const rows = known.shortlist.filter((one) => isAbout(asked, one))
    const row = rows.find((one) => one.child === asked.child) ?? rows[0]
    const form = row && (await api().call(admission.shortlistForm, { params: { id: row.id } }, { signal }))
    return { ...known, told, missing: form?.data.completeness.missing ?? [] }
  })
