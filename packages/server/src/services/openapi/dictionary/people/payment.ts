import type { Descriptions } from '../shared.ts'

/** Money that families pay here, in paise, and where it is given back to. */
export const payment: Descriptions = {
  'admin.payments/?paidFrom': 'Only payments whose money was received on this day of India or later',
  'admin.payments/?paidUntil': 'Only payments whose money was received on this day of India or earlier',
  'admin.payments/?refundedFrom': 'Only payments of which something was refunded on this day of India or later',
  'admin.payments/?refundedUntil': 'Only payments of which something was refunded on this day of India or earlier',
  'Payment,DeskPayment,PaymentDetails/id': 'Id of the payment here; a refund is asked for by it',
  'payment.order,student.payment-success/amount':
    'In paise, always 33100 (₹331): the server’s own figure counts, and another is refused',
  'Payment,DeskPayment,PaymentDetails/amount': 'What was to be paid, in paise',
  'CartItem/amount': 'What is to be paid to Pravesh, in paise',
  'CartItem/formFee':
    'The institute’s own form fee, not part of `amount`: it is paid to the institute itself; null where it is not known',
  'CartItem/formFee.value': 'In whole rupees; 0 where the institute asks none',
  'student.my-cart/amount':
    'Sum of what can be paid today, all pages counted, in paise: lines whose `admitting` is not open are left out',
  'refunds.amount': 'What goes back, in paise',
  currency: 'Currency of the amount, ISO 4217: INR',
  feesType: 'What the fee is for: registration, application or counselling',
  orderId: 'The gateway’s id of the order; the checkout is opened with it',
  'Payment,DeskPayment,PaymentDetails/orderId': 'The gateway’s id of the order; null until the gateway gave one',
  'student.payment-success/orderId':
    'The gateway’s id of the order, as the order was answered; the same as `razorpay_order_id`',
  'payment.order/key': 'Public key id that the gateway’s checkout is opened with',
  checkout: 'Address of the gateway’s checkout script, to load into the page',
  'payment.order/child':
    'Id of the child that it is for; without it, the account’s open application to this institute counts, for whichever child; else the child that the school is shortlisted for, or the only one',
  'Payment,DeskPayment,PaymentDetails/child': 'Id of the child that it is for; null where none is named',
  'student.my-cart.add/child': 'Id of the child that it is for, where there is one',
  'CartItem/child': 'Id of the child that it is for; null where there is none',
  'student.my-cart.add/instituteType':
    'Whether it is a school or a college; without it a school for a parent, a college for a student',
  razorpay_payment_id: 'Id of the payment, as the gateway’s checkout hands it to the page',
  razorpay_order_id: 'Id of the order, as the gateway’s checkout hands it to the page',
  razorpay_signature:
    'HMAC-SHA256 of order id, | and payment id in hexadecimal, as the gateway’s checkout hands it to the page',
  paymentId: 'The gateway’s id of the payment that paid the order; null until one did',
  'refunds.paymentId': 'The gateway’s id of the payment whose money goes back',
  'Payment,DeskPayment,PaymentDetails/application': 'Id of the application that it pays for',
  'Payment,DeskPayment,PaymentDetails/status':
    'created: ordered; attempted: a payment was begun; paid: confirmed; failed: the last try failed, another may follow; refund_pending: the money is to go back; refunded: it went back',
  receiptNumber:
    'Number of the receipt, as PR/26-27/000001: 26-27 is the financial year, April to March; null until it is paid',
  paidAt: 'When it was confirmed: ISO 8601, in UTC; null until it is',
  events: 'What happened to it, the oldest first',
  'events.at': 'When it happened: ISO 8601, in UTC',
  'events.what': 'What happened, in English words',
  refunds: 'Money that goes back, or went',
  'refunds.reason':
    'late: it came when the application was closed; duplicate: the fee was paid already; amount: another amount than asked; unmatched: for no order of ours; requested: by an administrator or the gateway',
  'refunds.status':
    'due: it is to go back, and is asked for again where the gateway failed; sent: the gateway has it in hand; refunded: it went back',
  'refunds.id': 'Id of the refund here',
  'refunds.note': 'Why it goes back, as an administrator wrote it for the family; null where none did',
  'refunds.refundedAt': 'When it went back: ISO 8601, in UTC; null until it did',
  'refunds.bankReference': 'The bank’s number of the transfer (ARN or RRN); null until the bank gave one',
  'refunds.at': 'When the refund was asked for: ISO 8601, in UTC',
  'refunds.sentAt': 'When the gateway took the refund in hand: ISO 8601, in UTC; null until it did',
  'refunds.failedAt': 'When the gateway last failed to send it: ISO 8601, in UTC; null where it never did',
  payer: 'Who paid',
  account: 'Id of the family’s account',
  'payer.name': 'Name of the account’s person',
  'admin.refund/payment': 'Id of the payment here, not the gateway’s',
  'admin.refund/amount': 'How much goes back, in paise; without it all that is left of the payment',
  'admin.refund/withdraw':
    'Whether the application that the fee submitted is withdrawn; without it, it is where all that is left goes back',
  'admin.refund/key': 'Idempotency key: the same key again is the same refund',
  applicationStatus: 'State of the application',
  withdrawable: 'True where this fee submitted the application, and a refund may withdraw it',
  sums: 'What of the fee was paid, went back, is on its way back, and can still go back, in paise',
  'sums.paid': 'What was paid, in paise; 0 until it is',
  'sums.refunded': 'What went back, in paise',
  'sums.pending': 'What is to go back, or is on its way, in paise',
  'sums.left': 'What can still be refunded, in paise',
  'PaymentDetails/timeline': 'All that happened to it, the oldest first',
  'PaymentTimelineEntry/at': 'When it happened: ISO 8601, in UTC',
  'PaymentTimelineEntry/kind':
    'created: begun here; ordered: the gateway gave an order; attempted, failed: a try; captured: the money came; receipt: it was numbered; webhook: the gateway sent news; returning: it goes back by itself; the rest: steps of a refund',
  'PaymentTimelineEntry/source':
    'callback: the payer’s browser; webhook: the gateway; reconciler: our own question; refund, staff: a refund; order: the order; null where it is ours',
  'PaymentTimelineEntry/reference':
    'Receipt number, id of the gateway or name of the webhook; null where there is none',
  'PaymentTimelineEntry/refund': 'Id of the refund that it is a step of; null where it is none',
  'PaymentTimelineEntry/amount': 'In paise; null where it says nothing of one',
  'PaymentTimelineEntry/reason': 'Why the money goes back; null where it does not',
  'PaymentTimelineEntry/note': 'What an administrator wrote for the family; null where none did',
  'PaymentTimelineEntry/actor': 'Who requested the refund; null where nobody here did',
  'PaymentTimelineEntry/bankReference': 'The bank’s number of the transfer; null where there is none',
  'admin.refund/reason': 'Why it goes back, plain text; the family reads it',

  holder: 'Name of the account’s holder, as the bank has it',
  'student.bank-detail.add,student.bank-detail.change/number':
    'Account number, 9 to 18 digits; it is kept sealed and never answered whole',
  lastFour: 'Last four digits of the account number',
  ifsc: 'IFSC of the bank’s branch: eleven characters, such as SBIN0000300',
  'BankDetail/type': 'savings: a savings account; current: a current account',
  upi: 'UPI address, such as name@bank; null where none is kept',
}
