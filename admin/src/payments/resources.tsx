import type { ResourceNames } from '@pravesh/console-kit'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const PaymentList = lazy(async () => ({ default: (await import('./PaymentList.tsx')).PaymentList }))
const PaymentPage = lazy(async () => ({ default: (await import('./PaymentPage.tsx')).PaymentPage }))

/** Names of the resource of payments. */
export const paymentNames: readonly ResourceNames[] = [
  { name: 'payments', label: { declared: 'Payment' }, plural: { declared: 'Payments' } },
]
/** Payments of families: their list, and one with its timeline and refunds. */
export const paymentResource = (
  <Resource name="payments" list={PaymentList} show={PaymentPage} recordRepresentation="receiptNumber" />
)
