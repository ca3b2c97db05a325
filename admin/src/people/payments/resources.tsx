import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const PaymentList = lazy(async () => ({ default: (await import('./PaymentList.tsx')).PaymentList }))
const PaymentPage = lazy(async () => ({ default: (await import('./PaymentPage.tsx')).PaymentPage }))
const ReconciliationPage = lazy(async () => ({
  default: (await import('./reconciliation/ReconciliationPage.tsx')).ReconciliationPage,
}))

/** Names of the resources of payments. */
export const paymentNames: readonly ResourceNames[] = [
  { name: 'payments', label: menuTexts.payment, plural: menuTexts.payments },
  { name: 'reconciliation', label: menuTexts.reconciliation, plural: menuTexts.reconciliation },
]
/** Payments of families: their list, and one with its timeline and refunds. */
export const paymentResource = (
  <Resource name="payments" list={PaymentList} show={PaymentPage} recordRepresentation="receiptNumber" />
)
/** Our records of payments compared with the gateway's. */
export const reconciliationResource = <Resource name="reconciliation" list={ReconciliationPage} />
