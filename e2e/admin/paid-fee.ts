import type { Page } from '@playwright/test'
import { callApi, newStudent } from '../family/people.ts'
import { admitting } from '../family/with-fee.ts'

/** A student pays the fee of a college. @returns the student's token, the payment's id and the gateway's id of it */
export async function paidFee(page: Page): Promise<{ token: string; id: number; paymentId: string }> {
  const { token } = await newStudent(page)
  const { id: instituteId, offers } = await admitting(page)
  const fee = { feesType: 'application', instituteType: 'college', instituteId }
  const order = { ...fee, course: offers[0]?.course.id }
  const { orderId } = await callApi<{ orderId: string }>(page, 'POST', '/payment/order', order, token)
  const response = await page.request.post('/sandbox/checkout', { data: { order_id: orderId, action: 'succeed' } })
  const body = { ...(await response.json()), ...fee, orderId, amount: 33_100 }
  const success = '/student/payment-success'
  const { data } = await callApi<{ data: { id: number; paymentId: string } }>(page, 'POST', success, body, token)
  return { token, id: data.id, paymentId: data.paymentId }
}
