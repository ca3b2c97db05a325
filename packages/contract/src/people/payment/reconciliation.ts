import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf } from '../../endpoint/envelope.ts'
import { daysInOrder } from '../../fields/day-range.ts'
import { dateText, recordId } from '../../fields/field.ts'

/** How many days one reconciliation covers at most. */
const reconciliationDays = 31
/** How many differences one reconciliation lists at most; its counts and sums are of all. */
export const reconciliationEntries = 500

/** Both agree; only our records have it; only the gateway has it; both have it, in another amount or status. */
const reconciliationResults = ['matched', 'missing_at_gateway', 'missing_in_records', 'mismatched'] as const
export type ReconciliationResult = (typeof reconciliationResults)[number]
/** How our records have money that was paid, and a refund. */
const recordedStatuses = ['accepted', 'refund_due', 'refund_sent', 'refunded', 'due', 'sent', 'cancelled'] as const
const gatewayStatuses = ['created', 'authorized', 'captured', 'refunded', 'failed', 'pending', 'processed'] as const

/** Sums in paise, by our records and by the gateway. */
const tally = z.strictObject({ count: z.int(), recorded: z.int(), gateway: z.int() })
const tallies = z.strictObject({
  matched: tally,
  missing_at_gateway: tally,
  missing_in_records: tally,
  mismatched: tally,
})
const totals = { payments: tallies, refunds: tallies }

/** One payment or refund on which our records and the gateway differ. It names no person. */
const reconciliationEntry = z
  .strictObject({
    kind: z.enum(['payment', 'refund']),
    result: z.enum(reconciliationResults).exclude(['matched']),
    /** The day of India on which the gateway began it; where the gateway does not have it, on which we recorded it. */
    day: dateText,
    gatewayPayment: z.string(),
    gatewayRefund: z.string().nullable(),
    /** The payment of ours that it belongs to. */
    payment: recordId.nullable(),
    recorded: z.strictObject({ amount: z.int(), status: z.enum(recordedStatuses) }).nullable(),
    gateway: z.strictObject({ amount: z.int(), status: z.enum(gatewayStatuses) }).nullable(),
  })
  .meta({ id: 'ReconciliationEntry' })
export type ReconciliationEntry = z.output<typeof reconciliationEntry>

/** Our records against the gateway's, day by day and in total. */
const reconciliation = z
  .strictObject({
    days: z.array(z.strictObject({ day: dateText, ...totals })),
    total: z.strictObject(totals),
    /** The differences, the newest day first. */
    entries: z.array(reconciliationEntry).max(reconciliationEntries),
    /** True where there are more differences than are listed. */
    hasMoreEntries: z.boolean(),
  })
  .meta({ id: 'Reconciliation' })
export type Reconciliation = z.output<typeof reconciliation>

/** A day that a gateway can be queried for. */
const paymentDay = dateText.refine((day) => day >= '2001-01-01' && day < '2101-01-01', 'A day from 2001 to 2100')
const dayNumber = (day: string) => Date.parse(day) / 86_400_000
type Days = { date1: string; date2: string }
/** Rejects more days than are compared at once. */
function atMostDays({ date1, date2 }: Days, ctx: z.RefinementCtx): void {
  if (dayNumber(date2) - dayNumber(date1) < reconciliationDays) return
  ctx.addIssue({ code: 'custom', path: ['date2'], message: `At most ${reconciliationDays} days` })
}

export const reconciliationEndpoints = {
  get: endpoint({
    id: 'admin.reconciliation',
    method: 'GET',
    path: '/admin/reconciliation',
    realm: 'admin',
    owner: 'any',
    tag: 'Payments for administrators',
    status: 200,
    summary:
      'Compares payments and refunds of some days in India with what the gateway has of them; the gateway is asked each time. UNAVAILABLE where it does not reply in time; INVALID at `date2` where it has too many records to compare at once',
    query: z.strictObject({ date1: paymentDay, date2: paymentDay }).superRefine(daysInOrder).superRefine(atMostDays),
    answer: oneOf(reconciliation),
    errors: ['TOO_MANY', 'PAYMENTS_OFF'],
  }),
}
