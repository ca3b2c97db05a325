import Box from '@mui/material/Box'
import { formatWhen, translations, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { adminPaymentEndpoints, instituteTypes, paymentStates, type StaffPayment } from '@pravesh/contract'
import { formatPaise } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { ExportButton } from '../../parts/ExportButton.tsx'
import { InstituteFilter } from '../../parts/InstituteFilter.tsx'

type Column = Omit<ListColumn, 'render'> & { render: (payment: StaffPayment) => ReactNode }

/** The refunded or pending part of a payment, in paise. */
const refundSum = ({ refunds }: StaffPayment) => refunds.reduce((sum, { amount }) => sum + amount, 0)
/** An amount, a number or a time is not broken in a narrow column. */
const oneLine = (content: string | null) => <Box sx={{ whiteSpace: 'nowrap' }}>{content}</Box>
const price = (paise: number) => formatPaise(paise, translations().language)

const columns: readonly Column[] = [
  {
    name: 'payer',
    label: paymentTexts.whoPaid,
    sortable: false,
    render: ({ payer, receiptNumber }) => payer.name || receiptNumber,
  },
  {
    name: 'amount',
    label: paymentTexts.amount,
    sortable: false,
    right: true,
    render: ({ amount }) => oneLine(price(amount)),
  },
  {
    name: 'refunds',
    label: paymentTexts.refunds,
    sortable: false,
    right: true,
    render: (payment) => (refundSum(payment) > 0 ? oneLine(price(refundSum(payment))) : ''),
  },
  {
    name: 'status',
    label: 'overview.status',
    sortable: true,
    short: true,
    render: ({ status }) => optionLabel(status),
  },
  {
    name: 'instituteName',
    label: sharedTexts.institute,
    sortable: false,
    render: ({ instituteName }) => instituteName,
  },
  {
    name: 'receiptNumber',
    label: paymentTexts.receipt,
    sortable: false,
    short: true,
    render: ({ receiptNumber }) => oneLine(receiptNumber),
  },
  {
    name: 'createdAt',
    label: sharedTexts.when,
    sortable: true,
    short: true,
    render: ({ createdAt }) => oneLine(formatWhen(createdAt)),
  },
]
const filters = {
  status: { kind: 'choice', options: paymentStates, message: sharedTexts.status },
  waiting: { kind: 'boolean', message: paymentTexts.waitsForASecondPerson },
  instituteType: { kind: 'choice', options: instituteTypes, message: sharedTexts.kind },
  date1: { kind: 'date', message: paymentTexts.from },
  date2: { kind: 'date', message: paymentTexts.until },
  paidFrom: { kind: 'date', message: paymentTexts.moneyReceivedFrom },
  paidUntil: { kind: 'date', message: paymentTexts.moneyReceivedUntil },
  refundedFrom: { kind: 'date', message: paymentTexts.refundedFrom },
  refundedUntil: { kind: 'date', message: paymentTexts.refundedUntil },
} as const satisfies OwnFields

/** Payments of families, the newest first. */
export const PaymentList = () => {
  const { translate } = useTranslations()
  return (
    <ListPage
      plural={menuTexts.payments}
      columns={columns}
      filters={filters}
      moreFilters={[
        <InstituteFilter key="instituteId" source="instituteId" label={translate(sharedTexts.institute)} />,
      ]}
      perPage={50}
      actions={<ExportButton endpoint={adminPaymentEndpoints.export} file="payments.csv" />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      canChange={false}
      dated={false}
    />
  )
}
