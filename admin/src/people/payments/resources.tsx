import type { ResourceNames } from '@pravesh/console-kit'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const PaymentList = lazy(async () => ({ default: (await import('./PaymentList.tsx')).PaymentList }))
const PaymentPage = lazy(async () => ({ default: (await import('./PaymentPage.tsx')).PaymentPage }))
const ReconciliationPage = lazy(async () => ({
  default: (await import('./reconciliation/ReconciliationPage.tsx')).ReconciliationPage,
}))

/** Names of the resources of payments. */
export const paymentNames: readonly ResourceNames[] = [
  { name: 'payments', label: { declared: 'Payment' }, plural: { declared: 'Payments' } },
  { name: 'reconciliation', label: { declared: 'Reconciliation' }, plural: { declared: 'Reconciliation' } },
]
/** Payments of families: their list, and one with its timeline and refunds. */
export const paymentResource = (
  <Resource name="payments" list={PaymentList} show={PaymentPage} recordRepresentation="receiptNumber" />
)
/** Our records of payments compared with the gateway's. */
export const reconciliationResource = <Resource name="reconciliation" list={ReconciliationPage} />
