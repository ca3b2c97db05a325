import { ApiError, type FileResponse, type PaymentRow } from '@pravesh/contract'
import { formatDateTime, type Language, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'
import type { Config } from '../../../platform/config/config.ts'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { payment, studentAccount, studentProfile } from '../../../platform/db/tables.ts'
import { paymentRows } from '../list.ts'
import { spellRupees } from './amount-text.ts'
import { type Gst, gstWithin, serviceCode } from './gst.ts'
import { drawReceipt, type ReceiptText } from './render.ts'

type ReceiptRow = [name: string, value: string | null]
type Printed = {
  payer: string
  demo: boolean
  language: Language
  /** The supplier's tax within the amount; none without a GSTIN. */
  gst?: Gst & { supplier: string }
}

// The letters that every PDF reader has are without the sign of the rupee.
const rupees = (paise: number, language: Language) =>
  t(language)('receipt.rupees', { amount: (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 }) })

function gstRows(gst: NonNullable<Printed['gst']>, language: Language): ReceiptRow[] {
  const text = t(language)
  const [state = '', code = ''] = gst.placeOfSupply.split(' (')
  return [
    [text('receipt.supplier'), gst.supplier],
    [text('receipt.gstin'), gst.gstin],
    [text('receipt.sac'), serviceCode],
    [text('receipt.placeOfSupply'), `${catalogueName(state, language)} (${code}`],
    [text('receipt.taxable'), rupees(gst.taxable, language)],
    ...('igst' in gst
      ? [[text('receipt.igst'), rupees(gst.igst, language)] satisfies ReceiptRow]
      : [
          [text('receipt.cgst'), rupees(gst.cgst, language)] satisfies ReceiptRow,
          [text('receipt.sgst'), rupees(gst.sgst, language)] satisfies ReceiptRow,
        ]),
  ]
}

/** Content of a receipt in a language: payer, purpose, amount with its tax, and refunds. */
export function receiptText(paid: PaymentRow, { payer, demo, language, gst }: Printed): ReceiptText {
  const text = t(language)
  const returned = paid.refunds.map(({ amount, status, refundedAt, sentAt, at: createdAt }) =>
    text(status === 'refunded' ? 'receipt.returned' : 'receipt.returning', {
      amount: rupees(amount, language),
      date: formatDateTime(refundedAt ?? sentAt ?? createdAt, language),
    }),
  )
  const rows: ReceiptRow[] = [
    [text('receipt.number'), paid.receiptNumber],
    [text('receipt.paidOn'), paid.paidAt && formatDateTime(paid.paidAt, language)],
    [text('receipt.payer'), payer],
    [text('receipt.child'), paid.childName],
    [text('receipt.course'), [paid.courseName, paid.specializationName].filter(Boolean).join(', ') || null],
    [text('receipt.paidFor'), `${text(`receipt.fee_${paid.feesType}`)}, ${paid.instituteName}`],
    [text('receipt.application'), String(paid.application)],
    ...(gst ? gstRows(gst, language) : []),
    [text('receipt.amount'), `${rupees(paid.amount, language)} (${spellRupees(paid.amount, language)})`],
    [text('receipt.payment'), paid.paymentId],
    [text('receipt.order'), paid.orderId],
    [text('receipt.refunds'), returned.length > 0 ? returned.join('\n') : null],
  ]
  return {
    language,
    title: text('receipt.title'),
    rows: rows.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    notes: [text('receipt.note'), ...(demo ? [text('receipt.demo')] : [])],
  }
}

/** The receipt of the caller's own payment as a PDF. NOT_FOUND for another account's, and for an unpaid order. */
export async function receiptOf(
  db: Db,
  { mode, operator: { details } }: Pick<Config, 'mode' | 'operator'>,
  account: number,
  id: number,
  language: Language,
): Promise<FileResponse> {
  const [row] = await paymentRows(db, and(eq(payment.id, id), eq(payment.account, account)))
  if (!row?.receiptNumber) throw new ApiError('NOT_FOUND')
  const state = sql<string | null>`${studentProfile.profile}->>'state'`
  const [payer] = await db
    .select({ name: studentAccount.name, state })
    .from(studentAccount)
    .leftJoin(studentProfile, eq(studentProfile.account, studentAccount.id))
    .where(eq(studentAccount.id, account))
  const gst = details.gstin && gstWithin(row.amount, details.gstin, payer?.state ?? null)
  const bytes = await drawReceipt(
    receiptText(row, {
      payer: payer?.name ?? '',
      demo: mode === 'demo',
      language,
      ...(gst && { gst: { ...gst, supplier: [details.name, details.address].filter(Boolean).join(', ') } }),
    }),
  )
  return { bytes, type: 'application/pdf', name: `Receipt ${row.receiptNumber.replaceAll('/', '-')}.pdf` }
}
