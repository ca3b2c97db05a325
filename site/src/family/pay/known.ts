import { admission, payment, student } from 'virtual:endpoints'
import { type Cell, cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { type Asked, isAbout } from './asked.ts'
import { deliverKept, type Kept, type Outcome } from './kept.ts'
import type { Known } from './standing.ts'

/** What the server says of a fee, and what became of what was told to it just before. */
export type Asking = Known & {
  told: readonly { kept: Kept; outcome: Outcome }[]
  /** What the application still lacks; empty where that is not known. */
  missing: readonly string[]
}
const query = { limit: 100 }

/**
 * How a fee stands: what checkouts said is delivered first, then the server is asked. Every look at the page begins here, so that a tab that
 * was closed, a lost network or a server that was gone at any moment end in what is true.
 */
export const asking = (asked: Asked): Cell<Asking> =>
  cached<Asking>(`pay:${JSON.stringify(asked)}`, async (signal) => {
    const told = await deliverKept()
    const [cart, shortlist, payments] = await Promise.all([
      api().call(student.cart, { query }, { signal }),
      api().call(admission.shortlist, { query }, { signal }),
      api().call(payment.list, { query }, { signal }),
    ])
    const rows = shortlist.data.filter((one) => isAbout(asked, one))
    const row = rows.find((one) => one.child === asked.child) ?? rows[0]
    const form = row && (await api().call(admission.shortlistForm, { params: { id: row.id } }, { signal }))
    return {
      told,
      cart: cart.data,
      shortlist: shortlist.data,
      payments: payments.data,
      missing: form?.data.completeness.missing ?? [],
    }
  })
