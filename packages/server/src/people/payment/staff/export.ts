import type { StaffPayment } from '@pravesh/contract'
import type { Db } from '../../../platform/db/index.ts'
import type { StreamedFile } from '../../../platform/http/response/file.ts'
import { listFile } from '../../../platform/http/response/list-file.ts'
import { listPayments, type PaymentQuery } from './staff.ts'

const columns = [
  ...['id', 'receiptNumber', 'status', 'amount', 'refunded', 'currency', 'payer', 'instituteType', 'institute'],
  ...['feesType', 'application', 'orderId', 'paymentId', 'createdAt', 'paidAt'],
]

/** Paise as rupees with two decimals, as a spreadsheet adds them up. */
const rupees = (paise: number): string => (paise / 100).toFixed(2)

const toCells = ({ payer, instituteName, refunds, amount, ...payment }: StaffPayment) => ({
  ...{ id: payment.id, receiptNumber: payment.receiptNumber, status: payment.status, amount: rupees(amount) },
  refunded: rupees(refunds.reduce((sum, refund) => sum + (refund.status === 'refunded' ? refund.amount : 0), 0)),
  ...{ currency: payment.currency, payer: payer.name, instituteType: payment.instituteType, institute: instituteName },
  ...{ feesType: payment.feesType, application: payment.application, orderId: payment.orderId },
  ...{ paymentId: payment.paymentId, createdAt: payment.createdAt, paidAt: payment.paidAt },
})

/** Payments that the filters match as a CSV file, the oldest first. */
export const exportPayments = (
  db: Db,
  filters: Omit<PaymentQuery, 'page' | 'limit' | 'sort' | 'order'>,
): StreamedFile => listFile('payments', columns, (page) => listPayments(db, { ...filters, ...page }), toCells)
