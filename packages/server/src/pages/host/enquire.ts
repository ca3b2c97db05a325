import {
  ApiError,
  type EnquiryBody,
  type EnquiryReceipt,
  type ErrorBody,
  type OpenEnquiryKind,
} from '@pravesh/contract'
import type { FastifyInstance } from 'fastify'

export type Enquire = (kind: OpenEnquiryKind, body: EnquiryBody) => Promise<EnquiryReceipt>

/** Raises an enquiry through the API itself, so that a form without JavaScript meets the same checks, limits and records. */
export function enquireFor(app: FastifyInstance, address: string, origin: string, apiBase: string): Enquire {
  return async (kind, body) => {
    const response = await app.inject({
      method: 'POST',
      url: `${apiBase}/open/enquiry/${encodeURIComponent(kind)}`,
      headers: { 'x-page-origin': origin },
      remoteAddress: address,
      payload: body,
    })
    if (response.statusCode === 200) return response.json<EnquiryReceipt>()
    const { code, message, errors, requestId } = response.json<ErrorBody>()
    const wait = Number(response.headers['retry-after'])
    const retryAfter = Number.isFinite(wait) ? wait : undefined
    throw new ApiError(code, { message, errors: errors ?? [], retryAfter, requestId })
  }
}
