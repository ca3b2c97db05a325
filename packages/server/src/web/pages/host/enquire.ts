import {
  ApiError,
  type EnquiryBody,
  type EnquiryReceipt,
  type ErrorBody,
  type enquiryWithdrawalEndpoints,
  type grievanceEndpoints,
  type guardianEndpoints,
  type InputOf,
  type OpenEnquiryKind,
  type ResponseOf,
  type ReviewReport,
} from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { FastifyInstance } from 'fastify'

export type Enquire = (kind: OpenEnquiryKind, body: EnquiryBody) => Promise<EnquiryReceipt>
type ReportReview = (review: number, body: ReviewReport) => Promise<{ message: string }>
type Withdrawal = typeof enquiryWithdrawalEndpoints
type Guardians = typeof guardianEndpoints
type Grievance = typeof grievanceEndpoints
/** Actions of forms without JavaScript. */
export type FormActions = {
  enquire: Enquire
  reportReview: ReportReview
  sendWithdrawalCode: (
    body: NonNullable<InputOf<Withdrawal['code']>['body']>,
  ) => Promise<ResponseOf<Withdrawal['code']>>
  withdrawEnquiry: (body: NonNullable<InputOf<Withdrawal['withdraw']>['body']>) => Promise<{ message: string }>
  withdrawAsGuardian: (body: NonNullable<InputOf<Guardians['withdraw']>['body']>) => Promise<{ message: string }>
  sendGuardianCode: (body: NonNullable<InputOf<Guardians['sendCode']>['body']>) => Promise<{ message: string }>
  agreeAsGuardian: (body: NonNullable<InputOf<Guardians['agree']>['body']>) => Promise<{ message: string }>
  sendGrievanceCode: (body: NonNullable<InputOf<Grievance['code']>['body']>) => Promise<ResponseOf<Grievance['code']>>
  readGrievance: (body: NonNullable<InputOf<Grievance['status']>['body']>) => Promise<ResponseOf<Grievance['status']>>
}

/** The page of a form: its visitor's address, and its own origin and language. */
type Page = { address: string; origin: string; apiBase: string; language: Language }
/** Sends forms through the API itself, so that one without JavaScript meets the same checks, limits and records. */
export function formActionsFor(app: FastifyInstance, { address, origin, apiBase, language }: Page): FormActions {
  async function post<Answer>(path: string, payload: object): Promise<Answer> {
    const response = await app.inject({
      method: 'POST',
      url: `${apiBase}${path}`,
      headers: { 'x-page-origin': origin, 'accept-language': language },
      remoteAddress: address,
      payload,
    })
    if (response.statusCode === 200) return response.json<Answer>()
    const { code, message, errors, requestId } = response.json<ErrorBody>()
    const wait = Number(response.headers['retry-after'])
    const retryAfter = Number.isFinite(wait) ? wait : undefined
    throw new ApiError(code, { message, errors: errors ?? [], retryAfter, requestId })
  }
  return {
    enquire: (kind, body) => post(`/open/enquiry/${encodeURIComponent(kind)}`, body),
    reportReview: (review, body) => post(`/open/review/${review}/report`, body),
    sendWithdrawalCode: (body) => post('/open/enquiry-withdrawal-code', body),
    withdrawEnquiry: (body) => post('/open/enquiry-withdrawal', body),
    withdrawAsGuardian: (body) => post('/open/guardian-withdrawal', body),
    sendGuardianCode: (body) => post('/open/guardian-code', body),
    agreeAsGuardian: (body) => post('/open/guardian', body),
    sendGrievanceCode: (body) => post('/open/grievance-status-code', body),
    readGrievance: (body) => post('/open/grievance-status', body),
  }
}
