import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../../../people/payment/sandbox/sandbox.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** The fields of a response that the seed needs. */
type ApiData = {
  data: ApiData & ApiData[]
  id: number
  sid: number
  instituteId: number
  updatedAt: string
  version: number
  url: string
  admitting: string
  application: ApiData | null
  orderId: string
  specializations: { id: number }[]
}
/** Calls the API as an account; an error response is a bug of the seed. */
export type ApiCall = (method: Method, path: string, body?: object) => Promise<ApiData>
/** The accounts of the seed: the family, its schools or colleges, the staff of Pravesh, and the bank. */
export type Cast = { family: ApiCall; office: ApiCall; staff: ApiCall; bank: Pick<Sandbox, 'pay'>; today: string }

/** Calls of the API with a token, in this process. */
export const createApiCall =
  (app: Pick<FastifyInstance, 'inject'>, token: string): ApiCall =>
  async (method, path, body) => {
    const response = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${token}`, 'x-page-origin': 'http://localhost' },
      ...(body && { payload: body }),
    })
    if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`)
    return response.json<ApiData>()
  }

/** The day that is so many days after another, ISO. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** A course of a college, with a specialization where it has one. */
export type CourseChoice = { course?: number; specialization?: number }
type Applied = { instituteType: 'school' | 'college'; instituteId: number; child?: number } & CourseChoice

/** The first course that a college teaches; nothing where none is on record. */
export async function firstCourse({ family }: Cast, college: number): Promise<CourseChoice> {
  const { data } = await family('GET', `/student/college-courses/${college}`)
  const [option] = data
  const [branch] = option?.specializations ?? []
  return { ...(option && { course: option.id }), ...(branch && { specialization: branch.id }) }
}

/** Pays the fee of an application at the sandbox's bank, as a family would: order, checkout, the checkout's word. */
export async function payFor({ family, bank }: Cast, target: Applied): Promise<void> {
  const { orderId } = await family('POST', '/payment/order', { feesType: 'application', ...target })
  const paid = await bank.pay(orderId, 'succeed')
  if (!paid || !('razorpay_payment_id' in paid)) throw new Error('The bank did not take the fee')
  const { instituteType, instituteId } = target
  await family('POST', '/student/payment-success', {
    ...{ ...paid, instituteType, instituteId, orderId, amount: 33_100, feesType: 'application' },
  })
}

/** Puts an institute on the shortlist and fills in its form; returns the number of the draft application. */
export async function applyTo(
  { family }: Cast,
  { instituteType: _, ...choice }: Applied,
  form: object,
): Promise<number> {
  const listed = await family('POST', '/student/shortlist', choice)
  const { data } = await family('PUT', `/student/shortlist-form/${listed.data.id}`, form)
  return data.application?.id ?? 0
}

/** Moves an application on as its institute's office does. */
export async function decide({ office }: Cast, sid: number, id: number, ...moves: object[]): Promise<void> {
  for (const move of moves) {
    const { data } = await office('GET', `/buyer/application/${sid}/${id}`)
    await office('PUT', `/buyer/application/${sid}/${id}`, { updatedAt: data.updatedAt, ...move })
  }
}
