import { ApiError, type FileResponse, type PaymentRow } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { payment, studentAccount } from '../../../platform/db/tables.ts'
import { paymentRows } from '../list.ts'
import { spellRupees } from './amount-text.ts'
import { drawReceipt, type ReceiptText } from './render.ts'

const rupees = (paise: number) => `Rs. ${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
const feeNames = {
  registration: 'Registration fee',
  application: 'Application fee',
  counselling: 'Counselling fee',
} as const

/** Content of a receipt: payer, purpose, amount and refunds. */
export function receiptText(paid: PaymentRow, payer: string, demo: boolean): ReceiptText {
  const returned = paid.refunds.map(
    ({ amount, status, refundedAt, sentAt, at: createdAt }) =>
      `${rupees(amount)} ${status === 'refunded' ? 'returned' : 'being returned'}, ${formatDateTime(refundedAt ?? sentAt ?? createdAt)}`,
  )
  const rows: [string, string | null][] = [
    ['Receipt number', paid.receiptNumber],
    ['Paid on', paid.paidAt && formatDateTime(paid.paidAt)],
    ['Received from', payer],
    ['For the child', paid.childName],
    ['Course', [paid.courseName, paid.specializationName].filter(Boolean).join(', ') || null],
    ['Paid for', `${feeNames[paid.feesType]}, ${paid.instituteName}`],
    ['Application', String(paid.application)],
    ['Amount', `${rupees(paid.amount)} (${spellRupees(paid.amount)})`],
    ['Payment', paid.paymentId],
    ['Order', paid.orderId],
    ['Refunds', returned.length > 0 ? returned.join('\n') : null],
  ]
  return {
    title: 'Receipt',
    rows: rows.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    notes: [
      'The fee is that of Pravesh, for the application named above. A form fee that the institute itself asks is not part of it. Times are India’s.',
      ...(demo ? ['Demo: this payment was made up for a demonstration. No money was moved.'] : []),
    ],
  }
}

/** The receipt of the caller's own payment as a PDF. NOT_FOUND for another account's, and for an unpaid order. */
export async function receiptOf(db: Db, account: number, id: number, demo: boolean): Promise<FileResponse> {
  const [row] = await paymentRows(db, and(eq(payment.id, id), eq(payment.account, account)))
  if (!row?.receiptNumber) throw new ApiError('NOT_FOUND')
  const [payer] = await db
    .select({ name: studentAccount.name })
    .from(studentAccount)
    .where(eq(studentAccount.id, account))
  const bytes = await drawReceipt(receiptText(row, payer?.name ?? '', demo))
  return { bytes, type: 'application/pdf', name: `Receipt ${row.receiptNumber.replaceAll('/', '-')}.pdf` }
}
