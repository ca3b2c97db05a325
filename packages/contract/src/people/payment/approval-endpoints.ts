import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { writeResponse } from '../../endpoint/envelope.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import { filledText, idParams } from '../student/self-endpoint.ts'
import { paymentsForAdministratorsTag, staffPaymentDetails } from './staff-endpoints.ts'

export const declineBody = z.strictObject({
  reason: filledText(500).describe('Why the money does not go back, plain text, for colleagues alone'),
})

const common = {
  realm: 'admin',
  access: operatorAccess.payments,
  owner: 'any',
  tag: paymentsForAdministratorsTag,
  method: 'POST',
  status: 200,
  params: idParams,
  answer: writeResponse(staffPaymentDetails),
  errors: ['NOT_FOUND', 'CONFLICT'],
} as const
/** Refunds that wait for a second person. */
export const approvalEndpoints = {
  approve: endpoint({
    ...common,
    id: 'admin.refund.approve',
    recentSignIn: true,
    path: '/admin/refund/:id/approve',
    summary:
      'Approves a refund that another person asked for: its money is sent in the background. CONFLICT for the person who asked, where it was decided before, or where less is left of the payment',
  }),
  decline: endpoint({
    ...common,
    id: 'admin.refund.decline',
    recentSignIn: true,
    path: '/admin/refund/:id/decline',
    summary:
      'Refuses a refund that another person asked for. CONFLICT for the person who asked, or where it was decided before',
    body: declineBody,
    example: { reason: 'The family withdrew its request' },
  }),
}
