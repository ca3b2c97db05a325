import type { Admitting, ApplicationRow, ApplicationState, CartItem, PaymentRow, ShortlistRow } from '@pravesh/contract'
import { type Asked, isAbout } from './asked.ts'

/** What the server says of a family's fees. */
export type Known = {
  cart: readonly CartItem[]
  shortlist: readonly ShortlistRow[]
  /** Newest first. */
  payments: readonly PaymentRow[]
}
type Named = { name: string; childName: string | null; application: ApplicationRow | null }

/** How a fee stands, read off what the server says: what the page shows, whatever happened to it before. */
export type Standing =
  /** Nothing of the account names it: whom it is for is not known. */
  | { is: 'unknown' }
  | ({ is: 'paid'; payment: PaymentRow | undefined } & Named)
  /** It was begun (`begun`), perhaps the bank thinks about it (`attempted`), a try was refused (`failed`), or money went back (`returned`). */
  | ({ is: 'due'; begun: PaymentRow | undefined; returned: PaymentRow | undefined } & Named)
  | ({ is: 'not-taken'; admitting: Admitting } & Named)

/** States after which a family may apply to the same institute anew. */
export const closed: readonly ApplicationState[] = ['declined', 'expired', 'enrolled', 'rejected', 'withdrawn']
/** Milliseconds that an order is taken up again; later the server makes another. */
const orderLife = 12 * 3_600_000

/** How the fee stands at a moment. */
export function standingOf(asked: Asked, { cart, shortlist, payments }: Known, now: number): Standing {
  const listed = shortlist.filter((row) => isAbout(asked, row))
  const row = listed.find((one) => one.child === asked.child) ?? listed[0]
  const line = cart.find((one) => isAbout(asked, one) && one.feesType === asked.feesType)
  const own = payments.filter((one) => isAbout(asked, one) && one.feesType === asked.feesType)
  const name = row?.instituteName ?? line?.instituteName ?? own[0]?.instituteName
  if (name === undefined) return { is: 'unknown' }
  const open = row?.application && !closed.includes(row.application.status) ? row.application : null
  const named = { name, childName: row?.childName ?? null, application: open }

  const ofIt = own.filter((one) => (open ? one.application === open.id : row === undefined && line === undefined))
  const payment = ofIt.find((one) => one.status === 'paid')
  const sent = asked.feesType === 'application' && open !== null && open.submittedAt !== null
  if (payment || sent) return { is: 'paid', payment, ...named }

  const admitting = row?.admitting ?? line?.admitting ?? 'not-here'
  if (admitting !== 'open') return { is: 'not-taken', admitting, ...named }
  const begun = ofIt.find(
    ({ status, createdAt }) =>
      ['created', 'attempted', 'failed'].includes(status) && now - Date.parse(createdAt) < orderLife,
  )
  const back = own[0]
  return { is: 'due', begun, returned: back && back.refunds.length > 0 ? back : undefined, ...named }
}

const pauses = [2, 3, 5, 8, 13, 20, 30] as const
/** Seconds until the server is asked again whether the bank has confirmed, after so many times. */
export const pauseAfter = (times: number): number => pauses[times] ?? 60
