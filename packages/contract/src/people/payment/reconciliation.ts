import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf } from '../../endpoint/envelope.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import { daysInOrder } from '../../fields/day-range.ts'
import { dateText, recordId } from '../../fields/field.ts'
import { paymentsForAdministratorsTag } from './staff-endpoints.ts'

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
const tally = z.strictObject({
  count: z.int().describe('How many there are'),
  recorded: z.int().describe('Their sum in our records, in paise'),
  gateway: z.int().describe('Their sum at the gateway, in paise'),
})
const tallies = z.strictObject({
  matched: tally.describe('Those on both sides, alike'),
  missing_at_gateway: tally.describe('Those in our records alone'),
  missing_in_records: tally.describe('Those at the gateway alone'),
  mismatched: tally.describe('Those on both sides, in another amount or status'),
})
const totals = {
  payments: tallies.describe('Counts and sums of payments, by result'),
  refunds: tallies.describe('Counts and sums of refunds, by result'),
}

/** One payment or refund on which our records and the gateway differ. It names no person. */
const reconciliationEntry = z
  .strictObject({
    kind: z.enum(['payment', 'refund']).describe('payment: money that came; refund: money that went back'),
    result: z
      .enum(reconciliationResults)
      .exclude(['matched'])
      .describe(
        'missing_at_gateway: in our records alone; missing_in_records: at the gateway alone; mismatched: on both sides, in another amount or status',
      ),
    day: dateText.describe(
      'Day in India on which the gateway began it, or on which we recorded it where the gateway does not have it; ISO 8601',
    ),
    gatewayPayment: z.string().describe('The gateway’s id of the payment'),
    gatewayRefund: z.string().nullable().describe('The gateway’s id of the refund; null for a payment'),
    payment: recordId.nullable().describe('Id of our payment that it belongs to; null where it belongs to none'),
    recorded: z
      .strictObject({
        amount: z.int().describe('In paise'),
        status: z.enum(recordedStatuses).describe('Status of the money or the refund in our records'),
      })
      .nullable()
      .describe('What our records have of it; null where they have nothing'),
    gateway: z
      .strictObject({
        amount: z.int().describe('In paise'),
        status: z.enum(gatewayStatuses).describe('Status at the gateway'),
      })
      .nullable()
      .describe('What the gateway has of it; null where it has nothing'),
  })
  .meta({ id: 'ReconciliationEntry' })
export type ReconciliationEntry = z.output<typeof reconciliationEntry>

/** Our records against the gateway's, day by day and in total. */
const reconciliation = z
  .strictObject({
    days: z
      .array(z.strictObject({ day: dateText.describe('The day in India, ISO 8601'), ...totals }))
      .describe('Each of the days, the newest first'),
    total: z.strictObject(totals).describe('Counts and sums of all days'),
    entries: z
      .array(reconciliationEntry)
      .max(reconciliationEntries)
      .describe('The differences, the newest day first, at most 500'),
    hasMoreEntries: z.boolean().describe('True where there are more differences than are listed'),
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
    access: operatorAccess.payments,
    owner: 'any',
    tag: paymentsForAdministratorsTag,
    status: 200,
    summary:
      'Compares payments and refunds of some days in India with what the gateway has of them; the gateway is asked each time. UNAVAILABLE where it does not reply in time; INVALID at `date2` where it has too many records to compare at once',
    query: z
      .strictObject({
        date1: paymentDay.describe('First day on which they were raised, in India').meta({ example: '2026-11-01' }),
        date2: paymentDay
          .describe('Last day on which they were raised, in India, that day included')
          .meta({ example: '2026-11-30' }),
      })
      .superRefine(daysInOrder)
      .superRefine(atMostDays),
    answer: oneOf(reconciliation),
    errors: ['TOO_MANY', 'PAYMENTS_OFF'],
  }),
}
